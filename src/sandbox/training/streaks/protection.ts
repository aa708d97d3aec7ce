import type { AwayRange } from '../../../core/contract/schemas/training/streaks.js';
import { dayNumber, daysLater, everyDay, weekdayOf } from '../rules/days.js';
import type { RestPlan } from '../tables/streaks.js';

/** Freezes that a member can use for the days of one month. */
const FREEZES_A_MONTH = 2;

/** How many freezes are left for the month of a day, `YYYY-MM-DD`. */
export const freezesLeft = (frozen: readonly string[], day: string): number =>
  Math.max(0, FREEZES_A_MONTH - frozen.filter(one => one.slice(0, 7) === day.slice(0, 7)).length);

/** The weekdays of rest that are planned now. */
export const restNow = (plans: readonly RestPlan[]): number[] => plans.at(-1)?.weekdays ?? [];

/**
 * Plans with other weekdays from today on. The days that a former plan protected stay protected, and no plan reaches back:
 * rest is planned, not found out.
 */
export function planned(plans: readonly RestPlan[], today: string, weekdays: readonly number[]): RestPlan[] {
  if (restNow(plans).join() === weekdays.join()) return [...plans];
  return [...plans.filter(({ from }) => from < today), { from: today, weekdays: [...weekdays] }];
}

/** Every day of rest of these plans, up to a day. */
export const restDays = (plans: readonly RestPlan[], through: string): string[] =>
  plans.flatMap(({ from, weekdays }, index) => {
    const next = plans[index + 1];
    return everyDay(from, next ? daysLater(next.from, -1) : through).filter(day =>
      weekdays.includes(weekdayOf(dayNumber(day))),
    );
  });

export interface Protected {
  restPlans: readonly RestPlan[];
  away: readonly AwayRange[];
  frozen: readonly string[];
}

/** Every protected day between two, ascending. */
export function protectedDays({ restPlans, away, frozen }: Protected, from: string, to: string): string[] {
  const single = new Set([...restDays(restPlans, to), ...frozen]);
  return everyDay(from, to).filter(day => single.has(day) || away.some(range => range.from <= day && day <= range.to));
}
