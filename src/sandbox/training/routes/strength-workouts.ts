import type * as calls from '../../../core/contract/strength/workouts.js';
import { allowed } from '../../access/guards.js';
import { ownerOf } from '../../access/owners.js';
import type { Handlers } from '../../http/handler.js';
import { callerIn, findUser } from '../../people/find-user.js';
import { heartSafe, heldWithout } from '../heart-privacy.js';
import { resetStrengthBests, strengthBestsOf, strengthProgressOf } from '../strength/records.js';
import { saveStrengthWorkout } from '../strength/save.js';
import { deleteSession, sessionsOf } from '../strength/sessions.js';
import { strengthWorkoutOf } from '../strength/workout-shape.js';
import { lastDayOf } from '../totals/last-day.js';
import { noWorkout } from '../workouts/find.js';

export const strengthWorkoutHandlers = {
  async saveStrengthWorkout(context, reported) {
    const { userId } = callerIn(context);
    return heartSafe(context, userId, await saveStrengthWorkout(context, userId, reported), heldWithout);
  },
  async getStrengthWorkout(context, { workoutId }) {
    const { db } = context;
    const target = await ownerOf(db, { workoutId });
    // the call is for everybody who is signed in, a workout for those who may see its member's
    if (!target?.user || !allowed(['selfOrAdmin'], { caller: callerIn(context), target })) throw noWorkout();
    const { id } = target.user;
    return heartSafe(context, id, await strengthWorkoutOf(db, id, workoutId), heldWithout);
  },
  listStrengthWorkouts: ({ db }, { userId, ...query }) => sessionsOf(db, userId, query),
  deleteStrengthWorkout: (context, { userId, workoutId }) => deleteSession(context, userId, workoutId),
  getStrengthAggregations: async (context, { userId, ...query }) =>
    strengthProgressOf(context.db, userId, await lastDayOf(context, userId), query),
  listStrengthBests: ({ db }, { userId, ...query }) => strengthBestsOf(db, userId, query),
  async resetStrengthBests(context, { userId, ...reset }) {
    await findUser(context.db, userId);
    return resetStrengthBests(context, userId, reset);
  },
} satisfies Handlers<keyof typeof calls>;
