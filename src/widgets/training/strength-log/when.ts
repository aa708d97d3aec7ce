import { writeDay } from '../../workouts/days.js';

/** A day as it is read beside others, with its year where that is another one: `Fri, Nov 20`. `now` in unix seconds. */
export function writeDone(localDate: string, now: number, locale: string): string {
  const isThisYear = localDate.slice(0, 4) === new Date(now * 1000).toISOString().slice(0, 4);
  return writeDay(localDate, locale, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  });
}
