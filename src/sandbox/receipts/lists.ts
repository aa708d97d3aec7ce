import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type {
  OwnReceiptList,
  OwnReceiptQuery,
  ReceiptQuery,
  StaffReceiptList,
} from '../../core/contract/schemas/user-receipts.js';
import type { Db } from '../db/db.js';
import { receipts } from './tables.js';
import { subscriptions } from '../billing/tables/memberships.js';
import { toBase64 } from '../http/answer/base64.js';
import { longPageOf } from '../db/long-page.js';
import { pageOf } from '../db/page.js';
import { searchIn } from '../db/search.js';
import { receiptSearch, receiptWords } from './receipt-words.js';
import { ownShape, receiptColumns, staffShape } from './shape.js';

async function contentOf(db: Db, guid: string): Promise<{ content?: string }> {
  const [row] = await db.select({ content: receipts.content }).from(receipts).where(eq(receipts.guid, guid));
  return row ? { content: toBase64(row.content) } : {};
}

/** Receipts for staff; who has waited longest is served first. */
export async function receiptsFor(
  db: Db,
  { status, q, guid, userId, include, sort = 'createdAt', ...page }: ReceiptQuery,
): Promise<StaffReceiptList> {
  const which = and(
    status && eq(receipts.status, status),
    guid === undefined ? undefined : eq(receipts.guid, guid),
    userId === undefined ? undefined : eq(receipts.userId, userId),
  );
  const content = include && guid !== undefined ? await contentOf(db, guid) : {};
  return longPageOf(db, {
    rows: (at, fitting) => db.select({ receipt: receiptColumns, at }).from(receipts).where(fitting),
    which,
    search: q ? searchIn(receiptSearch(receipts), [receiptWords(receipts)], q) : undefined,
    sort,
    by: { createdAt: receipts.createdAt },
    key: receipts.guid,
    page,
    items: rows => rows.map(({ receipt }) => ({ ...staffShape(receipt), ...content })),
  });
}

/** What a person's present membership began on, while that is being checked. */
async function provisionalOf(db: Db, userId: string) {
  const [row] = await db
    .select({ provisional: subscriptions.provisional })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt), isNotNull(subscriptions.provisional)));
  return row?.provisional;
}

/** The receipts that a person sent, signed in or on the way to signing up, newest first. */
export async function receiptsOf(
  db: Db,
  userId: string,
  { status, ...page }: OwnReceiptQuery,
): Promise<OwnReceiptList> {
  const which = and(
    or(eq(receipts.userId, userId), eq(receipts.claimedBy, userId)),
    status && eq(receipts.status, status),
  );
  const begun = await provisionalOf(db, userId);
  return pageOf(db, {
    rows: db.select(receiptColumns).from(receipts).where(which),
    order: [desc(receipts.createdAt)],
    key: receipts.guid,
    page,
    items: rows => rows.map(row => ownShape(row, begun)),
  });
}
