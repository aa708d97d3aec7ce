import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addDays } from '../../../core/dates.js';
import type { Lease } from '../../../core/contract/schemas/commercial/activation.js';
import { signingKeys } from '../../access/tables.js';
import type { Db } from '../../db/db.js';
import type { EquipmentRow } from '../equipment/equipment-record.js';
import type { LicenseRow } from '../licenses/license-status.js';

/** Days that a machine works without a network (domain 2.5). */
export const LEASE_DAYS = 14;

const KEY = 'lease';

const keyPair = v.object({
  kty: v.string(),
  crv: v.string(),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

async function storedKey(db: Db): Promise<v.InferOutput<typeof keyPair> | undefined> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, KEY));
  return row && v.parse(keyPair, JSON.parse(row.secret));
}

/**
 * The key that leases are signed with, made at the first need. A machine checks a lease itself, so it gets the public
 * half: one secret for all would let every machine sign its own.
 */
async function leaseKeys(db: Db, now: number): Promise<v.InferOutput<typeof keyPair>> {
  const stored = await storedKey(db);
  if (stored) return stored;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secret = JSON.stringify(await exportJWK(privateKey));
  await db.insert(signingKeys).values({ id: KEY, secret, createdAt: now }).onConflictDoNothing();
  const made = await storedKey(db);
  if (!made) throw new Error('The key for leases was written and is not there.');
  return made;
}

/** The public half, as a JWK. */
export async function leasePublicKey(db: Db, now: number): Promise<Record<string, string>> {
  const { d: _, ...open } = await leaseKeys(db, now);
  return open;
}

type Leased = Pick<EquipmentRow, 'id' | 'hardwareId' | 'serialNumber'>;

/** A lease of a seat for this machine: two weeks, and never longer than the licence. */
export async function signLease(
  { db, now }: { db: Db; now: number },
  { id, hardwareId, serialNumber }: Leased,
  license: Pick<LicenseRow, 'id' | 'expiresAt'>,
): Promise<Lease> {
  const until = Math.min(addDays(now, LEASE_DAYS), license.expiresAt);
  const jwk: JWK = await leaseKeys(db, now);
  const token = await new SignJWT({ seat: license.id, hw: hardwareId ?? serialNumber ?? id })
    .setProtectedHeader({ alg: 'ES256', typ: 'lease+jwt' })
    .setSubject(id)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(await importJWK(jwk, 'ES256'));
  return { token, until, expiresIn: until - now };
}
