import { sql, type SQL } from 'drizzle-orm';
import type { GroupedBy, WorkoutGroup } from '../../../core/contract/schemas/training/workout-totals.js';
import { workouts } from '../tables/workouts.js';
import { averageHeartRate, sums } from '../workouts/sums.js';

const date = workouts.localDate;

/** What the workouts of a group have in common. Weeks begin on Monday and are called by it. */
export const groupKeys = {
  day: sql<string>`${date}`,
  week: sql<string>`to_char(date_trunc('week', ${date}::date), 'YYYY-MM-DD')`,
  month: sql<string>`left(${date}, 7)`,
  year: sql<string>`left(${date}, 4)`,
  type: sql<string>`${workouts.type}`,
} as const satisfies Record<GroupedBy, SQL<string>>;

/** A group's figures, as columns. */
export const groupFigures = { ...sums, averageHeartRate } satisfies Record<
  keyof Omit<WorkoutGroup, 'key'>,
  SQL<number | null>
>;
