import type { PlanBasis } from '../../../core/contract/schemas/training/workout-plans.js';
import { dayNumber, weekdayOf } from '../rules/days.js';
import type { Habits } from './habits.js';

/** A week has a day of rest. */
const MOST_DAYS = 6;
const FEWEST_DAYS = 2;

/** Days of a gentle week, and the most of one for recovery. */
const FEW_DAYS = 3;

/** How many days of a week there should be something to do. */
function dayCount(kind: PlanBasis['kind'], { daysPerWeek }: Habits): number {
  const usual = Math.min(MOST_DAYS, Math.max(FEWEST_DAYS, Math.round(daysPerWeek)));
  if (kind === 'gentle') return FEW_DAYS;
  return kind === 'recovery' ? Math.min(FEW_DAYS, usual) : usual;
}

const isBeside = (day: string, others: readonly string[]): boolean =>
  others.some(other => Math.abs(dayNumber(other) - dayNumber(day)) === 1);

/**
 * The days to train on, in their order: those that the member likes most; of equal ones those that leave a day between
 * them, and the earlier ones. In a gentle week no two follow one another, also not one of those `trained` already.
 */
export function trainingDays(
  free: readonly string[],
  trained: readonly string[],
  kind: PlanBasis['kind'],
  habits: Habits,
): string[] {
  const wanted = dayCount(kind, habits) - trained.length;
  const liking = (day: string, chosen: readonly string[]): number =>
    habits.onWeekday(weekdayOf(dayNumber(day))) * 2 - (isBeside(day, chosen) ? 1 : 0);
  const chosen: string[] = [];
  while (chosen.length < wanted) {
    const taken = [...trained, ...chosen];
    const [best] = free
      .filter(day => !chosen.includes(day) && !(kind === 'gentle' && isBeside(day, taken)))
      .toSorted((one, other) => liking(other, taken) - liking(one, taken) || (one < other ? -1 : 1));
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen.toSorted();
}
