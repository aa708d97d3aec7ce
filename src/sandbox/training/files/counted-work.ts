import type { Recording } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { outputJoules } from '../rules/average-and-max.js';
import { cleanRecording } from '../workouts/figures.js';

/** The share by which a counter may differ from the watts: of short gaps, and of watts that were averaged. */
const APART = 0.25;

/**
 * The joules that readings counted along, where they are some: there are devices whose counter says twice what their watts
 * do, or five times. Then the watts are believed.
 */
export function countedWork(counted: number | null, type: WorkoutType, recording: Recording): number | null {
  const { seconds, metrics } = cleanRecording(type, recording).recording;
  const measured = outputJoules(seconds, metrics.output ?? []);
  if (counted === null || measured === null) return counted;
  return Math.abs(counted - measured) <= measured * APART ? counted : null;
}
