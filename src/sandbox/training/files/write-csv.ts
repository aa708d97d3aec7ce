import { type MetricSlug, metricSlug } from '../../../core/contract/schemas/training/recording.js';
import { csvOf } from '../../../core/csv.js';
import { localIso } from '../../../core/time-zones.js';
import type { WorkoutFile } from './workout-file.js';

interface Column {
  name: string;
  /** So many of our units make one of the column's. */
  scale: number;
}

/** "m/h" could be read as miles: a person gets kilometres an hour, and percent. */
const columns: Readonly<Record<MetricSlug, Column>> = {
  output: { name: 'output_w', scale: 1 },
  cadence: { name: 'cadence_rpm', scale: 1 },
  resistance: { name: 'resistance_level', scale: 1 },
  speed: { name: 'speed_km_h', scale: 1000 },
  heart_rate: { name: 'heart_rate_bpm', scale: 1 },
  incline: { name: 'incline_percent', scale: 10 },
};

const scaled = (value: number | null | undefined, scale: number): number | null =>
  value === null || value === undefined ? null : value / scale;

/** One workout, a line for each sample, with those metrics that it has. A gap is an empty cell. */
export function samplesCsv({ startedAt, recording }: WorkoutFile, timeZone: string): string {
  const { seconds, metrics } = recording;
  const slugs = metricSlug.options.filter(slug => metrics[slug] !== undefined);
  return csvOf([
    ['time', 'seconds', ...slugs.map(slug => columns[slug].name)],
    ...seconds.map((second, index) => [
      localIso(timeZone, startedAt + second),
      second,
      ...slugs.map(slug => scaled(metrics[slug]?.[index], columns[slug].scale)),
    ]),
  ]);
}

/** A workout of a list, with the time zone in which somebody did it. */
export interface ListedWorkout extends Omit<WorkoutFile, 'recording'> {
  timeZone: string;
}

/** Workouts, a line for each. What nobody knows is an empty cell. */
export const workoutsCsv = (workouts: readonly ListedWorkout[]): string =>
  csvOf([
    ['started_at', 'type', 'title', 'duration_s', 'output_kj', 'distance_km', 'calories_kcal', 'elevation_m'],
    ...workouts.map(({ startedAt, timeZone, type, title, durationSeconds, totals }) => [
      localIso(timeZone, startedAt),
      type,
      title,
      durationSeconds,
      scaled(totals.output, 1000),
      scaled(totals.distance, 1000),
      totals.calories,
      totals.elevation,
    ]),
  ]);
