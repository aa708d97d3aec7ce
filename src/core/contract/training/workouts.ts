import { call } from '../call.js';
import type { PageQuery } from '../schemas/query.js';
import type { WorkoutDetail, WorkoutGraph, WorkoutSummary } from '../schemas/training/workout-detail.js';
import type { WorkoutApart, WorkoutMerge, WorkoutMerged } from '../schemas/training/workout-merge.js';
import type {
  DeletedWorkouts,
  LoggedWorkout,
  NewWorkout,
  StatisticsLabels,
  Workout,
  WorkoutDeleted,
  WorkoutHistory,
  WorkoutList,
  WorkoutLog,
  WorkoutPatch,
  WorkoutQuery,
  WorkoutSaved,
} from '../schemas/training/workouts.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const writes = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', audit: 'workout' } as const;
const forAll = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', repeatable: 'reads' } as const;

/** A member's workouts, newest first, with the sums over all that the filters let through. */
export const getWorkoutHistory = call<WorkoutQuery, WorkoutHistory>()('GET', '/users/:userId/workouts/history', reads);

/** A member's workouts, newest first. */
export const listWorkouts = call<WorkoutQuery, WorkoutList>()('GET', '/users/:userId/workouts/items', reads);

/** What was done, day by day. A page is of workouts; a day goes on where the page before ended. */
export const getWorkoutLog = call<PageQuery, WorkoutLog>()('GET', '/users/:userId/workouts/log', reads);

/** Enters a workout by hand. It is marked so, counts for streaks and totals, and never ranks (domain 3.8). */
export const logWorkout = call<LoggedWorkout, WorkoutSaved>()('POST', '/users/:userId/workouts/log', {
  ...writes,
  audit: 'none',
  idempotent: true,
});

/** Deletes a workout with its records, which the next best hold then; it can be restored for 30 days. */
export const deleteWorkout = call<object, WorkoutDeleted>()(
  'DELETE',
  '/users/:userId/workouts/items/:workoutId',
  writes,
);

/** The workouts that can still be brought back, the one that was deleted last first. */
export const listDeletedWorkouts = call<PageQuery, DeletedWorkouts>()('GET', '/users/:userId/workouts/deleted', reads);

/** Brings a deleted workout back, and its records. Of one that was not deleted nothing changes. */
export const restoreWorkout = call<object, Workout>()('PUT', '/users/:userId/workouts/items/:workoutId/restoration', {
  ...writes,
  repeatable: 'sets',
});

/** A new title or type. Of a new type, the records of both are counted anew. */
export const updateWorkout = call<WorkoutPatch, Workout>()('PATCH', '/users/:userId/workouts/items/:workoutId', {
  ...writes,
  idempotent: true,
  fails: ['versionConflict'],
});

/**
 * Makes two records of one session one: what this one did not measure is taken from the other, which is deleted. What it
 * measured itself stays as it is. They must overlap in time and be of one type.
 */
export const mergeWorkout = call<WorkoutMerge, WorkoutMerged>()(
  'POST',
  '/users/:userId/workouts/items/:workoutId/merge',
  { ...writes, idempotent: true, fails: ['notOneSession'] },
);

/** Both records stay, and neither is offered for merging with the other any more; or they are again (`apart: false`). */
export const keepWorkoutsApart = call<WorkoutApart, WorkoutApart>()(
  'PUT',
  '/users/:userId/workouts/items/:workoutId/apart',
  { ...writes, repeatable: 'sets' },
);

/** A workout of the caller, as a machine or the app reports it. Samples that make no sense become gaps, and are counted. */
export const saveWorkout = call<NewWorkout, WorkoutSaved>()('POST', '/workouts/items', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
});

/** One workout with its place among all, its records, and the other tries of its class. */
export const getWorkout = call<object, WorkoutDetail>()('GET', '/workouts/items/:workoutId/detail', reads);

/** One workout's figures, without its samples. */
export const getWorkoutSummary = call<object, WorkoutSummary>()('GET', '/workouts/items/:workoutId/summary', reads);

/** One workout's samples. */
export const getWorkoutGraph = call<object, WorkoutGraph>()('GET', '/workouts/items/:workoutId/graph', reads);

/** The caller's workouts as older apps list them. */
export const listWorkoutsLegacy = call<PageQuery, WorkoutList>()('GET', '/workouts/legacy', forAll);

/** What the metrics are called and counted in. */
export const getStatisticsLabels = call<object, StatisticsLabels>()('GET', '/workouts/statistics/labels', forAll);
