import { and, eq, lt } from 'drizzle-orm';
import type { CallName } from '../core/contract/index.js';
import { DAY } from '../core/dates.js';
import type { Db } from './db/db.js';
import { idempotencyRecords as records } from './db/schema/identity.js';
import { Refusal } from './handler.js';
import { refuse } from './http/envelope.js';
import { digest } from './security/hashes.js';

/** The sentence of the header: whose key, for which call, with what in it. */
export interface Claim {
  key: string;
  userId: string;
  call: CallName;
  input: object;
}

/** The header's value; undefined when the request has none. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refuse('badRequest', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.');
  return key;
}

/** Equal inputs give equal text, whatever the order of their fields. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

const ofClaim = ({ key, userId, call }: Claim) => and(eq(records.key, key), eq(records.userId, userId), eq(records.call, call));

/**
 * Claims the key inside the transaction of the effect. Whoever comes second waits here, on the unique
 * row, until the first has committed, and gets the first's answer; had the first rolled back, the
 * second claims the key itself. Keys are remembered for a day.
 */
export async function claimKey(tx: Db, claim: Claim, now: number): Promise<{ status: number; body: string } | undefined> {
  const { key, userId, call } = claim;
  const requestHash = digest(canonical(claim.input));
  await tx.delete(records).where(and(ofClaim(claim), lt(records.createdAt, now - DAY)));
  const [claimed] = await tx
    .insert(records)
    .values({ key, userId, call, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: records.key });
  if (claimed) return undefined;
  const [stored] = await tx.select().from(records).where(ofClaim(claim));
  if (stored?.requestHash !== requestHash) {
    throw new Refusal('idempotencyConflict', 409, 'This Idempotency-Key was used for another request.');
  }
  if (stored.status === null || stored.body === null) throw new Error('An idempotency record was committed without its answer.');
  return { status: stored.status, body: stored.body };
}

/** Keeps the answer of a success, in the same transaction. */
export async function keepAnswer(tx: Db, claim: Claim, status: number, body: string): Promise<void> {
  await tx.update(records).set({ status, body }).where(ofClaim(claim));
}

/** Frees the key again: a refusal is no answer to repeat. */
export async function releaseKey(tx: Db, claim: Claim): Promise<void> {
  await tx.delete(records).where(ofClaim(claim));
}
