import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../http/handler.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { isIn, valuesOf } from './counting.js';

/**
 * Marks the challenges that a member has reached the goal of, also after their end: what counts lies before it. Answers
 * the ids of all that they have completed, now or before.
 */
export async function completeCollections({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<string[]> {
  const { collectionId, completedAt } = collectionMembers;
  const places = await db
    .select({ id: collectionId, completedAt, goal: collections.goalValue })
    .from(collectionMembers)
    .innerJoin(collections, eq(collections.id, collectionId))
    .where(and(eq(collectionMembers.userId, userId), isIn));
  const open = places.filter(place => place.completedAt === null);
  if (open.length === 0) return places.map(({ id }) => id);
  const values = await valuesOf(db, userId, isNull(completedAt));
  const fresh = open.filter(({ id, goal }) => (values.get(id) ?? 0) >= goal).map(({ id }) => id);
  if (fresh.length > 0)
    await db
      .update(collectionMembers)
      .set({ completedAt: now })
      .where(and(eq(collectionMembers.userId, userId), inArray(collectionId, fresh), isIn));
  return [...fresh, ...places.filter(place => place.completedAt !== null).map(({ id }) => id)];
}
