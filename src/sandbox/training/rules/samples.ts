import { MOST_SAMPLES } from '../../../core/contract/schemas/training/recording.js';
import { heldSeconds } from '../../../core/held-samples.js';
import type { Bounds } from './possible.js';

/** One metric of a recording, beside its `seconds`: what each sample read, null where nothing was measured. */
export type Column = readonly (number | null)[];

/** Seconds that the last sample counts, which no other one follows. */
const LAST_SAMPLE = 1;

/** A value and the seconds that it held. */
export interface Reading {
  value: number;
  length: number;
}

/** What was measured of a column, without its gaps. */
export function readingsOf(seconds: readonly number[], values: Column): Reading[] {
  return heldSeconds(seconds).flatMap((length, index) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ value, length }];
  });
}

/** The seconds in which a column was measured. */
export function measuredSeconds(seconds: readonly number[], values: Column): number {
  return readingsOf(seconds, values).reduce((sum, { length }) => sum + length, 0);
}

const isWithin = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;

/** A column whose impossible readings are gaps; `dropped` is how many there were. Zero is a reading. */
export function cleaned(bounds: Bounds, values: Column): { values: (number | null)[]; dropped: number } {
  return {
    values: values.map(value => (value !== null && isWithin(value, bounds) ? value : null)),
    dropped: values.filter(value => value !== null && !isWithin(value, bounds)).length,
  };
}

/**
 * A column with one value a second, from the first sample through the last; null where nothing was measured. It has at
 * most `MOST_SAMPLES` seconds, a day: two samples a year apart are not a workout of a year.
 */
export function perSecond(seconds: readonly number[], values: Column): (number | null)[] {
  const first = seconds[0] ?? 0;
  const end = (seconds.at(-1) ?? first - LAST_SAMPLE) + LAST_SAMPLE;
  const all = Array.from<number | null>({ length: Math.min(end - first, MOST_SAMPLES) }).fill(null);
  for (const [index, length] of heldSeconds(seconds).entries()) {
    const start = (seconds[index] ?? first) - first;
    all.fill(values[index] ?? null, start, start + length);
  }
  return all;
}
