import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { apiKeys, sessions } from '../db/schema/identity.js';
import type { ApiKeyHolder, Caller } from '../handler.js';
import { refuse } from '../http/envelope.js';
import { signingKey } from './signing-key.js';
import { readToken } from './tokens.js';

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

/** Who a token speaks for. Refuses with 401 when it is not ours, too old, or its session has ended. */
export async function callerOf(db: Db, token: string, now: number): Promise<Caller> {
  const claims = await readToken(await signingKey(db, now), token, now);
  if (!claims) throw refuse('jwtInvalid', 'The token is not valid or has expired.');
  const [session] = await db.select().from(sessions).where(eq(sessions.id, claims.jti));
  if (!session || session.revokedAt !== null || session.userId !== claims.sub) throw refuse('sessionRevoked', 'This session has ended. Sign in again.');
  return { userId: claims.sub, parentId: claims.par, sessionId: claims.jti, roles: claims.role, ...(claims.act && { actor: claims.act }) };
}
