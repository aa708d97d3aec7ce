import * as v from 'valibot';

/** Whether a text is a day of the calendar: `2028-02-29` is, `2027-02-29` is not. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const made = new Date(Date.UTC(2000, month - 1, day));
  // two-digit years would be read as of the last century
  made.setUTCFullYear(year, month - 1, day);
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = v.pipe(v.string(), v.check(isCalendarDay, 'Must be a date like 1990-12-31.'));
