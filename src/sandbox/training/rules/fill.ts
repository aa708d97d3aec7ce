import {
  MOST_SAMPLES,
  metricSlug,
  type MetricSlug,
  type Recording,
} from '../../../core/contract/schemas/training/recording.js';
import { type Column, perSecond } from './samples.js';

/** What was measured, and when: unix seconds, with `seconds` from `startedAt` on. */
export interface Measured extends Pick<Recording, 'seconds' | 'metrics'> {
  startedAt: number;
  endedAt: number;
}

export interface Filled extends Pick<Recording, 'seconds' | 'metrics'> {
  /** The metrics that are the other's. */
  filled: MetricSlug[];
}

const isMeasured = (column: Column = []): boolean => column.some(value => value !== null);

/** What a column read at each of these seconds: a sample holds until the next one, at most `LONGEST_SAMPLE`. */
function readingsAt(at: readonly number[], seconds: readonly number[], values: Column): (number | null)[] {
  const held = perSecond(seconds, values);
  return at.map(second => held[second - (seconds[0] ?? 0)] ?? null);
}

/**
 * The metrics that a record did not measure, from another record of the same session, moved to its clock. The samples of
 * the kept one stay as they are, and when they were: readings of moments in between, or before and after it, are left
 * out, because a sample more would make another shorter. One without samples has the other's moments within its time.
 */
export function filledFrom(kept: Measured, other: Measured): Filled {
  const moved = other.seconds.map(second => second + other.startedAt - kept.startedAt);
  const end = Math.min(kept.endedAt - kept.startedAt, MOST_SAMPLES);
  const seconds = kept.seconds.length > 0 ? kept.seconds : moved.filter(second => second >= 0 && second < end);
  const filled = metricSlug.options.flatMap(slug => {
    const values = other.metrics[slug];
    if (!values || isMeasured(kept.metrics[slug])) return [];
    const column = readingsAt(seconds, moved, values);
    return isMeasured(column) ? [{ slug, column }] : [];
  });
  return {
    seconds,
    metrics: { ...kept.metrics, ...Object.fromEntries(filled.map(({ slug, column }) => [slug, column])) },
    filled: filled.map(({ slug }) => slug),
  };
}

/** A total of the kept record; where it has none, the largest that is known. */
export function totalOf(kept: number | null, ...known: readonly (number | null)[]): number | null {
  return kept ?? known.reduce((most, one) => (most === null || (one !== null && one > most) ? one : most), null);
}
