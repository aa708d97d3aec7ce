import * as v from 'valibot';
import { calendarDay } from '../calendar.js';
import { locked } from '../access.js';
import { id, seconds } from '../common.js';
import { instantQuery } from '../query.js';
import { workoutType } from '../training/workouts.js';
import { contentItem } from './library.js';

/** `onDemand`: a recording that everybody sees together at that time. */
export const slotKind = v.picklist(['live', 'onDemand']);

/** Days that lie between the instants of a query, in every time zone. */
const day = v.pipe(
  calendarDay,
  v.check(text => text >= '1971-01-01' && text < '3000-01-01', 'Must be from 1971 to 2999.'),
);

const moment = v.optional(
  v.union([instantQuery, day], 'Must be unix seconds, or a date from 1971 to 2999 like 2026-08-31.'),
);

/**
 * Instants, or days in the member's time zone. `from` is now without one; `to` is a week later, and a day of it is
 * included. At most 31 days.
 */
export const scheduleQuery = v.object({
  from: moment,
  to: moment,
  kind: v.optional(slotKind),
  type: v.optional(workoutType),
  instructorId: v.optional(id),
});
export type ScheduleQuery = v.InferOutput<typeof scheduleQuery>;

/** A class at a time; `timeZone` is the one that it was planned in, the instants are the same for everybody. */
export const slot = v.object({
  id: v.string(),
  kind: slotKind,
  content: contentItem,
  startsAt: seconds,
  endsAt: seconds,
  timeZone: v.string(),
});
export type Slot = v.InferOutput<typeof slot>;

/** What is on from one instant to another, in the order of time; classes that run at `from` are among it. */
export const schedule = v.object({
  from: seconds,
  to: seconds,
  /** The member's: days are meant in it. */
  timeZone: v.string(),
  items: v.array(slot),
  /** What is on at this moment. */
  onNow: v.array(slot),
  /** Why the member has no place in live classes. */
  locked,
});
export type Schedule = v.InferOutput<typeof schedule>;
