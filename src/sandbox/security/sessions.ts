import { eq } from 'drizzle-orm';
import { addDays } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { sessions, type users } from '../db/schema/identity.js';
import { familySeats } from './family-seats.js';
import { signingKey } from './signing-key.js';
import { signToken } from './tokens.js';

type UserRow = typeof users.$inferSelect;

/** Spec s.9: a sign-in lasts three days. */
const SESSION_DAYS = 3;

interface At {
  db: Db;
  now: number;
}

async function tokenFor({ db, now }: At, user: UserRow, session: { id: string; actorId: string | null; expiresAt: number }): Promise<string> {
  return signToken(
    await signingKey(db, now),
    {
      jti: session.id,
      sub: user.id,
      par: user.parentId,
      role: user.roles,
      plan: { features: { maxFamilyMembers: await familySeats(db, user.parentId) } },
      ...(session.actorId && { act: session.actorId }),
      exp: session.expiresAt,
    },
    now,
  );
}

/** Signs somebody in: a session row and the token for it. */
export async function startSession(at: At, user: UserRow, actorId: string | null = null): Promise<{ jwt: string; userId: string }> {
  const session = { id: crypto.randomUUID(), userId: user.id, actorId, createdAt: at.now, expiresAt: addDays(at.now, SESSION_DAYS) };
  await at.db.insert(sessions).values(session);
  return { jwt: await tokenFor(at, user, session), userId: user.id };
}

/** A new token for the same session, good for another three days. */
export async function renewSession(at: At, user: UserRow, sessionId: string): Promise<{ jwt: string; userId: string } | undefined> {
  const [session] = await at.db
    .update(sessions)
    .set({ expiresAt: addDays(at.now, SESSION_DAYS) })
    .where(eq(sessions.id, sessionId))
    .returning();
  return session && { jwt: await tokenFor(at, user, session), userId: user.id };
}
