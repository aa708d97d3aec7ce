// A formatter costs more than all that it formats for a member's history, so each zone has one.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
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

/**
 * What the clocks of a time zone show at an instant, as the seconds that UTC would call so.
 * @param timeZone An IANA name; throws a RangeError for one that there is not.
 * @param at Unix seconds.
 */
export function wallClock(timeZone: string, at: number): number {
  const parts = formatterOf(timeZone).formatToParts(at * 1000);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(one => one.type === type)?.value);
  const shown = new Date(Date.UTC(2000, part('month') - 1, part('day'), part('hour'), part('minute'), part('second')));
  // two-digit years would be read as of the last century
  return shown.setUTCFullYear(part('year'), part('month') - 1, part('day')) / 1000;
}

/** What clocks show, as `YYYY-MM-DDTHH:mm:ss.sssZ`, with the Z of UTC. */
export const isoOf = (shown: number): string => new Date(shown * 1000).toISOString();

/** The day that it is in a time zone at an instant, `YYYY-MM-DD`. */
export const localDay = (timeZone: string, at: number): string => isoOf(wallClock(timeZone, at)).slice(0, 10);
