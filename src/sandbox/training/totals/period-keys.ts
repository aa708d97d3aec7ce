import { daysLater, mondayOf } from '../rules/days.js';
import type { Period } from './period.js';

type Steps = 'day' | 'week' | 'month' | 'year';

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

const steps: Readonly<Record<Steps, { first: (day: string) => string; next: (key: string) => string }>> = {
  day: { first: day => day, next: day => daysLater(day, 1) },
  week: { first: mondayOf, next: day => daysLater(day, 7) },
  month: { first: day => day.slice(0, 7), next: nextMonth },
  year: { first: day => day.slice(0, 4), next: year => String(Number(year) + 1) },
};

/** The key of every group of a period, also of those without a workout. */
export function periodKeys({ from, to }: Period, groupBy: Steps): string[] {
  const { first, next } = steps[groupBy];
  const last = first(to);
  const keys = [first(from)];
  for (let key = first(from); key < last;) {
    key = next(key);
    keys.push(key);
  }
  return keys;
}
