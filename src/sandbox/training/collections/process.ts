import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CollectionsProcessed } from '../../../core/contract/schemas/training/collections.js';
import type { Context } from '../../http/handler.js';
import { awardChallenges } from '../badges/award.js';
import { challengeBadgeId } from '../badges/badge-ids.js';
import { earnedBy } from '../badges/earned.js';
import { shownChallenge } from '../badges/shape.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { isIn, valuesOf } from './counting.js';
import { shareOf } from './shape.js';

/**
 * Marks what a member has completed and gives its badges. What was completed is said once for each time that somebody
 * joins, whether this call or the save of a workout marked it.
 */
export async function processCollections(context: Context, userId: string): Promise<CollectionsProcessed> {
  const { db, now } = context;
  await awardChallenges(context, userId);
  const { collectionId, completedAt, toldAt } = collectionMembers;
  const told = await db
    .update(collectionMembers)
    .set({ toldAt: now })
    .where(and(eq(collectionMembers.userId, userId), isIn, isNotNull(completedAt), isNull(toldAt)))
    .returning({ id: collectionId, completedAt });
  if (told.length === 0) return { justCompleted: [] };
  const ids = told.map(({ id }) => id);
  const [rows, values, earned] = await Promise.all([
    db.select().from(collections).where(inArray(collections.id, ids)).orderBy(collections.endsAt, collections.id),
    valuesOf(db, userId, inArray(collectionId, ids)),
    earnedBy(db, userId),
  ]);
  return {
    justCompleted: rows.map(({ id, name, goalValue }) => ({
      id,
      name,
      completedAt: told.find(one => one.id === id)?.completedAt ?? now,
      badge: shownChallenge(
        { id, name },
        { earnedAt: earned.get(challengeBadgeId(id)) ?? null, progress: shareOf(values.get(id) ?? 0, goalValue) },
      ),
    })),
  };
}
