import type { ListedLocation, WorkoutsByDay } from '../../../../core/contract/schemas/commercial/locations.js';
import { DAY } from '../../../../core/dates.js';

/** What the height of a strip stands for: the busiest day of those side by side, so that all have one scale. */
export const busiestOf = (locations: readonly Pick<ListedLocation, 'workouts'>[]): number =>
  Math.max(1, ...locations.flatMap(({ workouts }) => workouts.counts));

/** What a strip says in words. */
export interface Busy {
  total: number;
  /** The busiest day, of two alike the later one, as an instant of it in UTC, unix seconds; and what it counts. */
  day: number;
  most: number;
}

export function busyOf({ lastDay, counts }: WorkoutsByDay): Busy {
  const most = Math.max(0, ...counts);
  const back = counts.length - 1 - counts.lastIndexOf(most);
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    day: Date.parse(`${lastDay}T12:00:00Z`) / 1000 - back * DAY,
    most,
  };
}

/** Bars from the foot of a box that is 1 wide for each day; as high as their share of `scale`. */
export function barsPath(counts: readonly number[], scale: number, height: number): string {
  const round = (length: number) => Math.round(length * 100) / 100;
  return counts
    .map((count, day) =>
      count === 0 ? '' : `M${day} ${height}v${round((-count / Math.max(1, scale)) * height)}h.7V${height}z`,
    )
    .join('');
}
