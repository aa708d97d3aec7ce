import { mayKnow } from '../partners/people.js';
import type { Context } from '../http/handler.js';
import { findUser } from '../people/find-user.js';
import { Refusal } from '../http/refusal.js';

/** Refuses for somebody whom there is not, or whom a partner's back end may not know of. */
export async function demandMember(context: Context, userId: string): Promise<void> {
  await findUser(context.db, userId);
  if (!(await mayKnow(context, userId))) throw new Refusal('notFound', 'There is no such user.');
}
