import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from '../db/schema/identity.js';

/** Holds a person's row until the transaction ends, for money calls whose address does not name the person. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
