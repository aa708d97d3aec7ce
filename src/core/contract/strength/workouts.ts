import { call } from '../call.js';
import type {
  StrengthAggregations,
  StrengthBests,
  StrengthBestsQuery,
  StrengthPeriod,
  StrengthReset,
  StrengthResetDone,
} from '../schemas/strength/records.js';
import type {
  NewStrengthWorkout,
  StrengthList,
  StrengthQuery,
  StrengthSaved,
  StrengthWorkout,
} from '../schemas/strength/workouts.js';
import type { WorkoutDeleted } from '../schemas/training/workouts.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;

/**
 * Keeps what a device knows of a session of the caller. Reports of one session become one workout: a set that several
 * name is one set with the values of the latest edit, and the answer says what was overruled. A set of `removedSets` is
 * in no answer any more, unless somebody edits it later.
 */
export const saveStrengthWorkout = call<NewStrengthWorkout, StrengthSaved>()('POST', '/strength-workouts/items', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
});

/** One session with its sets, for its member and whoever may see their workouts. */
export const getStrengthWorkout = call<object, StrengthWorkout>()('GET', '/strength-workouts/items/:workoutId', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** A member's sessions, newest first. */
export const listStrengthWorkouts = call<StrengthQuery, StrengthList>()(
  'GET',
  '/users/:userId/strength-workouts/items',
  reads,
);

/** Deletes a session, which counts for no best any more; it can be restored for 30 days, like any workout. */
export const deleteStrengthWorkout = call<object, WorkoutDeleted>()(
  'DELETE',
  '/users/:userId/strength-workouts/items/:workoutId',
  { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'workout' },
);

/** Each exercise over time: the best estimate of a day, and what each week lifted. */
export const getStrengthAggregations = call<StrengthPeriod, StrengthAggregations>()(
  'GET',
  '/users/:userId/strength-workouts/aggregations',
  reads,
);

/** The bests of each exercise. */
export const listStrengthBests = call<StrengthBestsQuery, StrengthBests>()(
  'GET',
  '/users/:userId/strength-workouts/personal-best',
  reads,
);

/** Bests of one exercise, or of all, count from now on; the sessions stay. */
export const resetStrengthBests = call<StrengthReset, StrengthResetDone>()(
  'POST',
  '/users/:userId/strength-workouts/personal-best/reset',
  { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'none', idempotent: true },
);
