import type * as calls from '../../../core/contract/training/workout-files.js';
import type { Handlers } from '../../http/handler.js';
import { exportedWorkouts, workoutFile } from '../files/export-workout.js';
import { importedWorkout } from '../files/import-workout.js';
import { heartSafe, importedWithout } from '../heart-privacy.js';

export const workoutFileHandlers = {
  getWorkoutFile: (context, { userId, workoutId, ...query }) => workoutFile(context, userId, workoutId, query),
  exportWorkouts: ({ db }, { userId, ...filters }) => exportedWorkouts(db, userId, filters),
  importWorkout: async (context, { userId, ...sent }) =>
    heartSafe(context, userId, await importedWorkout(context, userId, sent), importedWithout),
} satisfies Handlers<keyof typeof calls>;
