import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { WorkoutSummary } from '../../../core/contract/schemas/training/workout-detail.js';
import type { BestMetric } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { rowsOf } from '../../db/rows.js';
import { percentileAmong } from '../rules/percentile.js';
import { classBests } from '../tables/records.js';

export type Standing = WorkoutSummary['standings'][number];

const counts = v.object({ total: v.number(), below: v.number(), equal: v.number() });

/** Where a value stands among the best tries of everybody who finished a class. */
export async function standingAmong(db: Db, contentId: string, metric: BestMetric, value: number): Promise<Standing> {
  const [found] = await rowsOf(
    db,
    sql`select count(*)::int as total,
        count(*) filter (where ${classBests.value} < ${value})::int as below,
        count(*) filter (where ${classBests.value} = ${value})::int as equal
      from ${classBests} where ${classBests.contentId} = ${contentId} and ${classBests.metric} = ${metric}`,
    counts,
  );
  const { total, below, equal } = found ?? { total: 0, below: 0, equal: 0 };
  return {
    metric,
    value,
    rank: total - below - equal + 1,
    total,
    percentile: percentileAmong({ total, below, equal }),
  };
}

/** Where somebody's best tries of a class stand, by metric. */
export async function standingsOf(db: Db, userId: string, contentId: string): Promise<Standing[]> {
  const own = await db
    .select({ metric: classBests.metric, value: classBests.value })
    .from(classBests)
    .where(and(eq(classBests.contentId, contentId), eq(classBests.userId, userId)))
    .orderBy(classBests.metric);
  return Promise.all(own.map(({ metric, value }) => standingAmong(db, contentId, metric, value)));
}
