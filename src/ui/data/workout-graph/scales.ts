/** Puts `from` at `start` and `to` at `end`, and all else in proportion; all at `start` when there is no range. */
export function linear(from: number, to: number, start: number, end: number): (value: number) => number {
  const by = from === to ? 0 : (end - start) / (to - from);
  return value => start + (value - from) * by;
}

export interface NiceRange {
  low: number;
  high: number;
  /** Round values from the low end to the high one, both included. */
  ticks: readonly number[];
}

/** The least of 1, 2, 5, 10, 20 … and their tenths that is no less than a value. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find(one => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Without the noise of binary fractions: 0.1 × 3 is 0.3. */
const plain = (value: number): number => Number(value.toPrecision(12));

/** What differs by less is one value. */
const LEAST_SPAN = 1e-9;

/** A range with round ends that holds both values, in some `parts` parts; two equal values get room on both sides. */
export function niceRange(least: number, greatest: number, parts: number): NiceRange {
  const size = Math.max(Math.abs(least), Math.abs(greatest), 1);
  const isFlat = greatest - least <= size * LEAST_SPAN;
  const step = roundStep((isFlat ? size : greatest - least) / parts);
  const first = Math.floor(least / step) - (isFlat ? 1 : 0);
  const last = Math.ceil(greatest / step) + (isFlat ? 1 : 0);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => plain((first + index) * step));
  return { low: plain(first * step), high: plain(last * step), ticks };
}

const clockSteps = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600];

/** Round times of a stopwatch from 0 to a second, with no more steps between them than fit. */
export function clockTicks(to: number, fit: number): number[] {
  const room = Math.max(1, fit);
  const step = clockSteps.find(one => to / one <= room) ?? Math.ceil(to / room);
  return Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step);
}
