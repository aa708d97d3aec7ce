import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { sessions } from './tables.js';
import { notRevoked } from './sessions.js';

interface At {
  db: Db;
  now: number;
}

async function end({ db, now }: At, which: ReturnType<typeof and>): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(notRevoked(now), which))
    .returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/**
 * Signs a person out everywhere, also where they act as another person; `except` spares one session and what was
 * switched to from it. Answers how many sessions were still open.
 */
export function endSessionsOf(at: At, userId: string, except?: string): Promise<number> {
  const own = at.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const theirs = or(eq(sessions.userId, userId), eq(sessions.actorId, userId), inArray(sessions.originId, own));
  const spared =
    except === undefined
      ? undefined
      : and(ne(sessions.id, except), or(isNull(sessions.originId), ne(sessions.originId, except)));
  return end(at, and(theirs, spared));
}

/** Ends one session of a person, the one it was switched from, and those switched to from either: they are one sign-in. */
export async function endOneSession(at: At, userId: string, sessionId: string): Promise<number> {
  const [session] = await at.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), notRevoked(at.now)));
  if (!session) return 0;
  const chain = session.originId === null ? [session.id] : [session.id, session.originId];
  return end(at, or(inArray(sessions.id, chain), inArray(sessions.originId, chain)));
}
