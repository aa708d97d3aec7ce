import { eq, sql } from 'drizzle-orm';
import type { ReceiptDecision, StaffReceipt } from '../../core/contract/schemas/user-receipts.js';
import { holdUsers } from '../db/hold-users.js';
import { newId } from '../db/ids.js';
import { receipts } from './tables.js';
import { outbox } from '../db/tables.js';
import { users } from '../people/tables.js';
import { act } from '../billing/actions/act.js';
import { begunOn, claimNamed, grantBundle } from '../equipment/bundle.js';
import { settlePerson } from '../billing/books/due-work.js';
import { loadMember } from '../billing/account/member.js';
import { isLive } from '../billing/account/statuses.js';
import { approveProof, rejectProof } from '../billing/transitions/prove.js';
import { type Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { actorOf } from '../http/actor.js';
import { receiptColumns, staffShape, type ReceiptRow } from './shape.js';

/** The receipt, held until the decision is written: of two clerks at once the second is told that it was decided. */
async function undecided({ db }: Context, guid: string, version: number): Promise<ReceiptRow> {
  const [row] = await db.select(receiptColumns).from(receipts).where(eq(receipts.guid, guid)).for('update');
  if (!row) throw new Refusal('notFound', 'There is no such receipt.');
  if (row.status !== 'pending')
    throw new Refusal('alreadyDecided', `This receipt was ${row.status} before.`, {
      status: row.status,
      decidedAt: row.decidedAt,
      decidedBy: row.decidedBy,
    });
  if (row.version !== version)
    throw new Refusal('versionConflict', 'Somebody has changed this receipt since.', { current: staffShape(row) });
  return row;
}

/** Where news of a receipt go: to its owner, or to the address that came with it. */
async function addressOf({ db }: Context, { userId, claimedBy, email }: ReceiptRow): Promise<string | null> {
  const owner = userId ?? claimedBy;
  if (owner === null) return email;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner));
  return user?.email ?? email;
}

async function tellRejected(context: Context, receipt: ReceiptRow, reason: string): Promise<void> {
  const recipient = await addressOf(context, receipt);
  if (recipient === null) return;
  await context.db.insert(outbox).values({
    id: newId('mail'),
    recipient,
    kind: 'receiptRejected',
    payload: { fileName: receipt.fileName, reason },
    createdAt: context.now,
  });
}

/** Somebody claimed the receipt in between. The code is PostgreSQL's for "try again": the transaction runs anew. */
class ClaimedMeanwhile extends Error {
  readonly code = '40001';
}

/** Whoever claims a receipt holds their account first and the receipt then: in the same order here, so that two never wait for each other. */
async function holdClaimer({ db, now }: Context, guid: string): Promise<string | null> {
  const [row] = await db.select({ claimedBy: receipts.claimedBy }).from(receipts).where(eq(receipts.guid, guid));
  if (!row?.claimedBy) return null;
  await holdUsers(db, [row.claimedBy]);
  await settlePerson(db, row.claimedBy, now);
  return row.claimedBy;
}

/** The code that approving brings; none where the months run already, and are the member's from now on. */
async function approve(context: Context, receipt: ReceiptRow): Promise<string | null> {
  const begun = await begunOn(context.db, receipt);
  if (!begun) return grantBundle(context, receipt);
  if (isLive(begun.status)) {
    await claimNamed(context.db, receipt, { bundleClaimedBy: begun.userId, bundleClaimedAt: context.now });
    await act(context, await loadMember(context, begun.userId), approveProof);
    return null;
  }
  // the term ran out before anybody looked: the months come as a code, as for any approved receipt
  return begun.endReason === 'proof_undecided'
    ? grantBundle(context, { ...receipt, userId: begun.userId, claimedBy: null })
    : null;
}

/** What began on the receipt ends with its rejection. */
async function reject(context: Context, receipt: ReceiptRow, reason: string | undefined): Promise<null> {
  const begun = await begunOn(context.db, receipt);
  if (begun && isLive(begun.status)) await act(context, await loadMember(context, begun.userId), rejectProof);
  await tellRejected(context, receipt, reason ?? '');
  return null;
}

/** Writes down a decision and what follows from it, in one transaction. */
export async function decideReceipt(
  context: Context,
  guid: string,
  { status, reason, version }: ReceiptDecision,
): Promise<StaffReceipt> {
  const { db, now } = context;
  const holder = await holdClaimer(context, guid);
  const receipt = await undecided(context, guid, version);
  if (receipt.claimedBy !== holder) throw new ClaimedMeanwhile('A receipt was claimed while it was decided.');
  const code = status === 'approved' ? await approve(context, receipt) : await reject(context, receipt, reason);
  const [decided] = await db
    .update(receipts)
    .set({
      status,
      reason: reason ?? null,
      code,
      decidedAt: now,
      decidedBy: actorOf(context),
      version: sql`${receipts.version} + 1`,
    })
    .where(eq(receipts.guid, guid))
    .returning(receiptColumns);
  if (!decided) throw new Refusal('notFound', 'There is no such receipt.');
  context.note({ details: { status, reason: reason ?? null, granted: code !== null } });
  return staffShape(decided);
}
