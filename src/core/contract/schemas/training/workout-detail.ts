import * as v from 'valibot';
import { contentSegment, contentTarget } from '../content/segments.js';
import { heartRateZones } from '../heart-rate.js';
import { metricSlug } from './recording.js';
import { bestMetric, workout, workoutSaved } from './workouts.js';

/** Where a try stands among the best tries of everybody who finished the class; null while fewer than five did. */
const standing = v.object({
  metric: bestMetric,
  value: v.number(),
  rank: v.number(),
  total: v.number(),
  percentile: v.nullable(v.number()),
});

/** Heart-rate zones as they were on that day, and the seconds in each (domain 3.3: later changes do not rewrite history). */
const zonesOfWorkout = v.object({
  maxHeartRate: v.number(),
  method: heartRateZones.entries.method,
  zones: v.array(v.object({ zone: v.number(), min: v.number(), max: v.number(), seconds: v.number() })),
});
export type WorkoutZones = v.InferOutput<typeof zonesOfWorkout>;

/** The best average watts over so many seconds. */
const curvePoint = v.object({ seconds: v.number(), watts: v.number() });
export type CurvePoint = v.InferOutput<typeof curvePoint>;

/**
 * Watts that weigh as the body feels them, null where no half minute was measured; what share of the limit that is, in
 * thousandths; and the best over each length that was measured.
 */
const power = v.object({
  normalized: v.nullable(v.number()),
  ftp: v.nullable(v.number()),
  intensity: v.nullable(v.number()),
  curve: v.array(curvePoint),
});

export const workoutSummary = v.object({
  workout,
  standings: v.array(standing),
  zones: v.nullable(zonesOfWorkout),
  power: v.nullable(power),
});
export type WorkoutSummary = v.InferOutput<typeof workoutSummary>;

/** What was measured, second by second (domain 3.2). Gaps are null. */
export const workoutGraph = v.object({
  workoutId: v.string(),
  seconds: v.array(v.number()),
  metrics: v.array(
    v.object({
      slug: metricSlug,
      label: v.string(),
      unit: v.string(),
      average: v.nullable(v.number()),
      max: v.nullable(v.number()),
      values: v.array(v.nullable(v.number())),
    }),
  ),
  /** Of its class, else the laps that were pressed. */
  segments: v.array(contentSegment),
  targets: v.array(contentTarget),
});
export type WorkoutGraph = v.InferOutput<typeof workoutGraph>;

/** The best of a scope and metric, and the try that it replaced. */
export const personalBest = v.object({
  id: v.string(),
  scope: v.variant('kind', [
    v.object({ kind: v.literal('format'), type: workout.entries.type, classSeconds: v.number() }),
    v.object({ kind: v.literal('content'), contentId: v.string(), title: v.string() }),
  ]),
  metric: bestMetric,
  value: v.number(),
  workoutId: v.string(),
  achievedAt: v.number(),
  previous: v.nullable(v.object({ value: v.number(), workoutId: v.string(), achievedAt: v.number() })),
});
export type PersonalBest = v.InferOutput<typeof personalBest>;

export const workoutDetail = v.object({
  ...workoutSummary.entries,
  personalBests: v.array(personalBest),
  /** Earlier and later tries of the same class, newest first, 20 at most. */
  tries: v.array(
    v.object({ id: v.string(), startedAt: v.number(), completed: v.boolean(), output: v.nullable(v.number()) }),
  ),
  /** Other records of the same session, however they came, offered for merging; the earliest first, 5 at most. */
  overlaps: workoutSaved.entries.overlaps,
});
export type WorkoutDetail = v.InferOutput<typeof workoutDetail>;
