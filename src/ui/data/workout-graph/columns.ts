import { isKnown } from './samples.js';

/** The measured values that lie on one column of pixels. */
export interface Column {
  /** Whole px. */
  x: number;
  first: number;
  low: number;
  high: number;
  last: number;
  /** Whether the lowest was measured before the highest. */
  lowFirst: boolean;
}

/**
 * Thins samples out to columns of pixels without losing a peak: of each column its first, lowest, highest and last value.
 * A run ends where nothing was measured, so no line crosses a gap, not even one within a column.
 */
export function runsOf(
  seconds: readonly number[],
  values: readonly (number | null)[],
  x: (second: number) => number,
): Column[][] {
  const runs: Column[][] = [];
  let run: Column[] | undefined;
  let column: Column | undefined;
  for (let index = 0; index < seconds.length; index += 1) {
    const value = values[index];
    if (!isKnown(value)) {
      run = undefined;
      column = undefined;
      continue;
    }
    const at = Math.round(x(seconds[index] ?? 0));
    if (!run) {
      run = [];
      runs.push(run);
    }
    if (column?.x !== at) {
      column = { x: at, first: value, low: value, high: value, last: value, lowFirst: true };
      run.push(column);
      continue;
    }
    column.last = value;
    if (value < column.low) {
      column.low = value;
      column.lowFirst = false;
    } else if (value > column.high) {
      column.high = value;
      column.lowFirst = true;
    }
  }
  return runs;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Into a column at its first value, along its extremes in their order, out at its last. */
function columnPath({ x, first, low, high, last, lowFirst }: Column, y: (value: number) => number): string {
  const enter = tenth(y(first));
  if (low === high) return `${x} ${enter}`;
  const [one, other] = lowFirst ? [low, high] : [high, low];
  return `${x} ${enter}V${tenth(y(one))}V${tenth(y(other))}V${tenth(y(last))}`;
}

/** The path of a line. A value with a gap on both sides is a dot: a line of no length, with round ends. */
export const pathOf = (runs: readonly (readonly Column[])[], y: (value: number) => number): string =>
  runs
    .map(run => {
      const path = `M${run.map(column => columnPath(column, y)).join('L')}`;
      return /[VL]/.test(path) ? path : `${path}h0`;
    })
    .join('');
