import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { mondayOf } from '../../workouts/days.js';

/** Sums over a week's workouts; what none of them measured is null. */
export interface Week {
  monday: string;
  items: readonly Workout[];
  seconds: number;
  distance: number | null;
  calories: number | null;
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter(value => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
};

/**
 * Workouts by the week in which they were done there, in the order in which they came. While there are more to come the
 * last week may not be whole, and its sums would be wrong: it is left out, unless it is the only one.
 */
export function weeksOf(items: readonly Workout[], isAll: boolean): readonly Week[] {
  const mondays = [...new Set(items.map(({ localDate }) => mondayOf(localDate)))];
  const last = items.at(-1);
  const unsure = isAll || !last || mondays.length === 1 ? undefined : mondayOf(last.localDate);
  return mondays
    .filter(monday => monday !== unsure)
    .map(monday => {
      const own = items.filter(({ localDate }) => mondayOf(localDate) === monday);
      return {
        monday,
        items: own,
        seconds: own.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
        distance: sumOf(own.map(({ totals }) => totals.distance)),
        calories: sumOf(own.map(({ totals }) => totals.calories)),
      };
    });
}
