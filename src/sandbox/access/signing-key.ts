import { hexToBytes } from '@noble/hashes/utils.js';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { remembered } from '../db/handles.js';
import { signingKeys } from './tables.js';
import { randomToken } from './hashes.js';

/** The key of tokens; leases have their own. */
const FIRST = 'first';

async function readKey(db: Db): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, FIRST));
  return row && hexToBytes(row.secret);
}

const storedKey = remembered('signing-key', readKey);

/** The secret all processes on this database sign with; the first process that needs it makes it. */
export async function signingKey(db: Db, now: number): Promise<Uint8Array> {
  const stored = await storedKey(db);
  if (stored) return stored;
  await db.insert(signingKeys).values({ id: FIRST, secret: randomToken(), createdAt: now }).onConflictDoNothing();
  const made = await readKey(db);
  if (!made) throw new Error('The signing key was written and is not there. Does something else empty this database?');
  return made;
}
