import { and, desc, eq } from 'drizzle-orm';
import type { SessionList } from '../../core/contract/schemas/user-security.js';
import { sessions } from '../access/tables.js';
import { users } from './tables.js';
import type { Context } from '../http/handler.js';
import { callerIn, findUser } from './find-user.js';
import { living } from '../access/sessions.js';
import { displayNameOf } from './profile/profile.js';

/** Where a person is signed in, last seen first. Members know our staff as "Customer support" (domain 1.13). */
export async function sessionsOf(context: Context, userId: string): Promise<SessionList['items']> {
  const { db, now } = context;
  const { parentId } = await findUser(db, userId);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), living(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const [parent] = await db.select().from(users).where(eq(users.id, parentId));
  const current = callerIn(context).sessionId;
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, userAgent, actorId }) => ({
    id,
    createdAt,
    lastSeenAt: lastSeenAt ?? createdAt,
    expiresAt,
    userAgent: userAgent ?? '',
    current: id === current,
    ...(actorId !== null && { actor: parent && actorId === parentId ? displayNameOf(parent) : 'Customer support' }),
  }));
}
