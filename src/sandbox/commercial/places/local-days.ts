import { DAY } from '../../../core/dates.js';
import { localInstant } from '../../../core/time-zones.js';
import { localDay } from '../../../core/wall-clock.js';

/** The last days of a zone's calendar, the first one first; the last one is today. */
export interface LocalDays {
  /** `YYYY-MM-DD`. */
  lastDay: string;
  /** When each begins, unix seconds. */
  starts: readonly number[];
}

/** The last `count` days in a zone at an instant, unix seconds. Days of 23 and 25 hours are as long as they are. */
export function lastDays(timeZone: string, now: number, count: number): LocalDays {
  const lastDay = localDay(timeZone, now);
  const last = Date.parse(`${lastDay}T00:00:00Z`) / 1000;
  const starts = Array.from({ length: count }, (_, index) => {
    const day = new Date((last - (count - 1 - index) * DAY) * 1000).toISOString().slice(0, 10);
    return localInstant(timeZone, day);
  });
  return { lastDay, starts };
}
