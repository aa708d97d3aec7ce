import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { invalid } from '../../http/refusal.js';
import { daysLater } from '../rules/days.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';

/** Days, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** More would be a list of thousands of days. */
const MOST_YEARS = 10;

const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** What a query asks for, or the year that ends on `lastDay`. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  lastDay: string,
): Period {
  const last = to ?? lastDay;
  const first = from ?? daysLater(last, -364);
  if (first > last) throw invalid([{ path: 'from', message: 'The first day must not be after the last.' }]);
  if (yearsLater(first, MOST_YEARS) <= last)
    throw invalid([{ path: 'from', message: `Choose a period of less than ${MOST_YEARS} years.` }]);
  return { from: first, to: last };
}

/** A member's workouts of a period. */
export const within = (userId: string, { from, to }: Period, type?: WorkoutType): SQL | undefined =>
  and(isOf(userId), gte(workouts.localDate, from), lte(workouts.localDate, to), type && eq(workouts.type, type));
