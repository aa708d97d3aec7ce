import { asc, desc, sql } from 'drizzle-orm';
import type { AggregationQuery, Aggregations } from '../../../core/contract/schemas/training/workout-totals.js';
import type { Db } from '../../db/db.js';
import { workouts } from '../tables/workouts.js';
import { noSums } from '../workouts/sums.js';
import { groupFigures, groupKeys } from './groups.js';
import { periodOf, within } from './period.js';

/** The sums of a period, group by group, and of all of it. */
export async function aggregationsOf(
  db: Db,
  userId: string,
  today: string,
  { groupBy, type, ...asked }: AggregationQuery,
): Promise<Aggregations> {
  const period = periodOf(asked, today);
  const where = within(userId, period, type);
  const key = groupKeys[groupBy];
  const [groups, [totals]] = await Promise.all([
    db
      .select({ key, ...groupFigures })
      .from(workouts)
      .where(where)
      .groupBy(sql`1`)
      .orderBy(...(groupBy === 'type' ? [desc(groupFigures.seconds), asc(sql`1`)] : [asc(sql`1`)])),
    db.select(groupFigures).from(workouts).where(where),
  ]);
  return {
    ...period,
    groupBy,
    groups,
    totals: { key: 'all', ...(totals ?? { ...noSums, averageHeartRate: null }) },
  };
}
