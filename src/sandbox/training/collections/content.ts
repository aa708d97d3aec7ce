import { and, eq, inArray, isNull, min } from 'drizzle-orm';
import type { CollectionContent } from '../../../core/contract/schemas/training/collections.js';
import { contentItems, instructors } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { onePage } from '../../db/page.js';
import { collectionMembers, collections } from '../tables/collections.js';
import { workouts } from '../tables/workouts.js';
import { countsFor, isClassDone, isIn } from './counting.js';
import { findCollection } from './list.js';

/** When a member first did each class of a collection since they joined, unix seconds. */
async function doneOf(db: Db, userId: string, id: string): Promise<ReadonlyMap<string | null, number | null>> {
  const rows = await db
    .select({ contentId: workouts.contentId, at: min(workouts.endedAt) })
    .from(collectionMembers)
    .innerJoin(collections, eq(collections.id, collectionMembers.collectionId))
    .innerJoin(workouts, and(countsFor, isClassDone))
    .where(and(eq(collectionMembers.collectionId, id), eq(collectionMembers.userId, userId), isIn))
    .groupBy(workouts.contentId);
  return new Map(rows.map(({ contentId, at }) => [contentId, at]));
}

/** The classes of a collection, and which of them a member has done. Staff write the list, so that it fits on a page. */
export async function contentOfCollection(db: Db, userId: string, id: string): Promise<CollectionContent> {
  const { row } = await findCollection(db, userId, id);
  const [classes, done] = await Promise.all([
    db
      .select({ content: contentItems, instructor: instructors })
      .from(contentItems)
      .leftJoin(instructors, eq(instructors.id, contentItems.instructorId))
      .where(and(inArray(contentItems.id, row.contentIds), isNull(contentItems.deletedAt))),
    doneOf(db, userId, id),
  ]);
  const items = row.contentIds
    .flatMap(contentId => classes.filter(({ content }) => content.id === contentId))
    .map(({ content: { id: contentId, title, type, durationSeconds, level }, instructor }) => ({
      contentId,
      title,
      type,
      instructor,
      durationSeconds,
      level,
      doneAt: done.get(contentId) ?? null,
    }));
  return { ...onePage(items), done: items.filter(({ doneAt }) => doneAt !== null).length };
}
