import * as v from 'valibot';
import { calendarDay } from '../calendar.js';
import { id, seconds } from '../common.js';
import { exercise } from './exercises.js';

/**
 * What a best of an exercise is of: grams lifted once or more; grams that somebody could lift once, estimated; grams of a
 * set, and of a whole session; repetitions; seconds held.
 */
export const strengthMetric = v.picklist(['weight', 'oneRepMax', 'setVolume', 'sessionVolume', 'reps', 'hold']);
export type StrengthMetric = v.InferOutput<typeof strengthMetric>;

const achieved = { workoutId: v.string(), achievedAt: seconds };

const strengthBest = v.object({ metric: strengthMetric, value: v.number(), ...achieved });
export type StrengthBest = v.InferOutput<typeof strengthBest>;

const repsAtWeight = v.object({ weight: v.number(), reps: v.number(), ...achieved });
export type RepsAtWeight = v.InferOutput<typeof repsAtWeight>;

export const strengthBestsQuery = v.object({ exerciseId: v.optional(id) });
export type StrengthBestsQuery = v.InferOutput<typeof strengthBestsQuery>;

/** Bests of each exercise that was done, by name. */
export const strengthBests = v.object({
  items: v.array(
    v.object({
      exercise,
      bests: v.array(strengthBest),
      /** The most repetitions with each weight, the heaviest first, 20 at most. */
      repsAtWeight: v.array(repsAtWeight),
      /** Sets count from here on; null for all that was ever done. */
      countedFrom: v.nullable(seconds),
    }),
  ),
});
export type StrengthBests = v.InferOutput<typeof strengthBests>;

/** Of one exercise, or of all. */
export const strengthReset = v.object({ exerciseId: v.optional(id) });
export type StrengthReset = v.InferOutput<typeof strengthReset>;

export const strengthResetDone = v.object({ exerciseId: v.nullable(v.string()), countedFrom: seconds });
export type StrengthResetDone = v.InferOutput<typeof strengthResetDone>;

/** Days where it was done, both included; the last year without them. At most 10 years. */
export const strengthPeriod = v.object({
  exerciseId: v.optional(id),
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});
export type StrengthPeriod = v.InferOutput<typeof strengthPeriod>;

/** Of each exercise: the best estimate of each day in grams, and what each week lifted. Warm-ups are left out. */
export const strengthAggregations = v.object({
  from: v.string(),
  to: v.string(),
  items: v.array(
    v.object({
      exercise,
      oneRepMax: v.array(v.object({ day: v.string(), value: v.number(), weight: v.number(), reps: v.number() })),
      /** A week is called by its Monday. */
      weeks: v.array(v.object({ week: v.string(), volume: v.number(), sets: v.number(), reps: v.number() })),
    }),
  ),
});
export type StrengthAggregations = v.InferOutput<typeof strengthAggregations>;
