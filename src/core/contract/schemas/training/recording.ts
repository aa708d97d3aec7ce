import * as v from 'valibot';

/** What a machine or a strap measures. */
export const metricSlug = v.picklist(['output', 'cadence', 'resistance', 'speed', 'heart_rate', 'incline']);
export type MetricSlug = v.InferOutput<typeof metricSlug>;

/**
 * The unit of each metric's whole numbers: watts; turns or strokes a minute; the level of a resistance knob; metres an
 * hour; beats a minute; tenths of a percent (the only one that goes below 0).
 */
export const metricUnits = {
  output: 'W',
  cadence: 'rpm',
  resistance: 'level',
  speed: 'm/h',
  heart_rate: 'bpm',
  incline: '‰',
} as const satisfies Record<MetricSlug, string>;

/** A workout has at most a day of samples, one a second. */
export const MOST_SAMPLES = 86_400;

const sample = v.nullable(v.number());

const columnsOf = <Value extends v.GenericSchema>(value: Value) =>
  v.object({
    output: v.optional(v.array(value)),
    cadence: v.optional(v.array(value)),
    resistance: v.optional(v.array(value)),
    speed: v.optional(v.array(value)),
    heart_rate: v.optional(v.array(value)),
    incline: v.optional(v.array(value)),
  });

/** A stretch of a workout: a class's segment, or a lap that somebody pressed. Seconds from the beginning. */
export const lap = v.object({
  name: v.optional(v.string()),
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  length: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Lap = v.InferOutput<typeof lap>;

/**
 * What was measured, sample by sample. `seconds` since the beginning, each more than the one before; the columns of
 * `metrics` run beside it. A gap is null, never 0: a strap that slipped is not a heart that stopped (domain 3.2).
 */
export const recording = v.object({
  seconds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SAMPLES - 1))),
    v.maxLength(MOST_SAMPLES, 'A workout has at most 86,400 samples.'),
    v.check(
      all => all.every((at, index) => index === 0 || at > (all[index - 1] ?? 0)),
      'Each second must be later than the one before.',
    ),
  ),
  metrics: columnsOf(sample),
  laps: v.optional(v.array(lap)),
});
export type Recording = v.InferOutput<typeof recording>;
