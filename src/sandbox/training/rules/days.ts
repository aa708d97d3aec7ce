import { DAY } from '../../../core/dates.js';

/*
 * Arithmetic on days of the calendar, `YYYY-MM-DD`, and on their numbers: 0 is 1970-01-01, a Thursday. A day here has no
 * time zone and no hours, so no change of clocks touches it.
 */

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (DAY * 1000);

export const dayOfNumber = (number: number): string => new Date(number * DAY * 1000).toISOString().slice(0, 10);

/** The day so many days later; earlier for a negative count. */
export const daysLater = (day: string, count: number): string => dayOfNumber(dayNumber(day) + count);

/** Every day from one to another, both included; none when the second is earlier. */
export function everyDay(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, index) => dayOfNumber(first + index));
}

/** Day 0 is three days after its Monday. */
const FROM_MONDAY = 3;

/** The number of the week, Monday to Sunday, that a day number lies in; the next week has the next number. */
export const weekOfNumber = (number: number): number => Math.floor((number + FROM_MONDAY) / 7);

/** The day number of a week's Monday. */
export const mondayOfWeek = (week: number): number => week * 7 - FROM_MONDAY;

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export const weekdayOf = (number: number): number => number - mondayOfWeek(weekOfNumber(number)) + 1;

/** The Monday of a day's week, which is how a week is named. */
export const mondayOf = (day: string): string => dayOfNumber(mondayOfWeek(weekOfNumber(dayNumber(day))));
