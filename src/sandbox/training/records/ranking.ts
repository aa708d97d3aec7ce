import { and, between, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Percentiles, Ranking, RankingQuery } from '../../../core/contract/schemas/training/records.js';
import { type BestMetric, bestMetric } from '../../../core/contract/schemas/training/workouts.js';
import { pageSize } from '../../../core/contract/schemas/query.js';
import type { Db } from '../../db/db.js';
import type { Caller } from '../../http/handler.js';
import { pageOf } from '../../db/page.js';
import { rowsOf } from '../../db/rows.js';
import { Refusal } from '../../http/refusal.js';
import { displayNameOf, imageUrlOf } from '../../people/profile/profile.js';
import { seenBy } from '../../people/relationships.js';
import { relationships, users } from '../../people/tables.js';
import { LEAST_PEOPLE } from '../rules/percentile.js';
import { classBests } from '../tables/records.js';
import { formatOf } from '../workouts/format.js';
import { standingAmong } from './standings.js';

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
  { userId: you, parentId }: Pick<Caller, 'userId' | 'parentId'>,
  contentId: string,
  metric: BestMetric,
  { among = 'all', offset = 0, limit = pageSize.usual }: RankingQuery,
): Promise<Ranking> {
  const here = and(eq(classBests.contentId, contentId), eq(classBests.metric, metric));
  const followed = db.select({ id: relationships.otherId }).from(relationships).where(eq(relationships.userId, you));
  const [own] = await db
    .select({ value: classBests.value })
    .from(classBests)
    .where(and(here, eq(classBests.userId, you)));
  // without a try of one's own, whatever is more than all: it says how many there are
  const place = await standingAmong(db, contentId, metric, own?.value ?? MORE_THAN_ALL);
  const list = await pageOf(db, {
    rows: db
      .select({ user: users, value: classBests.value })
      .from(classBests)
      .innerJoin(users, eq(users.id, classBests.userId))
      .where(
        and(
          here,
          or(eq(users.id, you), seenBy({ parentId })),
          among === 'following' ? or(eq(users.id, you), inArray(users.id, followed)) : undefined,
        ),
      ),
    order: [desc(classBests.value)],
    key: classBests.userId,
    page: { offset, limit },
    // who of them all may be seen is not asked of everybody
    total: () => place.total,
    async items(rows) {
      const ranks = await ranksOf(
        db,
        here,
        rows.map(({ value }) => value),
      );
      return rows.map(({ user, value }) => ({
        rank: ranks.get(value) ?? 0,
        displayName: displayNameOf(user),
        imageUrl: imageUrlOf(user),
        value,
        isYou: user.id === you,
      }));
    },
  });
  return {
    ...list,
    contentId,
    metric,
    people: place.total,
    you: own ? { rank: place.rank, value: place.value, percentile: place.percentile } : null,
  };
}

/** Every fifth percentile. */
const POINTS = Array.from({ length: 19 }, (_, index) => (index + 1) * 5);

/** How everybody's best tries of a type and class length are spread, by nearest rank; nothing under five people. */
export async function percentilesOf(db: Db, id: string, metric: BestMetric): Promise<Percentiles> {
  if (!formatOf(id)) throw new Refusal('notFound', 'There is no such type and class length.');
  const best = sql`select user_id, max(value) as value from ${classBests}
    where format_id = ${id} and metric = ${metric} group by user_id`;
  const [found] = await rowsOf(
    db,
    sql`select count(*)::int as people,
        percentile_disc(array[${sql.join(
          POINTS.map(point => sql`${point / 100}::float8`),
          sql`, `,
        )}]) within group (order by value) as points
      from (${best}) bests`,
    v.object({ people: v.number(), points: v.nullable(v.array(v.number())) }),
  );
  const { people, points } = found ?? { people: 0, points: null };
  return {
    formatId: id,
    metric,
    people,
    points:
      people < LEAST_PEOPLE ? [] : POINTS.map((percentile, index) => ({ percentile, value: points?.[index] ?? 0 })),
  };
}
