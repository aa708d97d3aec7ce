import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from '../db/schema/identity.js';

/** What moves money goes through an account one after the other, from whatever tab, process or machine it comes. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
