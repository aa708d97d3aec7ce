import { mostTotals } from '../../../core/contract/schemas/training/workouts.js';
import { wholeWithin } from './file-units.js';
import type { WorkoutFile } from './workout-file.js';

type Totals = WorkoutFile['totals'];

/** Totals of a file as ours: one that cannot be of a day is unknown. */
export const totalsWithin = (said: Readonly<Record<keyof Totals, unknown>>): Totals => ({
  output: wholeWithin(said.output, 0, mostTotals.output),
  distance: wholeWithin(said.distance, 0, mostTotals.distance),
  calories: wholeWithin(said.calories, 0, mostTotals.calories),
  elevation: wholeWithin(said.elevation, 0, mostTotals.elevation),
});
