import { heldSeconds } from '../../../core/held-samples.js';
import type { Recording } from '../../../core/contract/schemas/training/recording.js';
import type { BestMetric, WorkoutSource, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { mostIn } from './possible.js';

/** The share of its class that a workout was recorded in, at least (domain 8.5). */
const COVERED = 0.9;

/** What is stated may be more than what its samples add up to by what they need not cover, and by rounding. */
const STATED_ABOVE = 1.01 / COVERED;

/** A workout as it is reported, with its readings cleaned. */
export interface Reported {
  type: WorkoutType;
  source: WorkoutSource;
  /** False for a class that was left before its end: it counts for what it is, and never as that class. */
  completed: boolean;
  /** The length of its class; null without one. */
  classSeconds: number | null;
  durationSeconds: number;
  /** Undefined where only totals came. */
  recording: Pick<Recording, 'seconds' | 'metrics'> | undefined;
  totals: Readonly<Record<BestMetric, number | null>>;
  /** What the samples alone add up to; null where they measured nothing. */
  summed: Readonly<Record<'output' | 'distance', number | null>>;
}

/** Seconds in which a machine recorded: it goes on where a strap slips, which is no gap of the class. */
function recordedSeconds({ recording, durationSeconds }: Reported): number {
  if (!recording) return durationSeconds;
  const { seconds, metrics } = recording;
  const isRecorded = Object.values(metrics).some(column => column?.some(value => value !== null));
  return isRecorded ? heldSeconds(seconds).reduce((sum, length) => sum + length, 0) : 0;
}

/**
 * Whether ranks, records and challenges count a workout (domain 8.5): our own machine or app recorded it, at least nine
 * tenths of its class, and nothing in it is more than anybody can do. A file, and what somebody wrote down by hand,
 * counts for its member alone.
 */
export function isRanked(reported: Reported): boolean {
  const { type, source, completed, classSeconds, durationSeconds, totals, summed } = reported;
  if (source !== 'equipment' && source !== 'app') return false;
  if (completed && classSeconds !== null && recordedSeconds(reported) < COVERED * classSeconds) return false;
  const most = mostIn(type, durationSeconds);
  const isPossible = (metric: BestMetric) => (totals[metric] ?? 0) <= most[metric];
  const isMeasured = (metric: 'output' | 'distance') =>
    summed[metric] === null || (totals[metric] ?? 0) <= STATED_ABOVE * summed[metric];
  return (
    isPossible('output') &&
    isPossible('distance') &&
    isPossible('elevation') &&
    isMeasured('output') &&
    isMeasured('distance')
  );
}
