import { clock } from './clock.js';
import { countBefore, mean } from './samples.js';
import type { WorkoutMetric, WorkoutSegment } from './types.js';

/** What the rows of the table stand for. */
export type RowsBy = 'segment' | 'minute' | 'fiveMinutes';

interface Stretch {
  name: string;
  /** Indices of its samples, the latter not included. */
  from: number;
  to: number;
}

/** More rows than this are not read by anyone. */
const MOST_MINUTES = 60;

/** By what a workout's table is told: its segments, else its minutes, else five of them at a time. */
export function rowsBy(seconds: readonly number[], segments: readonly WorkoutSegment[]): RowsBy {
  if (segments.length > 0) return 'segment';
  return (seconds.at(-1) ?? 0) - (seconds[0] ?? 0) > MOST_MINUTES * 60 ? 'fiveMinutes' : 'minute';
}

function stretchesOf(seconds: readonly number[], segments: readonly WorkoutSegment[], by: RowsBy): Stretch[] {
  const at = (start: number, end: number, name: string): Stretch => ({
    name: name === '' ? clock(start) : `${clock(start)} ${name}`,
    from: countBefore(seconds, start),
    to: countBefore(seconds, end),
  });
  if (by === 'segment') return segments.map(({ name, start, length }) => at(start, start + length, name));
  const length = by === 'minute' ? 60 : 300;
  const first = Math.floor((seconds[0] ?? 0) / length);
  const count = Math.floor((seconds.at(-1) ?? 0) / length) - first + 1;
  return Array.from({ length: count }, (_, index) => at((first + index) * length, (first + index + 1) * length, ''));
}

/** The rows of the table: when, then each metric's mean in that stretch, null where nothing was measured. */
export function meansOf(
  seconds: readonly number[],
  metrics: readonly WorkoutMetric[],
  segments: readonly WorkoutSegment[],
): { name: string; means: (number | null)[] }[] {
  if (seconds.length === 0) return [];
  return stretchesOf(seconds, segments, rowsBy(seconds, segments)).map(({ name, from, to }) => ({
    name,
    means: metrics.map(({ values }) => mean(values, from, to)),
  }));
}
