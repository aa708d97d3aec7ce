import { call } from '../call.js';
import type {
  SavedFile,
  WorkoutExport,
  WorkoutExportQuery,
  WorkoutFileQuery,
  WorkoutImport,
  WorkoutImported,
} from '../schemas/training/workout-files.js';

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;

/** One workout as a file: FIT, TCX, or its samples as CSV. */
export const getWorkoutFile = call<WorkoutFileQuery, SavedFile>()(
  'GET',
  '/users/:userId/workouts/items/:workoutId/file',
  reads,
);

/** All that the filters show, as CSV. */
export const exportWorkouts = call<WorkoutExportQuery, WorkoutExport>()('GET', '/users/:userId/workouts/export', reads);

/**
 * A workout from a FIT or TCX file. Of a file that cannot be read nothing is kept: `fileUnreadable`, whose `debug` says
 * the `reason` and where (`byte` of FIT, `line` and `column` of TCX).
 */
export const importWorkout = call<WorkoutImport, WorkoutImported>()('POST', '/users/:userId/workouts/import', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
  limit: ['upload'],
  form: true,
  fails: ['fileUnreadable', 'fileTooLarge'],
});
