import type { StrengthBests, StrengthMetric } from '../../../core/contract/schemas/strength/records.js';
import type { BestsBefore } from './state.js';

/** A best that a session has set. */
export interface NewRecord {
  exerciseId: string;
  name: string;
  metric: StrengthMetric;
  /** Grams, repetitions or seconds. */
  value: number;
  /** By how much it is more than the best before; null for the first. */
  over: number | null;
}

/** What tells most about an exercise that was never done before. */
const mains: readonly StrengthMetric[] = ['oneRepMax', 'hold', 'reps'];

/** The bests that a workout holds now and nobody held before; of an exercise that is new, the one that tells most. */
export function recordsOf({ items }: StrengthBests, before: BestsBefore | null, workoutId: string): NewRecord[] {
  return items.flatMap(({ exercise, bests }) => {
    const known = before?.[exercise.id];
    const main = mains.find(metric => bests.some(best => best.metric === metric));
    return bests
      .filter(best => best.workoutId === workoutId && (known !== undefined || best.metric === main))
      .map(({ metric, value }) => {
        const was = known?.[metric];
        return {
          exerciseId: exercise.id,
          name: exercise.name,
          metric,
          value,
          over: was === undefined ? null : value - was,
        };
      })
      .filter(({ over }) => over === null || over > 0);
  });
}
