import { DAY } from '../../../core/dates.js';

// A formatter costs more than all it formats for a month's schedule, so each zone has one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const made =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formatters.set(timeZone, made);
  return made;
}

/** What the clocks of a time zone show at an instant, as the seconds that UTC would call so. */
export function wallClock(timeZone: string, at: number): number {
  const parts = clockIn(timeZone).formatToParts(at * 1000);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(one => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) / 1000;
}

const offsetAt = (timeZone: string, at: number): number => wallClock(timeZone, at) - at;

/** The first second after `from` at which clocks show another offset than at `from`; by `to` they do. */
function changeBetween(timeZone: string, from: number, to: number): number {
  if (to - from <= 1) return to;
  const middle = Math.floor((from + to) / 2);
  return offsetAt(timeZone, middle) === offsetAt(timeZone, from)
    ? changeBetween(timeZone, middle, to)
    : changeBetween(timeZone, from, middle);
}

/**
 * The first instant, unix seconds, at which clocks in a time zone show this time of a day or a later one: a time that a
 * change of clocks skips is the end of the gap, and one that comes twice is the first.
 * @param day `YYYY-MM-DD`.
 * @param minute Of the day, 0 to 1,439.
 */
export function localInstant(timeZone: string, day: string, minute: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) / 1000 + minute * 60;
  const offsets = [offsetAt(timeZone, shown - DAY), offsetAt(timeZone, shown + DAY)];
  const early = shown - Math.max(...offsets);
  const late = shown - Math.min(...offsets);
  if (wallClock(timeZone, early) === shown) return early;
  if (wallClock(timeZone, late) === shown) return late;
  return changeBetween(timeZone, early, late);
}
