import type { PlanBasis } from '../../../core/contract/schemas/training/workout-plans.js';
import { daysLater } from '../rules/days.js';
import { fitnessAndForm } from '../rules/fitness-and-form.js';
import { loadOf, type PlanFacts, WEEKS_BACK } from './facts.js';

/** Weeks whose load a week is compared with. */
const MEAN_WEEKS = 4;

/** A week may hold so much more than the mean: more is what injuries come from. */
const MOST_OF_MEAN = 1.1;

/** Below this form a week is for recovery, of so much of the mean. */
const WORN_OUT = -20;
const RECOVERY_OF_MEAN = 0.6;

/** Fewer than one workout a week: there is no habit to plan from. Then a week holds three short easy classes. */
const FEWEST_WORKOUTS = 4;
const GENTLE_LOAD = 60;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What a member's last weeks say about the next. The mean is of the four weeks before, never of this one. */
export function basisOf({ weekStart, today, workouts, loads }: PlanFacts): PlanBasis {
  const before = workouts.filter(({ day }) => day < weekStart && day >= daysLater(weekStart, -7 * WEEKS_BACK));
  const recent = before.filter(({ day }) => day >= daysLater(weekStart, -7 * MEAN_WEEKS));
  const meanLoad = recent.reduce((sum, workout) => sum + loadOf(workout), 0) / MEAN_WEEKS;
  const { fitness, form } = fitnessAndForm(loads, today).at(-1) ?? { fitness: 0, form: 0 };
  const kind = recent.length < FEWEST_WORKOUTS ? 'gentle' : form < WORN_OUT ? 'recovery' : 'usual';
  const most = { gentle: GENTLE_LOAD, recovery: meanLoad * RECOVERY_OF_MEAN, usual: meanLoad * MOST_OF_MEAN }[kind];
  return {
    weeks: WEEKS_BACK,
    workouts: before.length,
    meanLoad: rounded(meanLoad),
    // down, so that the rounded mean and the whole numbers of the days keep to it
    mostLoad: Math.floor(most),
    fitness: rounded(fitness),
    form: rounded(form),
    kind,
  };
}
