import { formatDate } from '../../../core/dates.js';

const formatters = new Map<string, Intl.DateTimeFormat>();

function named(locale: string, part: 'month' | 'weekday'): Intl.DateTimeFormat {
  const key = `${locale} ${part}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { [part]: 'short', timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** `Jan`, from 1. */
export const monthName = (month: number, locale: string): string =>
  named(locale, 'month').format(Date.UTC(2026, month - 1, 1));

/** The days of a week from its first on, Monday 1 to Sunday 7. */
export const weekdayNames = (locale: string, firstDay: number): string[] =>
  // 1 June 2026 was a Monday
  Array.from({ length: 7 }, (_, index) => named(locale, 'weekday').format(Date.UTC(2026, 5, firstDay + index)));

/** A calendar day, `2026-11-21`, as the language writes it. */
export const writtenDay = (date: string, locale: string): string =>
  formatDate(Date.parse(`${date}T00:00:00Z`) / 1000, locale, 'UTC');
