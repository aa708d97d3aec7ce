import { formatDate } from '../../../core/dates.js';

const DAY = 86_400_000;
const keys = new Map<string, Intl.DateTimeFormat>();
const monthNames = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

function made<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

/** The calendar day of an instant, `2026-11-21`; `timeZone` is the reader's without one. */
export function dayOf(seconds: number, timeZone?: string): string {
  // this one language writes days so that they can be compared
  const format = made(
    keys,
    timeZone ?? '',
    () =>
      new Intl.DateTimeFormat('en-CA', {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        ...(timeZone && { timeZone }),
      }),
  );
  return format.format(seconds * 1000);
}

/** The calendar month of an instant as the language writes it: `November 2026`. */
export function monthOf(seconds: number, locale: string, timeZone?: string): string {
  const format = made(
    monthNames,
    `${locale} ${timeZone ?? ''}`,
    () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...(timeZone && { timeZone }) }),
  );
  return format.format(seconds * 1000);
}

/** Calendar days from one instant to another, not counted in hours: yesterday may be a minute ago. */
export function daysBetween(from: number, to: number, timeZone?: string): number {
  return Math.round((Date.parse(dayOf(to, timeZone)) - Date.parse(dayOf(from, timeZone))) / DAY);
}

function relative(locale: string): Intl.RelativeTimeFormat {
  return made(relatives, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

/** `today`, `yesterday`, `in 3 days`, and in months and years where days say little. */
export function relativeDay(seconds: number, now: number, locale: string, timeZone?: string): string {
  const days = daysBetween(now, seconds, timeZone);
  if (Math.abs(days) < 60) return relative(locale).format(days, 'day');
  const months = Math.round(days / 30.4);
  return Math.abs(months) < 24
    ? relative(locale).format(months, 'month')
    : relative(locale).format(Math.round(days / 365.25), 'year');
}

/** `5 minutes ago`, `3 hours ago`; undefined from a day on, where the day says it. */
export function relativeTime(seconds: number, now: number, locale: string): string | undefined {
  const minutes = Math.round((seconds - now) / 60);
  if (Math.abs(minutes) < 60) return relative(locale).format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? relative(locale).format(hours, 'hour') : undefined;
}

/** `3:42 PM`. */
export function timeOfDay(seconds: number, locale: string, timeZone?: string): string {
  const format = made(
    clocks,
    `${locale} ${timeZone ?? ''}`,
    () => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) }),
  );
  return format.format(seconds * 1000);
}

export interface Day<Entry> {
  /** `2026-11-21`, or of a month `2026-11`; empty where nobody knows when. */
  key: string;
  /** As the language writes it; empty where nobody knows when. */
  date: string;
  entries: Entry[];
}

/** Entries by their calendar day or month, in the order they come in. */
export function byDay<Entry extends { at: number | null }>(
  entries: readonly Entry[],
  locale: string,
  timeZone?: string,
  month = false,
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const day = entry.at === null ? '' : dayOf(entry.at, timeZone);
    const key = month ? day.slice(0, 7) : day;
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else {
      const date = entry.at === null ? '' : (month ? monthOf : formatDate)(entry.at, locale, timeZone);
      days.push({ key, date, entries: [entry] });
    }
  }
  return days;
}
