import { dayAfter } from '../../workouts/days.js';
import type { TrendGroup, TrendView } from './query.js';

/** Days, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** How many days a view has. The last is the most that is answered at once: a day less than ten years (domain 3.1). */
const lengths: Readonly<Record<TrendView, number>> = { '4weeks': 28, '3months': 91, year: 365, all: 3652 };

/** The days of a view that ends on a day. */
export const periodOf = (view: TrendView, to: string): Period => ({ from: dayAfter(to, 1 - lengths[view]), to });

const DAY_MS = 86_400_000;

/** As many days, up to the one before it. */
export function periodBefore({ from, to }: Period): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}

const lastOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const spans: Readonly<Record<TrendGroup, (key: string) => Period>> = {
  day: key => ({ from: key, to: key }),
  week: key => ({ from: key, to: dayAfter(key, 6) }),
  month: key => ({ from: `${key}-01`, to: lastOfMonth(key) }),
  year: key => ({ from: `${key}-01-01`, to: `${key}-12-31` }),
};

/** All days of a group. */
export const wholeGroup = (key: string, group: TrendGroup): Period => spans[group](key);

/** The days that a group of a period has in it: the first and the last group may be cut off. */
export function daysOfGroup(key: string, group: TrendGroup, period: Period): Period {
  const { from, to } = wholeGroup(key, group);
  return { from: from < period.from ? period.from : from, to: to > period.to ? period.to : to };
}
