import { calendarDays } from '../core/calendar-days.js';
import { formatDate } from '../core/dates.js';

interface LastSeenWords {
  seen: (date: string, when: string) => string;
  /** Days, 0 for today and less before it. */
  when: (days: number) => string;
}

/** `Last seen 12/01/2026, 2 days ago`; instants in unix seconds. */
export const lastSeen = (at: number, now: number, { seen, when }: LastSeenWords, locale: string): string =>
  // A clock that is a little behind sees nobody in the future.
  seen(formatDate(at, locale), when(Math.min(0, calendarDays(now, at))));
