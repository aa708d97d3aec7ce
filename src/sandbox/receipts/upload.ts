import { and, asc, eq, sql } from 'drizzle-orm';
import type { Receipt, ReceiptPiece } from '../../core/contract/schemas/user-receipts.js';
import { DAY } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { receiptPieces as pieces, receipts, receiptUploads as uploads } from './tables.js';
import { shownSerial } from '../../core/serial-number.js';
import { demandSize, demandStart, readReceipt, safeName, typeOf } from './file.js';
import { type Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { countWithin } from '../http/limits/rate-limits.js';

type Upload = typeof uploads.$inferSelect;
type Said = Pick<ReceiptPiece, 'serialNumber' | 'email' | 'purchasedAt' | 'retailer'>;

/** Where to go on: what a client that lost its place asks for. */
const mismatch = (received: number) =>
  new Refusal('uploadOffsetMismatch', `The upload goes on at byte ${received}.`, { received });

/** What is stored about the purchase, and whose it is when they are signed in. */
const aboutPurchase = ({ caller }: Context, { serialNumber, email, purchasedAt, retailer }: Said) => ({
  serialNumber: serialNumber ? shownSerial(serialNumber) : null,
  email: email?.toLowerCase() ?? null,
  userId: caller?.userId ?? null,
  purchasedAt: purchasedAt ?? null,
  retailer: retailer ?? null,
});

const stateOf = ({ guid, fileName, size, createdAt }: Upload, received: number): Receipt => ({
  guid,
  status: 'uploading',
  fileName,
  size,
  received,
  createdAt,
});

/** Files that one account sends in a day, and that one address sends with a page's key: staff look at each of them. */
const PER_DAY = { account: 10, address: 50 };

function countFile({ db, now, caller, apiKey, ip }: Context): Promise<void> {
  const [subject, most] = caller
    ? [`receipts of ${caller.userId}`, PER_DAY.account]
    : [`receipts from ${ip ?? ''} ${apiKey?.id ?? ''}`, PER_DAY.address];
  return countWithin(db, subject, { most, seconds: DAY }, now);
}

/** A file that comes whole. */
export async function receiveWhole(context: Context, { file, ...said }: { file: Blob } & Said): Promise<Receipt> {
  const read = await readReceipt(file);
  await countFile(context);
  const receipt = { guid: crypto.randomUUID(), status: 'pending' as const, createdAt: context.now };
  await context.db.insert(receipts).values({ ...receipt, ...read, ...aboutPurchase(context, said) });
  return { ...receipt, fileName: read.fileName, size: read.size, received: read.size };
}

async function begin(context: Context, input: ReceiptPiece, bytes: Uint8Array): Promise<Upload> {
  const { db, now } = context;
  if (input.offset !== 0) throw mismatch(0);
  if (bytes.length === 0) throw invalid([{ path: 'chunk', message: 'Must not be empty.' }]);
  demandStart(bytes);
  await countFile(context);
  const [upload] = await db
    .insert(uploads)
    .values({
      guid: crypto.randomUUID(),
      fileName: safeName(input.fileName),
      size: input.size,
      createdAt: now,
      ...aboutPurchase(context, input),
    })
    .returning();
  if (!upload) throw new Error('The upload could not be begun.');
  return upload;
}

const absent = () => new Refusal('notFound', 'There is no such upload.');

/** An upload of this person, held so that of two tabs one writes at a time. */
async function held({ db, now, caller }: Context, guid: string): Promise<Upload | undefined> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.guid, guid)).for('update');
  if (!upload || upload.createdAt <= now - DAY) return undefined;
  if (upload.userId !== null && caller && caller.userId !== upload.userId) throw absent();
  return upload;
}

async function receivedOf(db: Db, guid: string): Promise<number> {
  const [row] = await db
    .select({ received: sql<string>`coalesce(sum(length(${pieces.content})), 0)` })
    .from(pieces)
    .where(eq(pieces.guid, guid));
  return Number(row?.received ?? 0);
}

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Adds a piece and answers the number of bytes so far. The same piece again changes nothing. */
async function add(db: Db, { guid }: Upload, offset: number, bytes: Uint8Array): Promise<number> {
  const received = await receivedOf(db, guid);
  if (offset < received) {
    const [known] = await db
      .select({ content: pieces.content })
      .from(pieces)
      .where(and(eq(pieces.guid, guid), eq(pieces.offset, offset)));
    if (!known || !same(known.content, bytes)) throw mismatch(received);
    return received;
  }
  if (offset > received) throw mismatch(received);
  if (bytes.length > 0) await db.insert(pieces).values({ guid, offset, content: bytes });
  return received + bytes.length;
}

/** The pieces put together, checked as a whole, and kept as a receipt. */
async function finish({ db }: Context, upload: Upload): Promise<Receipt> {
  const rows = await db
    .select({ offset: pieces.offset, content: pieces.content })
    .from(pieces)
    .where(eq(pieces.guid, upload.guid))
    .orderBy(asc(pieces.offset));
  const content = new Uint8Array(upload.size);
  for (const { offset, content: bytes } of rows) content.set(bytes, offset);
  await db.insert(receipts).values({ ...upload, status: 'pending', fileType: typeOf(content), content });
  await db.delete(uploads).where(eq(uploads.guid, upload.guid));
  return { ...stateOf(upload, upload.size), status: 'pending' };
}

/** The last piece of an upload may come twice; by then it is a receipt. */
async function finished({ db, caller }: Context, guid: string, size: number): Promise<Receipt> {
  const { userId, status, fileName, createdAt } = receipts;
  const [row] = await db
    .select({ guid: receipts.guid, size: receipts.size, userId, status, fileName, createdAt })
    .from(receipts)
    .where(eq(receipts.guid, guid));
  if (!row || row.size !== size || (row.userId !== null && caller && caller.userId !== row.userId)) throw absent();
  return {
    guid: row.guid,
    status: row.status,
    fileName: row.fileName,
    size: row.size,
    received: row.size,
    createdAt: row.createdAt,
  };
}

/** One piece of a file: begins an upload, carries it on, or completes it. */
export async function receivePiece(context: Context, input: ReceiptPiece): Promise<Receipt> {
  const { receiptGuid, size, offset, chunk } = input;
  demandSize(size);
  if (offset + chunk.size > size) throw invalid([{ path: 'chunk', message: 'Goes beyond the end of the file.' }]);
  const bytes = new Uint8Array(await chunk.arrayBuffer());
  const upload = receiptGuid === undefined ? await begin(context, input, bytes) : await held(context, receiptGuid);
  if (!upload) return finished(context, receiptGuid ?? '', size);
  if (upload.size !== size) throw invalid([{ path: 'size', message: 'Is not the size that this upload began with.' }]);
  const received = await add(context.db, upload, offset, bytes);
  return received === size ? finish(context, upload) : stateOf(upload, received);
}
