import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { WorkoutSums } from '../../../core/contract/schemas/training/workouts.js';
import { workouts } from '../tables/workouts.js';

/** A sum of what was measured; numbers of 15 digits are whole in JavaScript too. */
const sum = (column: SQLWrapper): SQL<number> => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** The sums of a group of workouts, as columns. */
export const sums = {
  count: sql<number>`count(*)::int`,
  seconds: sum(workouts.durationSeconds),
  output: sum(workouts.output),
  distance: sum(workouts.distance),
  calories: sum(workouts.calories),
  elevation: sum(workouts.elevation),
  volume: sum(workouts.volume),
} satisfies Record<keyof WorkoutSums, SQL<number>>;

/** Beats a minute over the time that the workouts took, of those where it was measured. */
export const averageHeartRate = sql<number | null>`
  round(sum(${workouts.averageHeartRate}::float8 * ${workouts.durationSeconds})
    / nullif(sum(${workouts.durationSeconds}) filter (where ${workouts.averageHeartRate} is not null), 0))::int`;

export const noSums: WorkoutSums = {
  count: 0,
  seconds: 0,
  output: 0,
  distance: 0,
  calories: 0,
  elevation: 0,
  volume: 0,
};
