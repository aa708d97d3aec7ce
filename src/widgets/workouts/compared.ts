import type { Workout } from '../../core/contract/schemas/training/workouts.js';

/** What two records of one session are compared by, in the order of reading. */
const comparedFigures = [
  'title',
  'source',
  'startedAt',
  'seconds',
  'output',
  'distance',
  'elevation',
  'calories',
  'volume',
  'heartRate',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** What a record says of it; null where it did not measure it. Amounts in the server's units. */
export function comparedValue(workout: Workout, figure: ComparedFigure): string | number | null {
  switch (figure) {
    case 'title':
    case 'source':
    case 'startedAt':
      return workout[figure];
    case 'seconds':
      return workout.durationSeconds;
    case 'heartRate':
      return workout.average.heart_rate;
    default:
      return workout.totals[figure];
  }
}

/** Those that one of the two knows at least. */
export const worthComparing = (one: Workout, other: Workout): readonly ComparedFigure[] =>
  comparedFigures.filter(figure => [one, other].some(workout => comparedValue(workout, figure) !== null));
