/** Beyond so many repetitions the formula is known to be off. */
const MOST_REPS = 10;

/**
 * The weight, whole grams, that somebody could lift once: w / (1.0278 − 0.0278 r) (Brzycki, 1993, Strength Testing:
 * Predicting a One-Rep Max from Reps-to-Fatigue, JOPERD 64: 88–90; domain 3.3). Null for more than 10 repetitions, none,
 * and no weight.
 */
export function oneRepMax(grams: number, reps: number): number | null {
  if (reps < 1 || reps > MOST_REPS || grams <= 0) return null;
  return Math.round(grams / (1.0278 - 0.0278 * reps));
}

export interface LiftedSet {
  grams: number;
  reps: number;
  isWarmUp: boolean;
}

/** The grams lifted in all: weight × repetitions of every set, warm-ups left out. */
export function volume(sets: readonly LiftedSet[]): number {
  return sets.filter(({ isWarmUp }) => !isWarmUp).reduce((sum, { grams, reps }) => sum + grams * reps, 0);
}
