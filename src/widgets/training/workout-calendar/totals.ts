import type { Days } from './model.js';

/** What a month comes to. */
export interface MonthTotals {
  count: number;
  seconds: number;
  calories: number;
}

export const totalsOf = (days: Days): MonthTotals =>
  Object.values(days).reduce<MonthTotals>(
    (sum, { count, seconds, calories }) => ({
      count: sum.count + count,
      seconds: sum.seconds + seconds,
      calories: sum.calories + calories,
    }),
    { count: 0, seconds: 0, calories: 0 },
  );
