import { heldSeconds } from '../../../../core/held-samples.js';

/** A value, from when on and for how long it held, seconds. */
export interface Held {
  value: number;
  start: number;
  length: number;
}

/**
 * What was measured, without its gaps: a sample holds until the next one, as in the totals of a workout.
 * @param seconds Since the beginning, each more than the one before.
 */
export function heldOf(seconds: readonly number[], values: readonly (number | null)[]): Held[] {
  const lengths = heldSeconds(seconds);
  return seconds.flatMap((start, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ value, start, length: lengths[index] ?? 0 }];
  });
}
