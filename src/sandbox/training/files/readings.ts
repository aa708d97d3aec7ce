import { type MetricSlug, metricSlug, type Recording } from '../../../core/contract/schemas/training/recording.js';
import { DAY } from '../../../core/dates.js';
import { heldSeconds, LONGEST_HOLD } from '../../../core/held-samples.js';
import { inOrder } from './in-order.js';
import { risen } from './risen.js';

type Values = Readonly<Record<MetricSlug, number | null>>;

/** A reading as a file has it. */
export interface Reading {
  /** Unix seconds; null where the file does not say. */
  at: number | null;
  values: Values;
  /** How far somebody had come, as the device counted along. */
  metres: number | null;
}

/** A stretch of time, unix seconds. */
export interface Span {
  from: number;
  to: number;
}

/** What a file says of its time. */
export interface Claim {
  /** Unix seconds; null where it does not say. */
  startedAt: number | null;
  /** When the timer stood still. */
  pauses: readonly Span[];
}

export interface Collected {
  startedAt: number;
  recording: Recording;
  /** Seconds without pauses, from the first reading to the last. */
  moving: number;
  /** Metres as the device counted along; null where it did not. */
  metres: number | null;
  /** Readings without a time, and out of theirs. */
  dropped: number;
}

interface Timed {
  at: number;
  values: Values;
  metres: number | null;
  /** How many readings of the file are this one; 0 for the mark of a pause. */
  count: number;
}

const nothing: Values = {
  output: null,
  cadence: null,
  resistance: null,
  speed: null,
  heart_rate: null,
  incline: null,
};

/** Of two readings of one second the later counts, metric by metric: a strap and a machine may each write their own. */
const joined = (one: Timed, { at, values, metres, count }: Timed): Timed => ({
  at,
  values: {
    output: values.output ?? one.values.output,
    cadence: values.cadence ?? one.values.cadence,
    resistance: values.resistance ?? one.values.resistance,
    speed: values.speed ?? one.values.speed,
    heart_rate: values.heart_rate ?? one.values.heart_rate,
    incline: values.incline ?? one.values.incline,
  },
  metres: metres ?? one.metres,
  count: one.count + count,
});

/** The readings with a time, one for each second. */
function timed(readings: readonly Reading[]): Timed[] {
  const all: Timed[] = [];
  for (const { at, values, metres } of readings) {
    if (at === null) continue;
    const next = { at, values, metres, count: 1 };
    const last = all.at(-1);
    if (last?.at === at) all[all.length - 1] = joined(last, next);
    else all.push(next);
  }
  return all;
}

/** Seconds by which a first reading may come before the start that a file claims. */
const EARLY = 3600;

const dayFrom = (all: readonly Timed[], start: number): Timed[] =>
  all.filter(({ at }) => at >= start && at < start + DAY);

/** Those of the day that a file claims, where it has most of them; else those of the day that has the most. */
function oneDay(all: readonly Timed[], claimed: number | null): Timed[] {
  const times = all.map(({ at }) => at).toSorted((one, other) => one - other);
  if (claimed !== null) {
    const first = times.find(at => at >= claimed - EARLY) ?? claimed;
    const near = dayFrom(all, Math.min(first, claimed));
    if (2 * near.length >= all.length) return near;
  }
  let [start, most, end] = [0, 0, 0];
  for (const [index, at] of times.entries()) {
    while (end < times.length && (times[end] ?? 0) < at + DAY) end += 1;
    if (end - index > most) [start, most] = [at, end - index];
  }
  return dayFrom(all, start);
}

/** Readings without those of a pause, in which a device may go on; it begins with one that read nothing. */
const paused = (all: readonly Timed[], pauses: readonly Span[]): readonly Timed[] =>
  pauses.reduce((so, { from, to }) => {
    const before = so.filter(({ at }) => at <= from);
    const after = so.filter(({ at }) => at >= to);
    const last = before.at(-1)?.at;
    if (last === undefined || after.length === 0) return [...before, ...after];
    const at = Math.max(from, last + 1);
    const isShort = at >= (after[0]?.at ?? 0);
    return [...before, ...(isShort ? [] : [{ at, values: nothing, metres: null, count: 0 }]), ...after];
  }, all);

/** Where no speed was measured: the metres from each reading to the next that has some, an hour of them. */
function withSpeed(all: readonly Timed[]): readonly Timed[] {
  if (all.some(({ values }) => values.speed !== null)) return all;
  let next: { at: number; metres: number } | undefined;
  const backwards = all.toReversed().map(one => {
    const { at, metres, values } = one;
    if (metres === null) return one;
    const seconds = next ? next.at - at : 0;
    const gone = (next?.metres ?? 0) - metres;
    const speed = seconds > 0 && seconds <= LONGEST_HOLD && gone >= 0 ? Math.round((gone * 3600) / seconds) : null;
    next = { at, metres };
    return { ...one, values: { ...values, speed } };
  });
  return backwards.toReversed();
}

/** The columns in which there is anything. */
const columnsOf = (samples: readonly Values[]): Recording['metrics'] =>
  Object.fromEntries(
    metricSlug.options
      .filter(slug => samples.some(values => values[slug] !== null))
      .map(slug => [slug, samples.map(values => values[slug])]),
  );

/** Seconds from the first reading to the last, without pauses. */
function movingSeconds(all: readonly Timed[]): number {
  const lengths = heldSeconds(all.map(({ at }) => at)).slice(0, -1);
  return lengths.reduce((sum, length, index) => sum + (all[index]?.count === 0 ? 0 : length), 0);
}

/**
 * The recording of a file's readings. It starts when the file says, or with the first reading where that is earlier or
 * the file does not say. A reading that has no time, or comes before the one before it, is left out and counted.
 * Undefined without any.
 */
export function collect(readings: readonly Reading[], { startedAt: claimed, pauses }: Claim): Collected | undefined {
  const all = oneDay(timed(readings), claimed);
  const day = inOrder(all.map(({ at }) => at)).flatMap(index => all[index] ?? []);
  const [first] = day;
  if (!first) return undefined;
  const isClaimed = claimed !== null && Math.abs(first.at - claimed) < DAY && (day.at(-1)?.at ?? 0) < claimed + DAY;
  const startedAt = isClaimed ? Math.min(claimed, first.at) : first.at;
  const kept = withSpeed(paused(day, pauses));
  return {
    startedAt,
    recording: { seconds: kept.map(({ at }) => at - startedAt), metrics: columnsOf(kept.map(({ values }) => values)) },
    moving: movingSeconds(kept),
    metres: risen(kept.flatMap(({ metres }) => metres ?? [])),
    dropped: readings.length - day.reduce((sum, { count }) => sum + count, 0),
  };
}
