import { nearest } from '../chart/place.js';

/** Whether a sample is a measured value; what is no finite number is a gap like null. */
export const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Least and greatest measured value, or undefined when there is none. */
export function extremes(values: readonly (number | null)[]): readonly [least: number, greatest: number] | undefined {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    if (!isKnown(value)) continue;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return least > greatest ? undefined : [least, greatest];
}

/** The greatest measured value and its second, the first time; undefined when nothing was measured. */
export function peakOf(
  seconds: readonly number[],
  values: readonly (number | null)[],
): { second: number; value: number } | undefined {
  const found = extremes(values);
  return found && { second: seconds[values.indexOf(found[1])] ?? 0, value: found[1] };
}

/** The mean of the measured values from one index up to another, the latter not included; null when there is none. */
export function mean(values: readonly (number | null)[], from: number, to: number): number | null {
  let sum = 0;
  let count = 0;
  for (let index = from; index < to; index += 1) {
    const value = values[index];
    if (!isKnown(value)) continue;
    sum += value;
    count += 1;
  }
  return count > 0 ? sum / count : null;
}

/** How far a sample may be from the second that is asked for, in seconds. */
const REACH = 5;

/** The value at a second, by the nearest sample; null where none is near. */
export function valueAt(seconds: readonly number[], values: readonly (number | null)[], second: number): number | null {
  const index = nearest(seconds, second);
  const value = values[index];
  return isKnown(value) && Math.abs((seconds[index] ?? Infinity) - second) <= REACH ? value : null;
}

/** How many of the seconds, which ascend, are before one. */
export function countBefore(seconds: readonly number[], second: number): number {
  let low = 0;
  let high = seconds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((seconds[middle] ?? Infinity) < second) low = middle + 1;
    else high = middle;
  }
  return low;
}
