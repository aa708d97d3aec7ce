import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type {
  Relationship,
  RelationshipList,
  RelationshipQuery,
  RelationshipType,
} from '../../core/contract/schemas/relationships.js';
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

/** Whether one person has blocked another. */
const blocks = (one: SQL, other: SQL) =>
  sql`exists (select 1 from relationships as blocks where blocks.user_id = ${one} and blocks.other_id = ${other} and blocks.type = 'block')`;

const them = sql`${users.id}`;

/** Whether a person lets somebody see them: who does not hide, and their own family, unless they have blocked them. */
const letsSee = (me: { id: string; parentId: string }) =>
  and(or(isSeen, eq(users.parentId, me.parentId)), sql`not ${blocks(them, sql`${me.id}`)}`);

/** Whether somebody sees a person in lists: who lets them, and whom they have not blocked themself. */
export const seenBy = (me: { id: string; parentId: string }) =>
  and(letsSee(me), sql`not ${blocks(sql`${me.id}`, them)}`);

const shape = (
  row: UserRow,
  { type, createdAt }: Pick<typeof relationships.$inferSelect, 'type' | 'createdAt'>,
): Relationship => ({
  id: row.id,
  type,
  displayName: displayNameOf(row),
  imageUrl: imageUrlOf(row),
  followedAt: createdAt,
});

const absent = () => new Refusal('notFound', 'There is no such person.');

/** The people whom a person follows, without those who have hidden since; or all whom they have blocked. */
export async function relatedTo(
  db: Db,
  userId: string,
  { type = 'follow', ...page }: RelationshipQuery,
): Promise<RelationshipList> {
  const me = await findUser(db, userId);
  return pageOf(db, {
    rows: db
      .select()
      .from(relationships)
      .innerJoin(users, eq(users.id, relationships.otherId))
      .where(
        and(eq(relationships.userId, userId), eq(relationships.type, type), type === 'follow' ? seenBy(me) : undefined),
      ),
    order: [desc(relationships.createdAt)],
    key: relationships.otherId,
    page,
    items: rows => rows.map(row => shape(row.users, row.relationships)),
  });
}

/** Follows or blocks a person, once for any number of calls. Who is blocked follows them no more, and is told nothing. */
export async function relate(
  { db, now }: Context,
  userId: string,
  otherId: string,
  type: RelationshipType = 'follow',
): Promise<Relationship> {
  if (userId === otherId) throw invalid([{ path: 'otherId', message: `You cannot ${type} yourself.` }]);
  const me = await findUser(db, userId);
  const [other] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, otherId), letsSee(me)));
  if (!other) throw absent();
  if (type === 'block')
    await db
      .delete(relationships)
      .where(
        and(eq(relationships.userId, otherId), eq(relationships.otherId, userId), eq(relationships.type, 'follow')),
      );
  const [row] = await db
    .insert(relationships)
    .values({ userId, otherId, type, createdAt: now })
    .onConflictDoUpdate({
      target: [relationships.userId, relationships.otherId],
      // asked for once more, it began when it did
      set: {
        type,
        createdAt: sql`case when ${relationships.type} = excluded.type then ${relationships.createdAt} else excluded.created_at end`,
      },
    })
    .returning();
  return shape(other, row ?? { type, createdAt: now });
}

/** Follows or blocks a person no more; also one who can no longer be seen. */
export async function unrelate(db: Db, userId: string, otherId: string): Promise<void> {
  const gone = await db
    .delete(relationships)
    .where(and(eq(relationships.userId, userId), eq(relationships.otherId, otherId)))
    .returning({ otherId: relationships.otherId });
  if (gone.length === 0) throw absent();
}
