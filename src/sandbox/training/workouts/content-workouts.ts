import { and, eq, sql } from 'drizzle-orm';
import type { ContentWorkouts } from '../../../core/contract/schemas/training/records.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { Refusal } from '../../http/refusal.js';
import { classBests } from '../tables/records.js';
import { triesOfClass } from './tries.js';

/** What somebody did of one class, and how many people finished it. */
export async function workoutsOfContent(db: Db, userId: string, contentId: string): Promise<ContentWorkouts> {
  const [tries, [counted], [content]] = await Promise.all([
    triesOfClass(db, userId, contentId),
    db
      .select({ people: sql<number>`count(distinct ${classBests.userId})::int` })
      .from(classBests)
      .where(eq(classBests.contentId, contentId)),
    db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(eq(contentItems.id, contentId))),
  ]);
  // a class may be gone from the library while people still have done it
  if (!content && tries.length === 0) throw new Refusal('notFound', 'There is no such class.');
  return { contentId, people: counted?.people ?? 0, tries };
}
