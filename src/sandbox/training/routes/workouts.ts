import { metricSlug, metricUnits } from '../../../core/contract/schemas/training/recording.js';
import type * as calls from '../../../core/contract/training/workouts.js';
import type { Handlers } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { changeWorkout, deleteWorkout, restoreWorkout } from '../workouts/change.js';
import { workoutDetail, workoutGraph, workoutSummary } from '../workouts/detail.js';
import { listedWorkouts, workoutHistory, workoutLog } from '../workouts/history.js';
import { metricLabels } from '../workouts/labels.js';
import { logWorkout, saveWorkout } from '../workouts/save.js';

export const workoutHandlers = {
  getWorkoutHistory: ({ db }, { userId, ...query }) => workoutHistory(db, userId, query),
  listWorkouts: ({ db }, { userId, ...query }) => listedWorkouts(db, userId, query),
  getWorkoutLog: ({ db }, { userId, ...page }) => workoutLog(db, userId, page),
  logWorkout: (context, { userId, ...logged }) => logWorkout(context, userId, logged),
  deleteWorkout: (context, { userId, workoutId }) => deleteWorkout(context, userId, workoutId),
  restoreWorkout: (context, { userId, workoutId }) => restoreWorkout(context, userId, workoutId),
  updateWorkout: (context, { userId, workoutId, ...patch }) => changeWorkout(context, userId, workoutId, patch),
  saveWorkout: (context, reported) => saveWorkout(context, callerIn(context).userId, reported),
  getWorkout: ({ db }, { workoutId }) => workoutDetail(db, workoutId),
  getWorkoutSummary: ({ db }, { workoutId }) => workoutSummary(db, workoutId),
  getWorkoutGraph: ({ db }, { workoutId }) => workoutGraph(db, workoutId),
  listWorkoutsLegacy: (context, page) => listedWorkouts(context.db, callerIn(context).userId, page),
  getStatisticsLabels: async () => ({
    items: metricSlug.options.map(slug => ({ slug, label: metricLabels[slug], unit: metricUnits[slug] })),
  }),
} satisfies Handlers<keyof typeof calls>;
