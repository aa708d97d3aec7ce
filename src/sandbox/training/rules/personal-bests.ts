import type { BestMetric, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { type Countable, isCounted } from './workout-facts.js';

/** The records that a type has. */
export const bestMetrics: Record<WorkoutType, readonly BestMetric[]> = {
  bike: ['output', 'distance'],
  row: ['output', 'distance'],
  run: ['distance'],
  climb: ['elevation'],
  ellipse: ['output', 'distance'],
  reflect: [],
  fitpass: [],
  strength: [],
  freestyle: [],
};

export interface RecordedWorkout extends Countable {
  id: string;
  type: WorkoutType;
  /** The length of its class; null when it is not known. */
  classSeconds: number | null;
  /** Unix seconds. */
  startedAt: number;
  /** Whether it can hold a record at all (`ranked.ts`). */
  isRanked: boolean;
  /** Somebody said that its reading was wrong. */
  excluded: boolean;
  /** Null and absent where nothing was measured. */
  values: Partial<Record<BestMetric, number | null>>;
}

/** Among which workouts a best is the best. */
export type BestScope =
  | { kind: 'format'; type: WorkoutType; classSeconds: number }
  | { kind: 'content'; contentId: string };

/** A value, and the workout that reached it. */
export interface Achievement {
  value: number;
  workoutId: string;
  /** When that workout began, unix seconds. */
  achievedAt: number;
}

export interface PersonalBest extends Achievement {
  scope: BestScope;
  metric: BestMetric;
  /** The best until then. */
  previous: Achievement | null;
}

function scopesOf({ type, classSeconds, contentId }: RecordedWorkout): BestScope[] {
  const format: BestScope[] = classSeconds === null ? [] : [{ kind: 'format', type, classSeconds }];
  return contentId === null ? format : [...format, { kind: 'content', contentId }];
}

const keyOf = (scope: BestScope, metric: BestMetric): string =>
  JSON.stringify(scope.kind === 'format' ? [metric, scope.type, scope.classSeconds] : [metric, scope.contentId]);

const byTime = (one: RecordedWorkout, other: RecordedWorkout): number =>
  one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1);

/**
 * A member's records: the highest value of each metric per type and class length, and per class, each with the one that
 * it beat (domain 3.4). Of equal values the earlier workout holds the record. A workout counts when it is a class that
 * was completed, can be and is not excluded; 0 is no record. The order of `workouts` is of no matter.
 * @param resetAt Unix seconds: only workouts that began then or later count; null for all.
 */
export function personalBests(workouts: readonly RecordedWorkout[], resetAt: number | null = null): PersonalBest[] {
  const bests = new Map<string, PersonalBest>();
  const counted = workouts.filter(
    one => isCounted(one) && one.isRanked && !one.excluded && (resetAt === null || one.startedAt >= resetAt),
  );
  for (const workout of counted.toSorted(byTime))
    for (const scope of scopesOf(workout))
      for (const metric of bestMetrics[workout.type]) {
        const value = workout.values[metric] ?? 0;
        const key = keyOf(scope, metric);
        const held = bests.get(key);
        if (value <= (held?.value ?? 0)) continue;
        const previous = held ? { value: held.value, workoutId: held.workoutId, achievedAt: held.achievedAt } : null;
        bests.set(key, { scope, metric, value, workoutId: workout.id, achievedAt: workout.startedAt, previous });
      }
  return [...bests.values()];
}
