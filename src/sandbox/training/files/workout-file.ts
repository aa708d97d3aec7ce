import type { MetricSlug, Recording } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';

/** A figure for some metrics, in the units of the contract. */
export type Figures = Partial<Record<MetricSlug, number>>;

/** A workout as it goes into a file and comes out of one, whatever the format. */
export interface WorkoutFile {
  type: WorkoutType;
  title: string | null;
  /** Unix seconds; the `seconds` of the recording count from here. */
  startedAt: number;
  durationSeconds: number;
  /**
   * Whole joules, metres, kilocalories and metres climbed; null where nobody knows. What a device states counts before
   * what it counted along (domain 8.5); never a sum over samples.
   */
  totals: { output: number | null; distance: number | null; calories: number | null; elevation: number | null };
  recording: Recording;
  /** What a device says of readings that are not in the file. */
  stated?: { average: Figures; max: Figures };
}

/** A workout that a file had in it. */
export interface ReadWorkout {
  file: WorkoutFile;
  /** Readings and values that cannot be and were left out. */
  dropped: number;
  /** False where the file breaks off, or part of it makes no sense. */
  isWhole: boolean;
}

/** The workouts of a file, or why there is none to keep. */
export type ReadWorkouts<Problem> = { ok: true; workouts: ReadWorkout[] } | { ok: false; problem: Problem };
