import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from './tables.js';
import type { Caller, Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';

/** Who called, in a handler whose call needs a token. */
export function callerIn({ caller }: Pick<Context, 'caller'>): Caller {
  if (!caller) throw new Refusal('jwtInvalid', 'This call needs a token.');
  return caller;
}

/** A user's row; refuses with 404 when there is none. */
export async function findUser(db: Db, userId: string): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('notFound', 'There is no such user.');
  return user;
}
