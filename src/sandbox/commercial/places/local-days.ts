import { DAY } from '../../../core/dates.js';
import { dayIn } from '../../people/calendar.js';

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

/** Seconds that a zone's clocks are ahead of UTC at an instant, unix seconds. */
function aheadOfUtc(timeZone: string, at: number): number {
  const parts = clockIn(timeZone).formatToParts(at * 1000);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(one => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local / 1000 - at;
}

/** When a day, `YYYY-MM-DD`, begins in a zone, unix seconds; where its midnight is skipped, the first instant after it. */
function startOf(day: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) / 1000;
  const near = asUtc - aheadOfUtc(timeZone, asUtc);
  // the clocks may change between the two
  const nearer = asUtc - aheadOfUtc(timeZone, near);
  const [first, second] = [Math.min(near, nearer), Math.max(near, nearer)];
  return dayIn(timeZone, first) === day ? first : second;
}

/** The last days of a zone's calendar, the first one first; the last one is today. */
export interface LocalDays {
  /** `YYYY-MM-DD`. */
  lastDay: string;
  /** When each begins, unix seconds. */
  starts: readonly number[];
}

/** The last `count` days in a zone at an instant, unix seconds. Days of 23 and 25 hours are as long as they are. */
export function lastDays(timeZone: string, now: number, count: number): LocalDays {
  const lastDay = dayIn(timeZone, now);
  const last = Date.parse(`${lastDay}T00:00:00Z`) / 1000;
  const starts = Array.from({ length: count }, (_, index) => {
    const day = new Date((last - (count - 1 - index) * DAY) * 1000).toISOString().slice(0, 10);
    return startOf(day, timeZone);
  });
  return { lastDay, starts };
}
