import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import type { Relationship, RelationshipList } from '../../core/contract/schemas/relationships.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { preferences, relationships, users } from './tables.js';
import { Refusal, invalid } from '../http/refusal.js';
import type { Context } from '../http/handler.js';
import { findUser } from './find-user.js';
import { displayNameOf, imageUrlOf, type UserRow } from './profile/profile.js';

/** Whether others may see a person: what they have set, else everybody but children (domain 6.3.4). */
const setting = sql`(select ${preferences.value} #>> '{}' from ${preferences} where ${preferences.userId} = ${users.id} and ${preferences.key} = 'privacy.leaderboard')`;
const isSeen = sql`coalesce(${setting}, case when ${users.parentId} = ${users.id} then 'visible' else 'hidden' end) = 'visible'`;

/** Whether somebody may see a person in lists: who does not hide, and their own family. */
export const seenBy = (me: Pick<UserRow, 'parentId'>) => or(isSeen, eq(users.parentId, me.parentId));

const shape = (row: UserRow, followedAt: number): Relationship => ({
  id: row.id,
  displayName: displayNameOf(row),
  imageUrl: imageUrlOf(row),
  followedAt,
});

const absent = () => new Refusal('notFound', 'There is no such person.');

/** The people whom a person follows, without those who have hidden since. */
export async function followedBy(db: Db, userId: string, page: PageQuery): Promise<RelationshipList> {
  const me = await findUser(db, userId);
  return pageOf(db, {
    rows: db
      .select()
      .from(relationships)
      .innerJoin(users, eq(users.id, relationships.otherId))
      .where(and(eq(relationships.userId, userId), seenBy(me))),
    order: [desc(relationships.createdAt)],
    key: relationships.otherId,
    page,
    items: rows => rows.map(row => shape(row.users, row.relationships.createdAt)),
  });
}

/** Follows a person, once for any number of calls. */
export async function startFollowing({ db, now }: Context, userId: string, otherId: string): Promise<Relationship> {
  if (userId === otherId) throw invalid([{ path: 'otherId', message: 'You cannot follow yourself.' }]);
  const me = await findUser(db, userId);
  const [other] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, otherId), seenBy(me)));
  if (!other) throw absent();
  const [row] = await db
    .insert(relationships)
    .values({ userId, otherId, createdAt: now })
    .onConflictDoUpdate({ target: [relationships.userId, relationships.otherId], set: { otherId } })
    .returning();
  return shape(other, row?.createdAt ?? now);
}

/** Stops following; also a person who can no longer be seen. */
export async function stopFollowing(db: Db, userId: string, otherId: string): Promise<void> {
  const gone = await db
    .delete(relationships)
    .where(and(eq(relationships.userId, userId), eq(relationships.otherId, otherId)))
    .returning({ otherId: relationships.otherId });
  if (gone.length === 0) throw absent();
}
