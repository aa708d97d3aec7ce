import * as v from 'valibot';
import { calendarDay } from '../calendar.js';

const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

/** Days of a streak's week that may be rest: three are left to train on. */
const MOST_REST = 4;

const restWeekdays = v.pipe(
  v.array(weekday),
  v.maxLength(MOST_REST, `Plan ${MOST_REST} days of rest a week or fewer.`),
  v.check(days => new Set(days).size === days.length, 'Name each weekday once.'),
);

/** Days that somebody is away, both included. */
const awayRange = v.object({ from: calendarDay, to: calendarDay });
export type AwayRange = v.InferOutput<typeof awayRange>;

const weeklyGoal = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'Must be 1 or more.'),
  v.maxValue(14, 'Must be 14 or fewer.'),
);

const run = { current: v.number(), longest: v.number(), atRisk: v.boolean() };

/**
 * A member's streaks (domain 3.2 and 3.5), by the days where they trained; `today` is by their own time zone. Days are
 * `YYYY-MM-DD`, a week is called by its Monday.
 */
export const streak = v.object({
  timeZone: v.string(),
  today: v.string(),
  /** `atRisk`: it ends with today unless they train. */
  daily: v.object({ ...run, lastDate: v.nullable(v.string()) }),
  /** `atRisk`: it ends with this week unless the goal is reached. */
  weekly: v.object({ ...run, lastWeek: v.nullable(v.string()) }),
  /** Workouts of this week, and how many make it count: the goal, or fewer where few days are left unprotected. */
  thisWeek: v.object({ done: v.number(), goal: v.number() }),
  /** Workouts a week. A new goal counts for the weeks before, too. */
  weeklyGoal: v.number(),
  /** 1 for Monday to 7 for Sunday. They protect from the day on that they were planned, and those before stay protected. */
  restWeekdays: v.array(weekday),
  away: v.array(awayRange),
  /** Days that a freeze forgave, and how many can still be used for a day of this month. */
  freezes: v.object({ used: v.array(v.string()), left: v.number() }),
  /** Days that keep the streak without adding to it, from three months back to one month ahead. */
  protectedDays: v.array(v.string()),
  version: v.number(),
});
export type Streak = v.InferOutput<typeof streak>;

/** What is left out stays as it is. */
export const streakPatch = v.object({
  version: v.number(),
  weeklyGoal: v.optional(weeklyGoal),
  restWeekdays: v.optional(restWeekdays),
  /** All of them: one that is left out protects no longer. */
  away: v.optional(v.pipe(v.array(awayRange), v.maxLength(20, 'Must be 20 times away or fewer.'))),
  /** Uses a freeze on this day, which must be of the last seven. */
  freeze: v.optional(calendarDay),
});
export type StreakPatch = v.InferOutput<typeof streakPatch>;
