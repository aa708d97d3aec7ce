import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from './tables.js';
import type { Caller, Context } from '../http/handler.js';
import { refuse } from '../http/refusal.js';

/** Who called, in a handler whose call needs a token. */
export function callerIn({ caller }: Context): Caller {
  if (!caller) throw refuse('jwtInvalid', 'This call needs a token.');
  return caller;
}

/** A user's row; refuses with 404 when there is none. */
export async function findUser(db: Db, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw refuse('notFound', 'There is no such user.');
  return user;
}
