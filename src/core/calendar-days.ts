import { DAY } from './dates.js';

/** The number of a day of the reader's calendar. */
function dayOf(seconds: number): number {
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / (DAY * 1000);
}

/** Days from one date to another as a reader counts them: 0 is the same date, at any hour; negative lies before. */
export const calendarDays = (from: number, to: number): number => dayOf(to) - dayOf(from);
