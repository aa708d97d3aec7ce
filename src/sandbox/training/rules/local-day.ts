import { daysLater, mondayOf } from './days.js';

// A formatter costs more than all it formats for a member's history, so each zone has one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const made =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The day that it is in a time zone at an instant, `YYYY-MM-DD`.
 * @param timeZone An IANA name; throws a RangeError for one that there is not.
 * @param at Unix seconds.
 */
export function localDay(timeZone: string, at: number): string {
  const parts = calendarIn(timeZone).formatToParts(at * 1000);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The week that it is in a time zone at an instant: its Monday, `YYYY-MM-DD`. A week of two years belongs to the first. */
export const localWeek = (timeZone: string, at: number): string => mondayOf(localDay(timeZone, at));

/** The first and the last day of a month's calendar, whole weeks from Monday to Sunday. `month` is `YYYY-MM`. */
export function monthGrid(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  // the 32nd day of any month lies in the next one
  const next = `${daysLater(first, 31).slice(0, 7)}-01`;
  return { from: mondayOf(first), to: daysLater(mondayOf(daysLater(next, -1)), 6) };
}
