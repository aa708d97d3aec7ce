import { formatNumber } from '../../../core/numbers.js';
import type { Units } from '../../../core/measures.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { workoutWords } from '../../workouts/copy.js';
import { clockOf } from '../../workouts/durations.js';
import { unitOf } from '../../workouts/quantities.js';
import { words } from './copy.js';
import type { LastSet, SessionExercise, Target } from './state.js';
import { writeWeight } from '../../workouts/weights.js';

/** How sets are said: `8 × 60 kg`, `8 reps` with one's own weight, `0:30` held. */
export function useSetTexts(units: Units) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const weightOf = (grams: number) => `${writeWeight(grams, units, locale)} ${signs[unitOf('volume', units)]}`;
  return {
    number,
    unit: signs[unitOf('volume', units)],
    /** The same without a unit, in a column whose head says it: `8 × 60`. */
    shortOf({ weight, amount }: LastSet, { isHeld }: Pick<SessionExercise, 'isHeld'>): string {
      const done = isHeld ? clockOf(amount) : number(amount);
      if (weight !== null && weight > 0) return copy.with(done, writeWeight(weight, units, locale));
      return isHeld ? done : copy.repsOf(done);
    },
    textOf({ weight, amount }: LastSet, { isHeld }: Pick<SessionExercise, 'isHeld'>): string {
      const done = isHeld ? clockOf(amount) : number(amount);
      if (weight !== null && weight > 0) return copy.with(done, weightOf(weight));
      return isHeld ? done : copy.repsOf(done);
    },
    targetOf({ reps, holdSeconds, weight }: Target): string {
      const asked = reps ? copy.range(number(reps.low), number(reps.high)) : clockOf(holdSeconds ?? 0);
      return copy.target(weight === null ? asked : copy.with(asked, weightOf(weight)));
    },
  };
}
