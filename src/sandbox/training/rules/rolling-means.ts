import type { Column } from './samples.js';

/**
 * The mean of every `length` seconds in a row, the first ones first; none for a column that is shorter. A second in
 * which nothing was measured counts as 0: a gap may lower a best, but never makes one.
 * @param everySecond One value a second, as `perSecond` makes it.
 * @param length Whole seconds, 1 or more.
 */
export function rollingMeans(everySecond: Column, length: number): number[] {
  // sums[n] is of the first n seconds, so each window is one subtraction
  const sums = new Float64Array(everySecond.length + 1);
  for (const [index, value] of everySecond.entries()) sums[index + 1] = (sums[index] ?? 0) + (value ?? 0);
  const windows = Math.max(0, everySecond.length - length + 1);
  return Array.from({ length: windows }, (_, start) => ((sums[start + length] ?? 0) - (sums[start] ?? 0)) / length);
}
