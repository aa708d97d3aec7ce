import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { addDays } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { sessions } from './tables.js';
import { type users } from '../people/tables.js';
import { scopeOf } from '../commercial/access/scope.js';
import { familySeats } from '../family/family-seats.js';
import { signingKey } from './signing-key.js';
import { signToken } from './tokens.js';

type UserRow = typeof users.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** Spec s.9: a sign-in lasts three days. */
const SESSION_DAYS = 3;

/** How long staff act for a member: a call's length, and never renewed. */
export const ACTING_SECONDS = 1800;

export interface At {
  db: Db;
  now: number;
  userAgent?: string;
}

export interface Token {
  jwt: string;
  userId: string;
}

async function tokenFor(
  { db, now }: At,
  user: UserRow,
  session: Pick<SessionRow, 'id' | 'actorId' | 'expiresAt'>,
): Promise<string> {
  const scope = await scopeOf(db, user);
  return signToken(
    await signingKey(db, now),
    {
      jti: session.id,
      sub: user.id,
      par: user.parentId,
      role: user.roles,
      plan: { features: { maxFamilyMembers: await familySeats(db, user.parentId) } },
      ...(session.actorId && { act: session.actorId }),
      ...(scope && { scope }),
      exp: session.expiresAt,
    },
    now,
  );
}

interface By {
  /** Who acts as the person. */
  actorId?: string | null;
  /** Why, where it is staff. */
  actingReason?: string | null;
  /** The session that this one leads back to. */
  originId?: string;
  /** When staff who went over from another session are at their end. */
  endsAt?: number;
}

/** Signs a person in: a session row and the token for it. */
export async function startSession(at: At, user: UserRow, by: By = {}): Promise<Token> {
  const isStaff = by.actorId != null && by.actorId !== user.parentId;
  const session = {
    id: crypto.randomUUID(),
    userId: user.id,
    actorId: by.actorId ?? null,
    actingReason: isStaff ? (by.actingReason ?? null) : null,
    originId: by.originId ?? null,
    userAgent: at.userAgent ?? null,
    createdAt: at.now,
    lastSeenAt: at.now,
    expiresAt: isStaff ? (by.endsAt ?? at.now + ACTING_SECONDS) : addDays(at.now, SESSION_DAYS),
  };
  await at.db.insert(sessions).values(session);
  return { jwt: await tokenFor(at, user, session), userId: user.id };
}

/** Sessions that nobody has ended, or that are about to end. */
export const notRevoked = (now: number) => or(isNull(sessions.revokedAt), gt(sessions.revokedAt, now));

/** Sessions that have neither ended nor run out. */
export const living = (now: number) => and(notRevoked(now), gt(sessions.expiresAt, now));

/** Gives a session its three days again; one in which staff act for somebody of this family ends when it was to end. */
async function extend({ db, now }: At, sessionId: string, parentId: string): Promise<SessionRow | undefined> {
  const [session] = await db
    .update(sessions)
    .set({
      expiresAt: sql`case when ${sessions.actorId} <> ${parentId} then ${sessions.expiresAt} else ${addDays(now, SESSION_DAYS)}::bigint end`,
      lastSeenAt: now,
    })
    .where(and(eq(sessions.id, sessionId), living(now)))
    .returning();
  return session;
}

/** A new token for the same session, good for another three days. The session it was switched from lives on with it. */
export async function renewSession(at: At, user: UserRow, sessionId: string): Promise<Token | undefined> {
  const session = await extend(at, sessionId, user.parentId);
  if (session?.originId) await extend(at, session.originId, user.parentId);
  return session && { jwt: await tokenFor(at, user, session), userId: user.id };
}
