import type * as calls from '../../../core/contract/training/workout-plans.js';
import type { Handlers } from '../../http/handler.js';
import { changePlan, planOf } from '../plans/plans.js';

export const workoutPlanHandlers = {
  getWorkoutPlan: (context, { userId }) => planOf(context, userId),
  changeWorkoutPlan: (context, { userId, ...change }) => changePlan(context, userId, change),
} satisfies Handlers<keyof typeof calls>;
