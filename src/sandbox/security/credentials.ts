import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { apiKeys, sessions, users } from '../db/schema/identity.js';
import type { ApiKeyHolder, Caller } from '../handler.js';
import { refuse } from '../http/envelope.js';
import { signingKey } from './signing-key.js';
import { readOldToken, readToken } from './tokens.js';

export interface KnownKey extends ApiKeyHolder {
  key: string;
  origins: readonly string[];
}

/** Every API key there is; they are few, and CORS needs them all. */
export function knownKeys(db: Db): Promise<KnownKey[]> {
  return db.select().from(apiKeys);
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * Who a token speaks for. Refuses with 401 when it is not ours, too old, or its session has ended. Whose child the
 * person is comes from their row: they may have joined or left a family since the token was signed.
 */
export async function callerOf(db: Db, token: string, now: number, { oldStyle = false } = {}): Promise<Caller> {
  const secret = await signingKey(db, now);
  const claims = (await readToken(secret, token, now)) ?? (oldStyle ? await readOldToken(secret, token, now) : undefined);
  if (!claims) throw refuse('jwtInvalid', 'The token is not valid or has expired.');
  const [found] = await db
    .select({ revokedAt: sessions.revokedAt, actor: sessions.actorId, parentId: users.parentId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.jti), eq(sessions.userId, claims.sub)));
  if (!found || (found.revokedAt !== null && found.revokedAt <= now)) throw refuse('sessionRevoked', 'This session has ended. Sign in again.');
  return { userId: claims.sub, parentId: found.parentId, sessionId: claims.jti, roles: claims.role, ...(found.actor !== null && { actor: found.actor }) };
}
