import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from './tables.js';
import { users } from '../people/tables.js';
import type { Caller } from '../http/handler.js';
import { type At, living, renewSession, startSession, type Token } from './sessions.js';

/** Seconds for which the way back can be asked again: the answer may have been lost, and with it the session. */
const ASKED_AGAIN_FOR = 60;

/** The parent's session that this one was switched from, if it is still open. */
async function originOf({ db, now }: At, sessionId: string, parentId: string) {
  const [here] = await db.select({ originId: sessions.originId }).from(sessions).where(eq(sessions.id, sessionId));
  if (!here?.originId) return undefined;
  const [origin] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, here.originId), eq(sessions.userId, parentId), living(now)));
  return origin;
}

/** Why staff act, and until when: it goes with them to another member of the family. */
async function actingIn({ db }: At, { sessionId }: Caller) {
  const [here] = await db
    .select({ actingReason: sessions.actingReason, endsAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return here;
}

/**
 * A token to act as a member of the caller's family, or the way back (domain 1.8); undefined when there is no way. A
 * caller who already acts for another stays in that role: staff who are signed in as a parent do not become one by
 * going there and back.
 */
export async function switchTo(at: At, caller: Caller, targetId: string): Promise<Token | undefined> {
  const [target] = await at.db.select().from(users).where(eq(users.id, targetId));
  if (!target) return undefined;
  if (target.id === caller.userId) return renewSession(at, target, caller.sessionId);
  const isParent = caller.parentId === caller.userId;
  if (isParent && target.parentId === caller.userId) {
    const by = { actorId: caller.actor ?? caller.userId, originId: caller.sessionId };
    return startSession(at, target, caller.acting ? { ...by, ...(await actingIn(at, caller)) } : by);
  }
  const origin = target.id === caller.parentId ? await originOf(at, caller.sessionId, target.id) : undefined;
  if (!origin) return undefined;
  await at.db
    .update(sessions)
    .set({ revokedAt: at.now + ASKED_AGAIN_FOR })
    .where(and(eq(sessions.id, caller.sessionId), isNull(sessions.revokedAt)));
  return renewSession(at, target, origin.id);
}
