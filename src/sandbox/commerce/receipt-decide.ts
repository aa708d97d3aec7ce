import { eq, sql } from 'drizzle-orm';
import type { ReceiptDecision, StaffReceipt } from '../../core/contract/schemas/user-receipts.js';
import { writeAudit } from '../audit.js';
import { newId } from '../db/ids.js';
import { receipts } from '../db/schema/entitlements.js';
import { outbox, users } from '../db/schema/identity.js';
import { grantBundle } from '../engine/bundle.js';
import { type Context, Refusal } from '../handler.js';
import { refuse } from '../http/envelope.js';
import { actorOf } from './actor.js';
import { receiptColumns, staffShape, type ReceiptRow } from './receipt-shape.js';

/** The receipt, held until the decision is written: of two clerks at once the second is told that it was decided. */
async function undecided({ db }: Context, guid: string, version: number): Promise<ReceiptRow> {
  const [row] = await db.select(receiptColumns).from(receipts).where(eq(receipts.guid, guid)).for('update');
  if (!row) throw refuse('notFound', 'There is no such receipt.');
  if (row.status !== 'pending') throw new Refusal('alreadyDecided', 409, `This receipt was ${row.status} before.`, { status: row.status, decidedAt: row.decidedAt, decidedBy: row.decidedBy });
  if (row.version !== version) throw new Refusal('versionConflict', 409, 'Somebody has changed this receipt since.', { current: staffShape(row) });
  return row;
}

/** Where news of a receipt go: to its owner, or to the address that came with it. */
async function addressOf({ db }: Context, { userId, email }: ReceiptRow): Promise<string | null> {
  if (userId === null) return email;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? email;
}

async function tellRejected(context: Context, receipt: ReceiptRow, reason: string): Promise<void> {
  const recipient = await addressOf(context, receipt);
  if (recipient === null) return;
  await context.db.insert(outbox).values({ id: newId('mail'), recipient, kind: 'receiptRejected', payload: { fileName: receipt.fileName, reason }, createdAt: context.now });
}

/** Writes down a decision and what follows from it, in one transaction. */
export async function decideReceipt(context: Context, guid: string, { status, reason, version }: ReceiptDecision): Promise<StaffReceipt> {
  const { db, now } = context;
  const receipt = await undecided(context, guid, version);
  const code = status === 'approved' ? await grantBundle(context, receipt) : null;
  const [decided] = await db
    .update(receipts)
    .set({ status, reason: reason ?? null, code, decidedAt: now, decidedBy: actorOf(context), version: sql`${receipts.version} + 1` })
    .where(eq(receipts.guid, guid))
    .returning(receiptColumns);
  if (!decided) throw refuse('notFound', 'There is no such receipt.');
  if (status === 'rejected') await tellRejected(context, receipt, reason);
  await writeAudit(context, 'decideReceipt', 'receipt', guid, { status, reason: reason ?? null, granted: code !== null });
  return staffShape(decided);
}
