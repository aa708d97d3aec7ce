import { eq } from 'drizzle-orm';
import type { ReceiptDecision, StaffReceipt } from '../../core/contract/schemas/user-receipts.js';
import { holdUsers } from '../db/hold-users.js';
import { changed, type Closed, readForChange, type Versioned } from '../db/versioned.js';
import { receipts } from './tables.js';
import { sendMail } from '../people/mail.js';
import { users } from '../people/tables.js';
import { act } from '../billing/actions/act.js';
import { begunOn, claimNamed, grantBundle } from '../equipment/bundle.js';
import { settlePerson } from '../billing/books/due-work.js';
import { loadMember } from '../billing/account/member.js';
import { isLive } from '../billing/account/statuses.js';
import { approveProof, rejectProof } from '../billing/transitions/prove.js';
import { type Context } from '../http/handler.js';
import { actorIdOf } from '../http/actor.js';
import { receiptColumns, staffShape, type ReceiptRow } from './shape.js';

const versionedReceipt: Versioned<ReceiptRow> = {
  resource: 'receipt',
  table: receipts,
  key: receipts.guid,
  find: (db, guid) => db.select(receiptColumns).from(receipts).where(eq(receipts.guid, guid)),
  shown: (_, row) => staffShape(row),
  // a person who knows it can redeem it
  hidden: ['code'],
};

/** Of two clerks at once the second learns that it was decided, however old the state that they saw. */
const decided = ({ status, decidedAt, decidedBy }: ReceiptRow): Closed | undefined =>
  status === 'pending'
    ? undefined
    : {
        code: 'alreadyDecided',
        message: `This receipt was ${status} before.`,
        debug: { status, decidedAt, decidedBy },
      };

/** Where news of a receipt go: to its owner, or to the address that came with it. */
async function addressOf({ db }: Context, { userId, claimedBy, email }: ReceiptRow): Promise<string | null> {
  const owner = userId ?? claimedBy;
  if (owner === null) return email;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, owner));
  return user?.email ?? email;
}

const tellRejected = async (context: Context, receipt: ReceiptRow, reason: string): Promise<void> =>
  sendMail(context, await addressOf(context, receipt), 'receiptRejected', { fileName: receipt.fileName, reason });

/**
 * Another call claimed the receipt in between. The code is PostgreSQL's for "try again": the transaction runs again.
 */
class ClaimedMeanwhile extends Error {
  readonly code = '40001';
}

/**
 * A member who claims a receipt locks their account first and the receipt then: the same order here, so that two never
 * wait for each other.
 */
async function holdClaimer({ db, now, host }: Context, guid: string): Promise<string | null> {
  const [row] = await db.select({ claimedBy: receipts.claimedBy }).from(receipts).where(eq(receipts.guid, guid));
  if (!row?.claimedBy) return null;
  await holdUsers(db, [row.claimedBy]);
  await settlePerson(db, row.claimedBy, now, host);
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
  const holder = await holdClaimer(context, guid);
  const held = await readForChange(context, versionedReceipt, guid, version, decided);
  const { row: receipt } = held;
  if (receipt.claimedBy !== holder) throw new ClaimedMeanwhile('A receipt was claimed while it was decided.');
  const code = status === 'approved' ? await approve(context, receipt) : await reject(context, receipt, reason);
  const decision = {
    status,
    reason: reason ?? null,
    code,
    decidedAt: context.now,
    decidedBy: actorIdOf(context),
  };
  return staffShape(await changed(context, held, decision, { details: { granted: code !== null } }));
}
