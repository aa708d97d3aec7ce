import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { wallClock } from '../../../core/wall-clock.js';
import { writeDayAsOf, writeTime } from '../../workouts/days.js';

/** When a workout began by the clocks where it was done, and where that is, if the member's clocks showed another time. */
export interface When {
  day: string;
  time: string;
  /** A city: `Denver`. */
  place: string | undefined;
}

/** The city of a time zone's name: `America/New_York` is New York, `UTC` is no city. */
const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether two zones showed the same time then. */
const agree = (one: string, other: string, at: number): boolean => wallClock(one, at) === wallClock(other, at);

/**
 * @param ownZone The member's time zone.
 * @param today The member's day: of another year, the year is said.
 */
export function whenOf(
  { startedAt, timeZone, localDate }: Pick<Workout, 'startedAt' | 'timeZone' | 'localDate'>,
  ownZone: string,
  today: string,
  locale: string,
): When {
  return {
    day: writeDayAsOf(localDate, today, locale),
    time: writeTime(startedAt, timeZone, locale),
    place: agree(timeZone, ownZone, startedAt) ? undefined : cityOf(timeZone),
  };
}
