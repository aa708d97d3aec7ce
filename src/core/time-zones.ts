import { DAY } from './dates.js';
import { isoOf, wallClock } from './wall-clock.js';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as ISO 8601 in a time zone, with its offset there and then: `2026-08-19T18:30:00+02:00`. */
export function localIso(timeZone: string, at: number): string {
  const shown = wallClock(timeZone, at);
  // zones of long ago were off by seconds, which ISO 8601 has no place for
  const minutes = Math.round(Math.abs(shown - at) / 60);
  const sign = shown < at ? '-' : '+';
  return `${isoOf(shown).slice(0, 19)}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
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
export function localInstant(timeZone: string, day: string, minute = 0): number {
  const shown = Date.parse(`${day}T00:00:00Z`) / 1000 + minute * 60;
  const offsets = [offsetAt(timeZone, shown - DAY), offsetAt(timeZone, shown + DAY)];
  const early = shown - Math.max(...offsets);
  const late = shown - Math.min(...offsets);
  if (wallClock(timeZone, early) === shown) return early;
  if (wallClock(timeZone, late) === shown) return late;
  return changeBetween(timeZone, early, late);
}
