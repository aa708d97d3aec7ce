import * as v from 'valibot';
import { locked } from '../access.js';
import { calendarDay } from '../calendar.js';
import { seconds } from '../common.js';
import { contentLevel } from '../content/segments.js';
import { seenVersion } from '../drafts.js';
import { workoutType } from './workouts.js';

/**
 * Why a day is as it is, with the figures that decided it:
 * - gentleStart: hardly trained of late (workouts, in the last weeks)
 * - recovery: worn out (form)
 * - favouriteDay, restDay: how often the member trained on this weekday (workouts, weeks)
 * - favouriteType: what they do most (type, workouts)
 * - usualLength: how long they usually go (minutes)
 * - hardDay, afterHardDay: hard days stand apart
 * - withinLoad, loadReached: what is planned up to here, and the most that the week should hold (planned, most)
 * - dayIsOver, alreadyTrained: the plan was made later (workouts)
 * - noClass: the library has nothing that fits
 * - movedByMember: the member put it here
 */
export const planReasonCode = v.picklist([
  'gentleStart',
  'recovery',
  'favouriteDay',
  'restDay',
  'plannedRest',
  'favouriteType',
  'usualLength',
  'hardDay',
  'afterHardDay',
  'withinLoad',
  'loadReached',
  'dayIsOver',
  'alreadyTrained',
  'noClass',
  'movedByMember',
]);

const planReason = v.object({
  code: planReasonCode,
  figures: v.record(v.string(), v.union([v.number(), v.string()])),
});
export type PlanReason = v.InferOutput<typeof planReason>;

const planClass = v.object({
  id: v.string(),
  title: v.string(),
  type: workoutType,
  durationSeconds: v.number(),
  level: contentLevel,
});
export type PlanClass = v.InferOutput<typeof planClass>;

/** A day with a class, or (null) of rest. */
const planDay = v.object({
  day: v.string(),
  class: v.nullable(planClass),
  isHard: v.boolean(),
  /** What it is expected to take; 100 for an hour at one's limit. */
  load: v.number(),
  because: v.array(planReason),
});
export type PlanDay = v.InferOutput<typeof planDay>;

/** What a plan was made from. */
const planBasis = v.object({
  /** Weeks that were looked at, and the workouts in them. */
  weeks: v.number(),
  workouts: v.number(),
  /** A week's load, on average of the last four. */
  meanLoad: v.number(),
  /** The most that the week should hold. */
  mostLoad: v.number(),
  fitness: v.number(),
  form: v.number(),
  kind: v.picklist(['usual', 'gentle', 'recovery']),
});
export type PlanBasis = v.InferOutput<typeof planBasis>;

/** A week, Monday to Sunday, in the member's time zone. */
export const workoutPlan = v.object({
  id: v.string(),
  /** Rules make it, no model does. */
  maker: v.literal('rules'),
  weekStart: v.string(),
  today: v.string(),
  madeAt: seconds,
  acceptedAt: v.nullable(seconds),
  days: v.array(
    v.object({
      ...planDay.entries,
      /** The workout of that day that is the class, or of its type; null while there is none. */
      doneBy: v.nullable(v.string()),
    }),
  ),
  basis: planBasis,
  /** Days that are hard after a hard one, because the member moved them so. */
  hardInARow: v.array(v.string()),
  /** Why the member cannot begin it. */
  locked,
  version: v.number(),
});
export type WorkoutPlan = v.InferOutput<typeof workoutPlan>;

/** Makes the week's plan again, accepts it, or puts a day's class on another day; what is there comes to the first one. */
export const planChange = v.variant('action', [
  v.object({ action: v.literal('make') }),
  v.object({ action: v.literal('accept'), version: seenVersion }),
  v.object({ action: v.literal('move'), version: seenVersion, from: calendarDay, to: calendarDay }),
]);
export type PlanChange = v.InferOutput<typeof planChange>;
