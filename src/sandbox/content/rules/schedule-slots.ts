import { dayNumber, daysLater, everyDay, weekdayOf } from '../../training/rules/days.js';
import { localInstant } from '../../../core/time-zones.js';
import { localDay } from '../../../core/wall-clock.js';

/** A class that is on each week at the same time of a time zone. */
export interface WeeklyPlan {
  id: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Of the day, 0 to 1,439. */
  minute: number;
  timeZone: string;
  /** Days of the time zone, `YYYY-MM-DD`, both included; null has no end. */
  firstDay: string;
  lastDay: string | null;
  durationSeconds: number;
}

export interface PlannedSlot {
  /** The plan and the day: the same however often it is computed. */
  id: string;
  startsAt: number;
  endsAt: number;
}

/**
 * When a plan is on at any moment from one instant up to another, unix seconds, in the order of time. Clocks that go
 * forward never lose a class, and clocks that go back never give it twice: each of its days has one slot.
 */
export function slotsOf(plan: WeeklyPlan, from: number, to: number): PlannedSlot[] {
  const { id, timeZone, minute, durationSeconds, firstDay, lastDay } = plan;
  // a day that a zone skips whole begins with the next one, so the day before is looked at, too
  return everyDay(daysLater(localDay(timeZone, from - durationSeconds), -1), localDay(timeZone, to))
    .filter(day => weekdayOf(dayNumber(day)) === plan.weekday)
    .filter(day => day >= firstDay && (lastDay === null || day <= lastDay))
    .map(day => {
      const startsAt = localInstant(timeZone, day, minute);
      return { id: `${id}-${day}`, startsAt, endsAt: startsAt + durationSeconds };
    })
    .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
}
