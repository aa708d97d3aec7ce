import type { Recording } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** A workout as it goes into a file and comes out of one, whatever the format. */
export interface WorkoutFile {
  type: WorkoutType;
  title: string | null;
  /** Unix seconds; the `seconds` of the recording count from here. */
  startedAt: number;
  durationSeconds: number;
  /** Whole joules, metres, kilocalories and metres climbed; null where nobody knows. */
  totals: { output: number | null; distance: number | null; calories: number | null; elevation: number | null };
  recording: Recording;
}

/** What may be wrong with the samples of any file. */
export type SamplesProblem =
  /** There is no sample. */
  | 'noRecords'
  /** A sample does not say when it was taken. */
  | 'noTime'
  /** A sample is earlier than the one before: nobody can say which of the two is right. */
  | 'timeBackwards'
  /** It lasts longer than a day. */
  | 'tooLong';

/**
 * A file that was read: all of it or nothing. A file may hold several workouts: the first is read, and `more` says that
 * there are others.
 */
export type ReadWorkout<Problem> = { ok: true; file: WorkoutFile; more: boolean } | { ok: false; problem: Problem };
