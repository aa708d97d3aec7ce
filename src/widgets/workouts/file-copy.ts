import type { FileFormat } from '../../core/contract/schemas/training/workout-files.js';
import { defineWords } from '../../core/words.js';

const formats: Record<FileFormat, string> = {
  fit: 'FIT, for Garmin, Strava and others',
  tcx: 'TCX, for older tools',
  csv: 'CSV, for a spreadsheet',
};

/** In the order in which they are offered. */
export const fileFormats = ['fit', 'tcx', 'csv'] as const satisfies readonly FileFormat[];

/** What a workout can be downloaded as. */
export const fileWords = defineWords('workout-files', {
  formats,
  withHeartRate: 'Include heart rate',
  heartRateWhy: 'Health data. Off unless you ask for it.',
});
