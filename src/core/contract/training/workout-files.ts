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
 * The workouts of a FIT or TCX file, or of a ZIP or gz of some: what is whole of each is kept. Of a file without any
 * nothing is: `fileUnreadable`, whose `debug` says the `reason` (`fileProblem`), and of XML where (`line`, `column`).
 * In an archive, each file without one is named in `left`.
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
