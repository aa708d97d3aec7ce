import type { WorkoutSource } from '../../../core/contract/schemas/training/workouts.js';

/** What decides whether a workout earns anything. */
export interface Countable {
  /** False for a class that was left before its end. */
  completed: boolean;
  /** The class; null for a workout without one. */
  contentId: string | null;
  source: WorkoutSource;
}

/** Whether a workout counts for badges: a class, done to its end, that nobody entered by hand (domain 3.6 and 3.8). */
export const isCounted = ({ completed, contentId, source }: Countable): boolean =>
  completed && contentId !== null && source !== 'manual';
