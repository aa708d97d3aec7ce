import { writeDay, writeDays } from '../../workouts/days.js';
import { daysOfGroup, wholeGroup, type Period } from './periods.js';
import type { TrendGroup } from './query.js';

const wholeOf: Readonly<Partial<Record<TrendGroup, Intl.DateTimeFormatOptions>>> = {
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

/**
 * What a group is called: a month by its name, unless the period cuts it off. Then its days are written, because a bar that
 * is lower for that reason must say so.
 */
export function labelOf(key: string, group: TrendGroup, period: Period, locale: string): string {
  const { from, to } = daysOfGroup(key, group, period);
  if (group === 'day' || from === to) return writeDay(from, locale, { month: 'short', day: 'numeric' });
  const whole = wholeOf[group];
  // what goes on today is no reason to write days: everybody knows that it is not over
  return whole && from === wholeGroup(key, group).from ? writeDay(from, locale, whole) : writeDays(from, to, locale);
}

/** The days of a period as its reader says them: `Aug 28 – Nov 26, 2026`. */
export const writePeriod = ({ from, to }: Period, locale: string): string =>
  writeDays(from, to, locale, { month: 'short', day: 'numeric', year: 'numeric' });
