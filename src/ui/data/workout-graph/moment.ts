import { clock } from './clock.js';
import { isKnown, valueAt } from './samples.js';
import type { GraphInput } from './graph.js';

/** Which of several stretches a second is in, the later one where two meet; -1 for none. */
export const stretchAt = (all: readonly { start: number; end: number }[], second: number): number =>
  all.findLastIndex(({ start, end }) => start <= second && second <= end);

/** All that is known about one sample. */
export interface Moment {
  second: number;
  /** When, and in which part of the class: `12:04, Climb`. */
  at: string;
  value: number | null;
  /** Index of the segment; -1 outside of all. */
  segment: number;
  goal: { low: number; high: number } | undefined;
  zone: string | undefined;
  tries: readonly { name: string; value: number | null }[];
}

export function momentAt(input: GraphInput, index: number): Moment {
  const second = input.seconds[index] ?? 0;
  const found = input.values[index];
  const value = isKnown(found) ? found : null;
  const segment = stretchAt(
    input.segments.map(({ start, length }) => ({ start, end: start + length })),
    second,
  );
  const name = input.segments[segment]?.name ?? '';
  return {
    second,
    at: name === '' ? clock(second) : `${clock(second)}, ${name}`,
    value,
    segment,
    goal: input.targets[stretchAt(input.targets, second)],
    zone: value === null ? undefined : input.zones.findLast(({ min }) => min <= value)?.name,
    tries: input.tries.map(one => ({ name: one.name, value: valueAt(one.seconds, one.values, second) })),
  };
}
