import { sql } from 'drizzle-orm';
import type { Db } from './db.js';

/** Any numbers will do, as long as every process asks for the same ones. */
const locks = { schema: 4_100_001, world: 4_100_002, administrator: 4_100_005 };

/** Makes other transactions that ask for the same lock wait until this one has ended, in every process. */
export async function lockUntilCommit(tx: Db, name: keyof typeof locks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[name]})`);
}

/** The same for one thing among many, by its name. */
export async function lockNameUntilCommit(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
