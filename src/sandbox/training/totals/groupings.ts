import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Grouping, GroupingQuery, Groupings } from '../../../core/contract/schemas/training/workout-totals.js';
import { equipmentUnits } from '../../equipment/tables.js';
import { instructors } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { workouts } from '../tables/workouts.js';
import { sums } from '../workouts/sums.js';
import { periodOf, within } from './period.js';

/** What tells workouts apart, and what that is called. */
const by: Readonly<Record<Grouping, { key: SQL<string>; name: SQL<string> }>> = {
  type: { key: sql`${workouts.type}`, name: sql`${workouts.type}` },
  classSeconds: { key: sql`${workouts.classSeconds}::text`, name: sql`${workouts.classSeconds}::text` },
  instructor: { key: sql`${workouts.instructorId}`, name: sql`coalesce(${instructors.name}, '')` },
  equipment: {
    key: sql`${workouts.equipmentId}`,
    name: sql`coalesce(${equipmentUnits.modelName}, ${workouts.equipmentId})`,
  },
  source: { key: sql`${workouts.source}`, name: sql`${workouts.source}` },
};

/** What a member's workouts of a period can be told apart by, the most frequent first. Those without it are left out. */
export async function groupingsOf(
  db: Db,
  userId: string,
  lastDay: string,
  { by: grouping, type, ...asked }: GroupingQuery,
): Promise<Groupings> {
  const { key, name } = by[grouping];
  const items = await db
    .select({ key, name: sql<string>`min(${name})`, count: sums.count, seconds: sums.seconds })
    .from(workouts)
    .leftJoin(instructors, eq(instructors.id, workouts.instructorId))
    .leftJoin(equipmentUnits, eq(equipmentUnits.serialNumber, workouts.equipmentId))
    .where(and(within(userId, periodOf(asked, lastDay), type), isNotNull(key)))
    .groupBy(key)
    .orderBy(desc(count()), key);
  return { by: grouping, items };
}
