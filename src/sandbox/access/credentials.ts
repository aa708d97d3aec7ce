import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { Db } from '../db/db.js';
import { boundedMemory } from '../http/limits/bounded-memory.js';
import { remembered } from '../db/handles.js';
import { apiKeys } from './tables.js';
import type { Acting, ApiKeyHolder, Caller } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { signingKey } from './signing-key.js';
import { readOldToken, readToken } from './tokens.js';

export interface KnownKey extends ApiKeyHolder {
  key: string;
  origins: readonly string[];
}

/** Every API key there is; they are few, and CORS needs them all. */
export const knownKeys = remembered('api-keys', (db): Promise<KnownKey[]> => db.select().from(apiKeys));

/** The session that a token names. Nothing is believed of it: it says which row to look up, before the signature is checked. */
const sessionClaim = v.object({
  jti: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  sub: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});
export type SessionClaim = v.InferOutput<typeof sessionClaim>;

function readClaim(token: string): { claim: SessionClaim | undefined } {
  try {
    const read = v.safeParse(sessionClaim, decodeJwt(token));
    return { claim: read.success ? read.output : undefined };
  } catch {
    return { claim: undefined };
  }
}

/** A token says the same as long as it lives; longer texts than any of ours are not kept. */
const knownClaims = boundedMemory('token-claims', 1000, readClaim);

export const claimIn = (token: string): SessionClaim | undefined =>
  (token.length <= 2000 ? knownClaims(token) : readClaim(token)).claim;

/** What the database knows about a session and its person. */
export interface SessionFound {
  revokedAt: number | null;
  actorId: string | null;
  /** Of staff who act for the person: what they may see and do. */
  acting: Acting | null;
  parentId: string;
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * The person of a token, with its session as it was found by the same text. Refuses with 401 when it is not ours, too
 * old, or its session has ended. Whose child the person is comes from their row: they may have joined or left a family
 * since the token was signed.
 */
export async function callerOf(
  { db, now, session }: { db: Db; now: number; session: SessionFound | undefined },
  token: string,
  { oldStyle = false } = {},
): Promise<Caller> {
  const secret = await signingKey(db, now);
  const claims =
    (await readToken(secret, token, now)) ?? (oldStyle ? await readOldToken(secret, token, now) : undefined);
  if (!claims) throw new Refusal('jwtInvalid', 'The token is not valid or has expired.');
  if (!session || (session.revokedAt !== null && session.revokedAt <= now))
    throw new Refusal('sessionRevoked', 'This session has ended. Sign in again.');
  return {
    userId: claims.sub,
    parentId: session.parentId,
    sessionId: claims.jti,
    roles: claims.role,
    ...('scope' in claims && claims.scope ? { scope: claims.scope } : {}),
    ...(session.actorId !== null && { actor: session.actorId }),
    ...(session.acting && { acting: session.acting }),
  };
}
