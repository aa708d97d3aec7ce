import { metricSlug, metricUnits } from '../../../core/contract/schemas/training/recording.js';
import type * as calls from '../../../core/contract/training/workouts.js';
import type { Db } from '../../db/db.js';
import type { Context, Handlers } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { graphWithout, heartSafe, listWithout, summaryWithout } from '../heart-privacy.js';
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
  logWorkout: (context, { userId, ...logged }) => logWorkout(context, userId, logged),
  deleteWorkout: (context, { userId, workoutId }) => deleteWorkout(context, userId, workoutId),
  listDeletedWorkouts: (context, { userId, ...page }) => deletedWorkouts(context, userId, page),
  restoreWorkout: (context, { userId, workoutId }) => restoreWorkout(context, userId, workoutId),
  updateWorkout: (context, { userId, workoutId, ...patch }) => changeWorkout(context, userId, workoutId, patch),
  mergeWorkout: (context, { userId, workoutId, ...merge }) => mergeWorkouts(context, userId, workoutId, merge),
  keepWorkoutsApart: (context, { userId, workoutId, ...pair }) => keepApart(context, userId, workoutId, pair),
  saveWorkout: (context, reported) => saveWorkout(context, callerIn(context).userId, reported),
  getWorkout: (context, { workoutId }) => ofWorkout(context, workoutId, workoutDetail, summaryWithout),
  getWorkoutSummary: (context, { workoutId }) => ofWorkout(context, workoutId, workoutSummary, summaryWithout),
  getWorkoutGraph: (context, { workoutId }) => ofWorkout(context, workoutId, workoutGraph, graphWithout),
  listWorkoutsLegacy: (context, page) => listedWorkouts(context.db, callerIn(context).userId, page),
  getStatisticsLabels: async () => ({
    items: metricSlug.options.map(slug => ({ slug, label: metricLabels[slug], unit: metricUnits[slug] })),
  }),
} satisfies Handlers<keyof typeof calls>;
