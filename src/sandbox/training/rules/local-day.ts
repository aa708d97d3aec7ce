import { localDay } from '../../../core/wall-clock.js';
import { daysLater, mondayOf } from './days.js';

/** The week that it is in a time zone at an instant: its Monday, `YYYY-MM-DD`. A week of two years belongs to the first. */
export const localWeek = (timeZone: string, at: number): string => mondayOf(localDay(timeZone, at));

/** The first and the last day of a month's calendar, whole weeks from Monday to Sunday. `month` is `YYYY-MM`. */
export function monthGrid(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  // the 32nd day of any month lies in the next one
  const next = `${daysLater(first, 31).slice(0, 7)}-01`;
  return { from: mondayOf(first), to: daysLater(mondayOf(daysLater(next, -1)), 6) };
}
