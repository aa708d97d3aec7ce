import { SignJWT, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { scope } from '../../core/contract/schemas/commercial/scope.js';

/** What a session token says (spec s.3); `act` is who acts as `sub`, when it is not that person. */
export const claims = v.object({
  jti: v.string(),
  sub: v.string(),
  par: v.string(),
  role: v.array(v.string()),
  plan: v.object({ features: v.object({ maxFamilyMembers: v.number() }) }),
  act: v.optional(v.string()),
  /** Of dealers, owners and location users. */
  scope: v.optional(scope),
  exp: v.number(),
});
export type Claims = v.InferOutput<typeof claims>;

/** What tokens of the old style said: nothing of parent and plan. */
const oldClaims = v.pick(claims, ['jti', 'sub', 'role', 'exp']);

export function signToken(secret: Uint8Array, { jti, sub, exp, ...rest }: Claims, now: number): Promise<string> {
  return new SignJWT(rest)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(jti)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(exp)
    .sign(secret);
}

/** What tokens say whose signature was found good, by the key that it was checked with. Most come again and again. */
const good = new WeakMap<Uint8Array, Map<string, JWTPayload>>();

/** More are forgotten, the first ones first. */
const MOST = 1000;

async function checked(secret: Uint8Array, token: string, now: number): Promise<JWTPayload | undefined> {
  const seen = good.get(secret) ?? new Map<string, JWTPayload>();
  good.set(secret, seen);
  const known = seen.get(token);
  // the signature stays good, the time does not
  if (known) return (known.exp ?? 0) > now ? known : undefined;
  const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(now * 1000) });
  if (payload.exp === undefined || payload.nbf !== undefined) return payload;
  const [first] = seen.keys();
  if (seen.size >= MOST && first !== undefined) seen.delete(first);
  seen.set(token, payload);
  return payload;
}

async function readAs<Read>(
  shape: v.GenericSchema<unknown, Read>,
  secret: Uint8Array,
  token: string,
  now: number,
): Promise<Read | undefined> {
  try {
    const payload = await checked(secret, token, now);
    const read = v.safeParse(shape, payload);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The claims of a token we signed and that has not expired by `now`; undefined for any other text. */
export const readToken = (secret: Uint8Array, token: string, now: number): Promise<Claims | undefined> =>
  readAs(claims, secret, token, now);

/** The same of a token that may be of the old style. */
export const readOldToken = (
  secret: Uint8Array,
  token: string,
  now: number,
): Promise<v.InferOutput<typeof oldClaims> | undefined> => readAs(oldClaims, secret, token, now);
