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

/** A FIT or TCX file of 10 MB at most; the format is told by what is in it. `timeZone` is where it was done. */
export const workoutImport = v.object({
  file: v.instance(Blob, 'Choose a file.'),
  timeZone: v.optional(preferenceKeys.timeZone),
});
export type WorkoutImport = v.InferOutput<typeof workoutImport>;

/** What became of it. `more`: the file holds other workouts too, of which the first was read. */
export const workoutImported = v.object({ ...workoutSaved.entries, more: v.boolean() });
export type WorkoutImported = v.InferOutput<typeof workoutImported>;
