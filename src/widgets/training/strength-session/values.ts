import type { SessionExercise, SessionSet, Values } from './state.js';

/** Repetitions and seconds that are offered where nothing else is known. */
const USUAL_REPS = 10;
const USUAL_HOLD = 30;

/** Sets that count: shown, done or to do. */
export const shownSets = ({ sets }: SessionExercise): SessionSet[] => sets.filter(({ removed }) => !removed);

function latestDone({ sets }: SessionExercise, before: SessionSet): Values | undefined {
  const at = sets.indexOf(before);
  return sets
    .slice(0, at)
    .flatMap(({ done, removed }) => (done && !removed && !done.isWarmUp ? [done] : []))
    .at(-1);
}

/**
 * What a set holds: what was typed, or done; else what is offered. The weight is today's of the set before, then the
 * target's, then the last time's. The amount is the last time's, then the least of the target; a hold is its target.
 */
export function valuesOf(exercise: SessionExercise, set: SessionSet): Values {
  const { target, done, typed } = set;
  const { last, isHeld } = exercise;
  const before = last?.[shownSets(exercise).indexOf(set)] ?? last?.at(-1);
  const today = latestDone(exercise, set);
  const offered: Values = {
    weight: today ? today.weight : (target?.weight ?? before?.weight ?? null),
    amount: isHeld
      ? (target?.holdSeconds ?? before?.amount ?? USUAL_HOLD)
      : (before?.amount ?? target?.reps?.low ?? USUAL_REPS),
    rir: null,
    isWarmUp: false,
  };
  const { weight, amount, rir, isWarmUp } = { ...offered, ...done, ...typed };
  return { weight, amount, rir, isWarmUp };
}
