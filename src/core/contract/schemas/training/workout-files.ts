import * as v from 'valibot';
import { preferenceKeys } from '../preferences.js';
import { workoutFilters, workoutSaved } from './workouts.js';

export const fileFormat = v.picklist(['fit', 'tcx', 'csv']);
export type FileFormat = v.InferOutput<typeof fileFormat>;

/** A heart rate is health data: it is in a file only where somebody asks for it (domain 6.3.5). */
const withHeartRate = { heartRate: v.optional(v.picklist(['true', 'false'])) };

export const workoutFileQuery = v.object({ format: fileFormat, ...withHeartRate });
export type WorkoutFileQuery = v.InferOutput<typeof workoutFileQuery>;

/** A file to save. `base64` of a format that is no text. */
export const savedFile = v.object({
  fileName: v.string(),
  contentType: v.string(),
  encoding: v.picklist(['text', 'base64']),
  content: v.string(),
});
export type SavedFile = v.InferOutput<typeof savedFile>;

export const workoutExportQuery = v.object(workoutFilters);
export type WorkoutExportQuery = v.InferOutput<typeof workoutExportQuery>;

/** A line for each workout, newest first. `left` is how many more there are than a file holds. */
export const workoutExport = v.object({ ...savedFile.entries, workouts: v.number(), left: v.number() });
export type WorkoutExport = v.InferOutput<typeof workoutExport>;

/**
 * A FIT or TCX file, or a ZIP or gz of some, of 10 MB at most; what it is is told by what is in it. `timeZone` is where
 * it was done.
 */
export const workoutImport = v.object({
  file: v.instance(Blob, 'Choose a file.'),
  timeZone: v.optional(preferenceKeys.timeZone),
});
export type WorkoutImport = v.InferOutput<typeof workoutImport>;

/** Why there is no workout in a file. */
export const fileProblem = v.picklist([
  'unknownFormat',
  'tooLarge',
  'notFit',
  'notXml',
  'notTcx',
  /** Nothing is left to keep. */
  'noRecords',
  /** It ends before it begins, or in the future. */
  'wrongTime',
  /** A ZIP or gz that cannot be unpacked, or with more in it than 100 files or 200 MB. */
  'notZip',
  /** A ZIP without any FIT or TCX file. */
  'nothingInside',
]);
export type FileProblem = v.InferOutput<typeof fileProblem>;

/** A workout of a file, as it was kept. */
export const addedWorkout = v.object({
  ...workoutSaved.entries,
  /** Its file in a ZIP; null for a file that came alone. */
  fileName: v.nullable(v.string()),
  /** False where the file breaks off, or part of it made no sense: what was whole of it was kept. */
  isWhole: v.boolean(),
});
export type AddedWorkout = v.InferOutput<typeof addedWorkout>;

/** What became of a file: each workout in it, and the files of a ZIP in which there was none. */
export const workoutImported = v.object({
  items: v.array(addedWorkout),
  left: v.array(v.object({ fileName: v.string(), reason: fileProblem })),
});
export type WorkoutImported = v.InferOutput<typeof workoutImported>;
