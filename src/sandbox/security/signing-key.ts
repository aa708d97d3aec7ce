import { hexToBytes } from '@noble/hashes/utils.js';
import { asc } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { signingKeys } from '../db/schema/identity.js';
import { randomToken } from './hashes.js';

/** The secret all processes on this database sign with; made at the first need, whoever comes first. */
export async function signingKey(db: Db, now: number): Promise<Uint8Array> {
  const read = () => db.select().from(signingKeys).orderBy(asc(signingKeys.id)).limit(1);
  let [row] = await read();
  if (!row) {
    await db.insert(signingKeys).values({ id: 'first', secret: randomToken(), createdAt: now }).onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error('The signing key was written and is not there. Does something else empty this database?');
  return hexToBytes(row.secret);
}
