import { call } from '../call.js';
import type { PlanChange, WorkoutPlan } from '../schemas/training/workout-plans.js';

/** This week's plan of a member; made when there is none. */
export const getWorkoutPlan = call<object, WorkoutPlan>()('GET', '/ai/workout-plans/users/:userId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/** Makes this week's plan again, accepts it, or moves a class to another day. A class that is done is found by itself. */
export const changeWorkoutPlan = call<PlanChange, WorkoutPlan>()('POST', '/ai/workout-plans/users/:userId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'coaching',
  audit: 'workoutPlan',
  idempotent: true,
  fails: ['versionConflict', 'membershipRequired'],
});
