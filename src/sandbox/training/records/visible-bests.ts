import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { BestMetric } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import type { Caller } from '../../http/handler.js';
import { seenBy } from '../../people/relationships.js';
import { relationships, users } from '../../people/tables.js';
import { classBests } from '../tables/records.js';

export interface Ranked {
  contentId: string;
  metric: BestMetric;
  /** Who looks. */
  viewer: Pick<Caller, 'userId' | 'parentId'>;
}

/** The best tries of a class, one for everybody who finished it. */
export const bestsOf = ({ contentId, metric }: Omit<Ranked, 'viewer'>): SQL | undefined =>
  and(eq(classBests.contentId, contentId), eq(classBests.metric, metric));

/** The first so many best tries that a condition lets through, the best first, of people whom the viewer may see. */
function visibleAmong(db: Db, ranked: Ranked, which: SQL | undefined, read: number) {
  const { viewer } = ranked;
  // the limit keeps PostgreSQL from asking of everybody whether they hide
  const first = db
    .select({ userId: classBests.userId, value: classBests.value })
    .from(classBests)
    .where(and(bestsOf(ranked), which))
    .orderBy(desc(classBests.value), classBests.userId)
    .limit(read)
    .as('first');
  return db
    .select({ user: users, value: first.value })
    .from(first)
    .innerJoin(users, eq(users.id, first.userId))
    .where(or(eq(users.id, viewer.userId), seenBy({ id: viewer.userId, parentId: viewer.parentId })))
    .orderBy(desc(first.value), first.userId);
}

export type VisibleBest = Awaited<ReturnType<typeof visibleAmong>>[number];

/** Most people may be seen: so many more than asked for are read at first. */
const SPARE = 20;

/** The best tries from the top, until `count` of them may be seen or there are no more. */
export async function topBests(
  db: Db,
  ranked: Ranked,
  count: number,
  read = count + SPARE,
): Promise<readonly VisibleBest[]> {
  const visible = await visibleAmong(db, ranked, undefined, read);
  if (visible.length >= count) return visible.slice(0, count);
  const [next] = await db
    .select({ userId: classBests.userId })
    .from(classBests)
    .where(bestsOf(ranked))
    .orderBy(desc(classBests.value), classBests.userId)
    .limit(1)
    .offset(read);
  return next ? topBests(db, ranked, count, 2 * read) : visible;
}

/** Nobody follows more people than this whom a page could show. */
const MOST_FOLLOWED = 10_000;

/** The best tries of the viewer and of those whom they follow. */
export async function followedBests(db: Db, ranked: Ranked): Promise<readonly VisibleBest[]> {
  const { userId } = ranked.viewer;
  const followed = db.select({ id: relationships.otherId }).from(relationships).where(eq(relationships.userId, userId));
  const which = or(eq(classBests.userId, userId), inArray(classBests.userId, followed));
  return visibleAmong(db, ranked, which, MOST_FOLLOWED);
}
