import type { RepsAtWeight, StrengthBest, StrengthMetric } from '../../../core/contract/schemas/strength/records.js';
import { oneRepMax } from '../rules/one-rep-max.js';

/** A set that counts: no warm-up. Grams, null for one's own weight; seconds held; unix seconds. */
export interface WorkingSet {
  workoutId: string;
  reps: number | null;
  seconds: number | null;
  weight: number | null;
  performedAt: number;
}

/** Grams that a set lifted in all. */
export const volumeOf = ({ weight, reps }: Pick<WorkingSet, 'weight' | 'reps'>): number => (weight ?? 0) * (reps ?? 0);

/** Weights that are told, the heaviest first. */
const MOST_WEIGHTS = 20;

const byTime = (one: WorkingSet, other: WorkingSet): number =>
  one.performedAt - other.performedAt || (one.workoutId < other.workoutId ? -1 : 1);

interface Reached {
  value: number;
  workoutId: string;
  achievedAt: number;
}

const reached = ({ workoutId, performedAt }: WorkingSet, value: number): Reached => ({
  value,
  workoutId,
  achievedAt: performedAt,
});

/** What one set alone reaches; 0 is no best. */
const ofSet: Readonly<Record<Exclude<StrengthMetric, 'sessionVolume'>, (set: WorkingSet) => number>> = {
  weight: ({ weight, reps }) => ((reps ?? 0) > 0 ? (weight ?? 0) : 0),
  oneRepMax: ({ weight, reps }) => oneRepMax(weight ?? 0, reps ?? 0) ?? 0,
  setVolume: volumeOf,
  reps: ({ reps }) => reps ?? 0,
  hold: ({ seconds }) => seconds ?? 0,
};

/** What each session lifted; it is reached with its last set. */
function sessionsOf(sets: readonly WorkingSet[]): Reached[] {
  const sessions = new Map<string, Reached>();
  for (const set of sets)
    sessions.set(set.workoutId, reached(set, (sessions.get(set.workoutId)?.value ?? 0) + volumeOf(set)));
  return [...sessions.values()];
}

/** The highest; of equal ones the first. */
function highest(all: readonly Reached[]): Reached | undefined {
  return all.reduce<Reached | undefined>((best, one) => (one.value > (best?.value ?? 0) ? one : best), undefined);
}

const metrics: readonly StrengthMetric[] = ['weight', 'oneRepMax', 'setVolume', 'sessionVolume', 'reps', 'hold'];

/** The bests of one exercise (domain 3.7), in any order of its sets. Of equal values the earlier one holds the best. */
export function bestsOf(sets: readonly WorkingSet[]): StrengthBest[] {
  const ordered = sets.toSorted(byTime);
  return metrics.flatMap(metric => {
    const all = metric === 'sessionVolume' ? sessionsOf(ordered) : ordered.map(set => reached(set, ofSet[metric](set)));
    const best = highest(all);
    return best ? [{ metric, ...best }] : [];
  });
}

/** The most repetitions with each weight, the heaviest first. */
export function repsAtWeightOf(sets: readonly WorkingSet[]): RepsAtWeight[] {
  const most = new Map<number, RepsAtWeight>();
  for (const { weight, reps, workoutId, performedAt } of sets.toSorted(byTime))
    if (weight !== null && reps !== null && reps > (most.get(weight)?.reps ?? 0))
      most.set(weight, { weight, reps, workoutId, achievedAt: performedAt });
  return [...most.values()].toSorted((one, other) => other.weight - one.weight).slice(0, MOST_WEIGHTS);
}
