import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { and, eq, lt } from 'drizzle-orm';
import type { CallLine } from '../../core/contract/call.js';
import type { CallName } from '../../core/contract/index.js';
import { DAY } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { idempotencyRecords as records } from './tables.js';
import { Refusal } from './refusal.js';
import { digest } from '../access/hashes.js';

/** Whose key, for which call, with what in it. What is stored of the key is a digest. */
export interface Claim {
  key: string;
  userId: string;
  call: CallName;
  /** Distinguishes another request from the same one; made with the key, so that nobody can test what was sent. */
  requestHash: string;
  /** What the answer is sealed under: a reader of the row learns nothing from it. */
  seal: CryptoKey;
}

/** Repeated with the same key, the call gives its first answer. */
export const isKeyed = ({ money, idempotent }: CallLine): boolean => money === true || idempotent === true;

/** The header's value; undefined when the request has none. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal('badRequest', 'The Idempotency-Key must be 1 to 255 visible ASCII characters.');
  return key;
}

/** Equal inputs give equal text, in any order of their fields; a file counts by its bytes. */
async function canonical(value: unknown): Promise<string> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (value instanceof Blob) return bytesToHex(sha256(new Uint8Array(await value.arrayBuffer())));
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join()}]`;
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${(await Promise.all(fields.map(async ([key, inner]) => `${JSON.stringify(key)}:${await canonical(inner)}`))).join()}}`;
}

const IV_BYTES = 12;

export async function claimOf(key: string, userId: string, call: CallName, input: object): Promise<Claim> {
  const secret = sha256(utf8ToBytes(`seal ${key}`));
  return {
    key: digest(`key ${key}`),
    userId,
    call,
    requestHash: digest(`request ${key} ${await canonical(input)}`),
    seal: await crypto.subtle.importKey('raw', new Uint8Array(secret), 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

async function sealed(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return bytesToHex(iv) + bytesToHex(new Uint8Array(cipher));
}

async function opened(key: CryptoKey, text: string): Promise<string> {
  const bytes = new Uint8Array(hexToBytes(text));
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) }, key, bytes.subarray(IV_BYTES)),
  );
}

const ofClaim = ({ key, userId, call }: Claim) =>
  and(eq(records.key, key), eq(records.userId, userId), eq(records.call, call));

interface KeptAnswer {
  status: number;
  body: string;
}

/** The answer under the key; undefined for one that is free. */
async function readKept(db: Db, claim: Claim): Promise<KeptAnswer | undefined> {
  const [stored] = await db.select().from(records).where(ofClaim(claim));
  if (!stored) return undefined;
  if (stored.requestHash !== claim.requestHash) {
    throw new Refusal('idempotencyConflict', 'This Idempotency-Key was used for another request.');
  }
  if (stored.status === null || stored.body === null)
    throw new Error('An idempotency record was committed without its answer.');
  return { status: stored.status, body: await opened(claim.seal, stored.body) };
}

/** Frees a key that is older than a day. */
const forgetKey = (db: Db, claim: Claim, now: number) =>
  db.delete(records).where(and(ofClaim(claim), lt(records.createdAt, now - DAY)));

/** The answer that a repeat gets; undefined where the request is none. */
export async function repeatedAnswer(db: Db, claim: Claim, now: number): Promise<KeptAnswer | undefined> {
  await forgetKey(db, claim, now);
  return readKept(db, claim);
}

/**
 * Claims the key inside the transaction of the effect. The second request waits here, on the unique row, until the
 * first has committed, and gets the first's answer; had the first rolled back, the second claims the key itself. Keys
 * are remembered for a day.
 */
export async function claimKey(tx: Db, claim: Claim, now: number): Promise<KeptAnswer | undefined> {
  const { key, userId, call, requestHash } = claim;
  await forgetKey(tx, claim, now);
  const [claimed] = await tx
    .insert(records)
    .values({ key, userId, call, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: records.key });
  if (claimed) return undefined;
  const kept = await readKept(tx, claim);
  if (!kept) throw new Error('An idempotency record is there and cannot be read.');
  return kept;
}

/** Keeps the answer of a success, in the same transaction. */
export async function keepAnswer(tx: Db, claim: Claim, status: number, body: string): Promise<void> {
  await tx
    .update(records)
    .set({ status, body: await sealed(claim.seal, body) })
    .where(ofClaim(claim));
}

/** Frees the key again: a refusal is no answer to repeat. */
export async function releaseKey(tx: Db, claim: Claim): Promise<void> {
  await tx.delete(records).where(ofClaim(claim));
}
