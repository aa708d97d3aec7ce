import type { Context } from '../http/handler.js';
import { callerIn, findUser } from './find-user.js';
import { readerOf } from './profile/profile.js';

/** Writes down that staff read what is private to a member (domain 6.3.7); the member and their parent may. */
export async function noteReading(context: Context, userId: string): Promise<void> {
  const caller = callerIn(context);
  const reader = readerOf(caller);
  const { id, parentId } = await findUser(context.db, userId);
  if (reader !== id && reader !== parentId) context.note({});
}
