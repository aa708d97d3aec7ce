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
  lastDay: string,
  { groupBy, type, ...asked }: AggregationQuery,
): Promise<Aggregations> {
  const period = periodOf(asked, lastDay);
  const key = groupKeys[groupBy];
  // the totals come with the groups, as the one without a key
  const rows = await db
    .select({ key: sql<string | null>`${key}`, ...groupFigures })
    .from(workouts)
    .where(within(userId, period, type))
    .groupBy(sql`grouping sets ((${key}), ())`)
    .orderBy(...(groupBy === 'type' ? [desc(groupFigures.seconds), asc(key)] : [asc(key)]));
  const groups = rows.flatMap(({ key: name, ...figures }) => (name === null ? [] : [{ key: name, ...figures }]));
  const { key: _, ...totals } = rows.find(row => row.key === null) ?? {
    key: null,
    ...noSums,
    averageHeartRate: null,
  };
  return { ...period, groupBy, groups, totals: { key: 'all', ...totals } };
}
