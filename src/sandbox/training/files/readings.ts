import { type MetricSlug, metricSlug, type Recording } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import type { SamplesProblem } from './workout-file.js';

type Values = Readonly<Record<MetricSlug, number | null>>;

/** A sample as a file has it. */
export interface Reading {
  /** Unix seconds; null where the file does not say. */
  at: number | null;
  values: Values;
  /** Where it stands in the file. */
  place: number;
}

type Collected =
  | { ok: true; startedAt: number; recording: Recording }
  | { ok: false; code: SamplesProblem; place: number };

/** Of two readings of one second the later counts, metric by metric: a strap and a machine may each write their own. */
const joined = (one: Values, later: Values): Values => ({
  output: later.output ?? one.output,
  cadence: later.cadence ?? one.cadence,
  resistance: later.resistance ?? one.resistance,
  speed: later.speed ?? one.speed,
  heart_rate: later.heart_rate ?? one.heart_rate,
  incline: later.incline ?? one.incline,
});

/** The columns in which there is anything. */
const columnsOf = (samples: readonly Values[]): Recording['metrics'] =>
  Object.fromEntries(
    metricSlug.options
      .filter(slug => samples.some(values => values[slug] !== null))
      .map(slug => [slug, samples.map(values => values[slug])]),
  );

/**
 * The recording of a file's readings. It starts when the file says, or with the first reading where that is earlier or
 * the file does not say.
 */
export function collect(readings: readonly Reading[], claimedStart: number | null): Collected {
  const [first] = readings;
  if (!first) return { ok: false, code: 'noRecords', place: 0 };
  const startedAt = Math.min(claimedStart ?? Infinity, first.at ?? Infinity);
  const seconds: number[] = [];
  const samples: Values[] = [];
  for (const { at, values, place } of readings) {
    if (at === null) return { ok: false, code: 'noTime', place };
    const second = at - startedAt;
    const before = seconds.at(-1) ?? -1;
    if (second < before) return { ok: false, code: 'timeBackwards', place };
    // No two samples are of one second, so that a day has 86,400 at most.
    if (second >= DAY) return { ok: false, code: 'tooLong', place };
    const same = second === before ? samples.pop() : undefined;
    if (!same) seconds.push(second);
    samples.push(same ? joined(same, values) : values);
  }
  return { ok: true, startedAt, recording: { seconds, metrics: columnsOf(samples) } };
}
