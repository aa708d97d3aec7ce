/** Seconds that a sample counts at most, and that the last one counts: by this, the totals of a workout are made too. */
const LONGEST_SAMPLE = 5;
const LAST_SAMPLE = 1;

/** A value, from when on and for how long it held, seconds. */
export interface Held {
  value: number;
  start: number;
  length: number;
}

/**
 * What was measured, without its gaps. A sample holds until the next one, for five seconds at most: what is longer is a
 * gap, in which nothing was measured (domain 3.3, time in zone).
 * @param seconds Since the beginning, each more than the one before.
 */
export const heldOf = (seconds: readonly number[], values: readonly (number | null)[]): Held[] =>
  seconds.flatMap((start, index) => {
    const value = values[index] ?? null;
    const next = seconds[index + 1] ?? start + LAST_SAMPLE;
    return value === null ? [] : [{ value, start, length: Math.min(next - start, LONGEST_SAMPLE) }];
  });
