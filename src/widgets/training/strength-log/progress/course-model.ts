import { dayAfter, mondayOf, writeDay } from '../../../workouts/days.js';
import type { Copy } from './copy.js';
import type { Estimate } from './curve.js';

/** How the estimates went, from the first day to the last. */
export type Course =
  | { is: 'none' }
  | { is: 'one'; only: Estimate }
  | { is: 'rose' | 'fell' | 'same'; first: Estimate; last: Estimate };

/** `write` is how a weight is read: a change that nobody sees is none. */
export function courseOf(estimates: readonly Estimate[], write: (grams: number) => string): Course {
  const [first] = estimates;
  const last = estimates.at(-1);
  if (!first || !last) return { is: 'none' };
  if (first === last) return { is: 'one', only: first };
  if (write(first.value) === write(last.value)) return { is: 'same', first, last };
  return { is: last.value > first.value ? 'rose' : 'fell', first, last };
}

/** `last week`, or `in February 2026`; of this year without it. Days are `YYYY-MM-DD`. */
export function sayWhen(day: string, today: string, locale: string, copy: Copy): string {
  const week = mondayOf(today);
  if (day >= week) return copy.thisWeek;
  if (day >= dayAfter(week, -7)) return copy.lastWeek;
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return copy.during(writeDay(day, locale, { month: 'long', ...year }));
}

/** One sentence of how the estimates of an exercise went; none where there is nothing to say. */
export function sayCourse(
  exercise: string,
  estimates: readonly Estimate[],
  { today, locale, copy, weight }: { today: string; locale: string; copy: Copy; weight: (grams: number) => string },
): string | undefined {
  const course = courseOf(estimates, weight);
  if (course.is === 'none') return undefined;
  const on = ({ day }: Estimate) => copy.on(writeDay(day, locale, { month: 'short', day: 'numeric' }));
  if (course.is === 'one') return copy.one(exercise, weight(course.only.value), on(course.only));
  const { first, last } = course;
  const [then, lately] = [first, last].map(({ day }) => sayWhen(day, today, locale, copy));
  // two days of one month, or of one week, are told apart by their dates
  const times = then === lately ? ([on(first), on(last)] as const) : ([then ?? '', lately ?? ''] as const);
  return course.is === 'same'
    ? copy.same(exercise, weight(last.value), times[0])
    : copy[course.is](exercise, copy.at(weight(first.value), times[0]), copy.at(weight(last.value), times[1]));
}
