import { eq } from 'drizzle-orm';
import type { Db } from './db.js';
import { users } from '../people/tables.js';

/**
 * Holds people's rows until the transaction ends: what moves money or seats goes through an account one after the
 * other, from every tab, process or machine. In one order for everybody, so that two never wait for each other.
 */
export async function holdUsers(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted())
    await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}
