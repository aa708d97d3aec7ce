import { eq } from 'drizzle-orm';
import type { HistoryType } from '../../../core/contract/schemas/account-history.js';
import { newId } from '../../db/ids.js';
import { actorIdOf } from '../../http/actor.js';
import { accountHistory } from '../tables/invoices.js';
import { users } from '../../people/tables.js';
import type { EngineContext } from '../context.js';
import { type Actor, system } from '../books/write-books.js';

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
  /** In somebody's own words. */
  comment?: string | null;
}

type Made = Pick<EngineContext, 'db' | 'now' | 'caller' | 'apiKey' | 'requestId'>;

/** Who did it, seen from the account: its member, the member's parent, or staff. */
export async function accountActorOf(made: Pick<Made, 'db' | 'caller' | 'apiKey'>, userId: string): Promise<Actor> {
  const { db, caller, apiKey } = made;
  // everybody has the key of a page: what is done with it alone is nobody's doing
  if (!caller && !apiKey?.service) return system;
  const actorId = actorIdOf(made);
  // a service key without a token is a partner's back end, or our own
  if (!caller) return { actorKind: apiKey?.partnerId === null ? 'staff' : 'partner', actorId };
  if (actorId === userId) return { actorKind: 'member', actorId };
  const [target] = await db.select({ parentId: users.parentId }).from(users).where(eq(users.id, userId));
  return { actorKind: target?.parentId === actorId ? 'parent' : 'staff', actorId };
}

/** Adds an entry to the account's history, in the transaction of what it records. */
export async function record(made: Made, entry: HistoryEntry): Promise<void> {
  await made.db.insert(accountHistory).values({
    id: newId('his'),
    at: made.now,
    requestId: made.requestId,
    ...(await accountActorOf(made, entry.userId)),
    ...entry,
  });
}
