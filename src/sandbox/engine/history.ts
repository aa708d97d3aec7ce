import { eq } from 'drizzle-orm';
import { newId } from '../db/ids.js';
import { accountHistory } from '../db/schema/billing.js';
import { users } from '../db/schema/identity.js';
import type { EngineContext } from './context.js';

/** What can happen to an account (domain 1.13). */
type HistoryType =
  | 'created' | 'activated' | 'trialStarted' | 'trialEnded' | 'renewed' | 'paymentFailed' | 'paymentSucceeded' | 'paymentMethodUpdated'
  | 'planChanged' | 'planChangeScheduled' | 'planChangeCleared' | 'phaseAdded' | 'phaseEdited' | 'canceled' | 'uncanceled'
  | 'pauseScheduled' | 'paused' | 'resumed' | 'extended' | 'credited' | 'redeemed' | 'addonAdded' | 'addonCanceled' | 'addonUncanceled'
  | 'migrated' | 'terminated' | 'expired' | 'reinstated' | 'familyMemberAdded' | 'familyMemberRemoved' | 'noteAdded' | 'manualUpdate';

export interface HistoryEntry {
  userId: string;
  type: HistoryType;
  /** One sentence for people. */
  summary: string;
  subscriptionId?: string;
  amount?: number;
  currencyCode?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

type Made = Pick<EngineContext, 'db' | 'now' | 'caller' | 'requestId'>;

/** Who did it, seen from the account: its member, the member's parent, or staff. */
async function actorOf({ db, caller }: Made, userId: string): Promise<{ actorKind: 'member' | 'parent' | 'staff' | 'system'; actorId: string | null }> {
  if (!caller) return { actorKind: 'system', actorId: null };
  const actorId = caller.actor ?? caller.userId;
  if (actorId === userId) return { actorKind: 'member', actorId };
  const [target] = await db.select({ parentId: users.parentId }).from(users).where(eq(users.id, userId));
  return { actorKind: target?.parentId === actorId ? 'parent' : 'staff', actorId };
}

/** Adds an entry to the account's history, in the transaction of what it tells of. */
export async function record(made: Made, entry: HistoryEntry): Promise<void> {
  await made.db.insert(accountHistory).values({ id: newId('his'), at: made.now, requestId: made.requestId, ...(await actorOf(made, entry.userId)), ...entry });
}
