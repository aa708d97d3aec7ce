import * as v from 'valibot';
import { id, pageOf } from '../common.js';
import { calendarDay } from '../calendar.js';
import { listing } from '../query.js';
import { personalBest } from './workout-detail.js';
import { bestMetric, workout, workoutType } from './workouts.js';

/** `format`: of a type and class length; `content`: of one class. */
export const bestsQuery = listing({
  filters: {
    scope: v.optional(v.picklist(['format', 'content'])),
    type: v.optional(workoutType),
    metric: v.optional(bestMetric),
  },
});
export type BestsQuery = v.InferOutput<typeof bestsQuery>;

export const personalBestList = v.object({
  ...pageOf(personalBest).entries,
  /** Records count from here on; null for all that was ever done. */
  countedFrom: v.nullable(v.number()),
});
export type PersonalBestList = v.InferOutput<typeof personalBestList>;

/** Of one type, and of days where the workout was done, both included; of all without them. */
export const powerCurveQuery = v.object({
  type: v.optional(workoutType),
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});
export type PowerCurveQuery = v.InferOutput<typeof powerCurveQuery>;

/** The best average watts over so many seconds in a row, the shortest first, and where they were reached. */
export const bestPowerCurve = v.object({
  points: v.array(v.object({ seconds: v.number(), watts: v.number(), workoutId: v.string(), localDate: v.string() })),
});
export type BestPowerCurve = v.InferOutput<typeof bestPowerCurve>;

/** The bests of one class, and all that was done of it, newest first. */
export const classBests = v.object({ contentId: v.string(), bests: v.array(personalBest), tries: v.array(workout) });
export type ClassBests = v.InferOutput<typeof classBests>;

/** The reading was wrong: the workout counts for no record from now on, and the next one holds it. */
export const bestDeleted = v.object({ id: v.string(), deleted: v.literal(true), next: v.nullable(personalBest) });
export type BestDeleted = v.InferOutput<typeof bestDeleted>;

export const bestsReset = v.object({ countedFrom: v.number(), removed: v.number() });
export type BestsReset = v.InferOutput<typeof bestsReset>;

/** Among whom: everybody who may be seen, or the people whom the member follows. */
export const rankingQuery = listing({ filters: { among: v.optional(v.picklist(['all', 'following'])) } });
export type RankingQuery = v.InferOutput<typeof rankingQuery>;

const rankingEntry = v.object({
  rank: v.number(),
  displayName: v.string(),
  imageUrl: v.nullable(v.string()),
  value: v.number(),
  isYou: v.boolean(),
});

/**
 * The best try of everybody who finished a class. Hidden people are in no list, but count in `total` and in the
 * percentile (domain 6.3.4): the last pages may be shorter. `you` is the reader's own place, hidden or not.
 */
export const ranking = v.object({
  ...pageOf(rankingEntry).entries,
  contentId: v.string(),
  metric: bestMetric,
  /** How many people finished it. */
  people: v.number(),
  you: v.nullable(v.object({ rank: v.number(), value: v.number(), percentile: v.nullable(v.number()) })),
});
export type Ranking = v.InferOutput<typeof ranking>;

/** How one class fared with everybody, and what the reader did of it. */
export const contentWorkouts = v.object({
  contentId: v.string(),
  people: v.number(),
  tries: v.array(workout),
});
export type ContentWorkouts = v.InferOutput<typeof contentWorkouts>;

/** The values at every fifth percentile of everybody's best tries of a type and class length; none under five people. */
export const percentiles = v.object({
  formatId: v.string(),
  metric: bestMetric,
  people: v.number(),
  points: v.array(v.object({ percentile: v.number(), value: v.number() })),
});
export type Percentiles = v.InferOutput<typeof percentiles>;

export const processRequest = v.object({ workoutId: v.optional(id), userId: v.optional(id) });
export type ProcessRequest = v.InferOutput<typeof processRequest>;

/** Derived figures and records computed again from what was measured; the same as before unless a rule has changed. */
export const processed = v.object({ workouts: v.number(), records: v.number() });
export type Processed = v.InferOutput<typeof processed>;
