import { metricSlug, metricUnits } from '../../../core/contract/schemas/training/recording.js';
import type * as calls from '../../../core/contract/training/workouts.js';
import type { Db } from '../../db/db.js';
import type { Context, Handlers } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { graphWithout, heartSafe, heldWithout, listWithout, summaryWithout, workoutWithout } from '../heart-privacy.js';
import { changeWorkout, deleteWorkout, restoreWorkout } from '../workouts/change.js';
import { deletedWorkouts } from '../workouts/deleted.js';
import { memberOf, workoutDetail, workoutGraph, workoutSummary } from '../workouts/detail.js';
import { keepApart } from '../workouts/apart.js';
import { listedWorkouts, workoutHistory, workoutLog } from '../workouts/history.js';
import { metricLabels } from '../workouts/labels.js';
import { mergeWorkouts } from '../workouts/merge.js';
import { logWorkout, saveWorkout } from '../workouts/save.js';

/** An answer about one workout, for whoever asks. */
async function ofWorkout<Answer>(
  context: Context,
  workoutId: string,
  read: (db: Db, workoutId: string) => Promise<Answer>,
  without: (answer: Answer) => Answer,
): Promise<Answer> {
  const userId = await memberOf(context.db, workoutId);
  return heartSafe(context, userId, await read(context.db, workoutId), without);
}

export const workoutHandlers = {
  getWorkoutHistory: async (context, { userId, ...query }) =>
    heartSafe(context, userId, await workoutHistory(context.db, userId, query), listWithout),
  listWorkouts: async (context, { userId, ...query }) =>
    heartSafe(context, userId, await listedWorkouts(context.db, userId, query), listWithout),
  getWorkoutLog: ({ db }, { userId, ...page }) => workoutLog(db, userId, page),
  logWorkout: async (context, { userId, ...logged }) =>
    heartSafe(context, userId, await logWorkout(context, userId, logged), heldWithout),
  deleteWorkout: (context, { userId, workoutId }) => deleteWorkout(context, userId, workoutId),
  listDeletedWorkouts: (context, { userId, ...page }) => deletedWorkouts(context, userId, page),
  restoreWorkout: async (context, { userId, workoutId }) =>
    heartSafe(context, userId, await restoreWorkout(context, userId, workoutId), workoutWithout),
  updateWorkout: async (context, { userId, workoutId, ...patch }) =>
    heartSafe(context, userId, await changeWorkout(context, userId, workoutId, patch), workoutWithout),
  mergeWorkout: async (context, { userId, workoutId, ...merge }) =>
    heartSafe(context, userId, await mergeWorkouts(context, userId, workoutId, merge), heldWithout),
  keepWorkoutsApart: (context, { userId, workoutId, ...pair }) => keepApart(context, userId, workoutId, pair),
  saveWorkout: async (context, reported) => {
    const { userId } = callerIn(context);
    return heartSafe(context, userId, await saveWorkout(context, userId, reported), heldWithout);
  },
  getWorkout: (context, { workoutId }) => ofWorkout(context, workoutId, workoutDetail, summaryWithout),
  getWorkoutSummary: (context, { workoutId }) => ofWorkout(context, workoutId, workoutSummary, summaryWithout),
  getWorkoutGraph: (context, { workoutId }) => ofWorkout(context, workoutId, workoutGraph, graphWithout),
  listWorkoutsLegacy: async (context, page) => {
    const { userId } = callerIn(context);
    return heartSafe(context, userId, await listedWorkouts(context.db, userId, page), listWithout);
  },
  getStatisticsLabels: async () => ({
    items: metricSlug.options.map(slug => ({ slug, label: metricLabels[slug], unit: metricUnits[slug] })),
  }),
} satisfies Handlers<keyof typeof calls>;
