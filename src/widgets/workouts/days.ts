import { DAY } from '../../core/dates.js';

/** Days are `YYYY-MM-DD`, of the calendar of where a workout was done; as instants they are noon of UTC, so that no zone moves them. */
const NOON = 43_200;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

const dayAt = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The day so many after another; negative lies before. */
export const dayAfter = (day: string, days: number): string => dayAt(instantOf(day) + days * DAY);

/** The Monday of a day's week (ISO 8601). */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** A day as a language writes it: `{ weekday: 'short' }`, `{ month: 'long', year: 'numeric' }`. */
export const writeDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatterOf(locale, options).format((instantOf(day) + NOON) * 1000);

/** The same with its year where that is not the one of `today`: `Wed, Jul 17, 2013`. */
export const writeDayAsOf = (
  day: string,
  today: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' },
): string => writeDay(day, locale, { ...options, ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }) });

/** From one day to another as a language writes it: `Nov 16 – 22`. */
export const writeDays = (
  from: string,
  to: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' },
): string => formatterOf(locale, options).formatRange((instantOf(from) + NOON) * 1000, (instantOf(to) + NOON) * 1000);

/** The time of day of an instant, in the zone where it was: `6:30 PM`. */
export const writeTime = (seconds: number, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(seconds * 1000);
