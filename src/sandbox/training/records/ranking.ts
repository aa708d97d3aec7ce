import { and, between, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '../../../core/contract/schemas/query.js';
import type { Ranking, RankingQuery } from '../../../core/contract/schemas/training/records.js';
import { type BestMetric, bestMetric } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { Refusal } from '../../http/refusal.js';
import { displayNameOf, imageUrlOf } from '../../people/profile/profile.js';
import { classBests } from '../tables/records.js';
import { standingAmong } from './standings.js';
import { bestsOf, followedBests, type Ranked, topBests } from './visible-bests.js';

/** The metric of a path. */
export function metricOf(name: string): BestMetric {
  const metric = bestMetric.options.find(option => option === name);
  if (!metric) throw new Refusal('notFound', `Rankings are by ${bestMetric.options.join(', ')}.`);
  return metric;
}

/**
 * The rank of each of these values, the largest first: those who tie share one. How many are before the page is counted
 * once, and on the page only what lies between its values.
 */
async function ranksOf(db: Db, here: SQL | undefined, values: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const { value } = classBests;
  const count = sql<number>`count(*)::int`;
  const [[ahead], groups] = await Promise.all([
    db
      .select({ count })
      .from(classBests)
      .where(and(here, gt(value, first))),
    db
      .select({ value, count })
      .from(classBests)
      .where(and(here, between(value, last, first)))
      .groupBy(value)
      .orderBy(desc(value)),
  ]);
  const ranks = new Map<number, number>();
  let rank = (ahead?.count ?? 0) + 1;
  for (const group of groups) {
    ranks.set(group.value, rank);
    rank += group.count;
  }
  return ranks;
}

/** No best try is as large: 2^31 − 1. */
const MORE_THAN_ALL = 2_147_483_647;

/**
 * Everybody's best tries of a class, page by page. Ranks count hidden people too, so that one's own place is the true
 * one; the list leaves them out (domain 6.3.4).
 */
export async function rankingOf(
  db: Db,
  viewer: Ranked['viewer'],
  contentId: string,
  metric: BestMetric,
  { among = 'all', offset = 0, limit = pageSize.usual }: RankingQuery,
): Promise<Ranking> {
  const ranked = { contentId, metric, viewer };
  const here = bestsOf(ranked);
  const [own] = await db
    .select({ value: classBests.value })
    .from(classBests)
    .where(and(here, eq(classBests.userId, viewer.userId)));
  // without a try of one's own, whatever is more than all: it says how many there are
  const place = await standingAmong(db, contentId, metric, own?.value ?? MORE_THAN_ALL);
  const isAll = among === 'all';
  const bests = isAll ? await topBests(db, ranked, offset + limit) : await followedBests(db, ranked);
  const shown = bests.slice(offset, offset + limit);
  const ranks = await ranksOf(
    db,
    here,
    shown.map(({ value }) => value),
  );
  return {
    contentId,
    metric,
    people: place.total,
    you: own ? { rank: place.rank, value: place.value, percentile: place.percentile } : null,
    items: shown.map(({ user, value }) => ({
      rank: ranks.get(value) ?? 0,
      displayName: displayNameOf(user),
      imageUrl: imageUrlOf(user),
      value,
      isYou: user.id === viewer.userId,
    })),
    total: isAll ? place.total : bests.length,
    offset,
    limit,
  };
}
