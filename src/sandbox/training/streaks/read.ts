import { eq } from 'drizzle-orm';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { daysLater, everyDay, mondayOf } from '../rules/days.js';
import { localDay } from '../../../core/wall-clock.js';
import { streaksOf } from '../rules/streaks.js';
import { streakSettings } from '../tables/streaks.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';
import { freezesLeft, protectedDays, restDays, restNow } from './protection.js';

export type StreakRow = typeof streakSettings.$inferSelect;

/** What protects a member's streaks. */
export async function streakSettingsOf(db: Db, userId: string): Promise<StreakRow> {
  const [row] = await db.select().from(streakSettings).where(eq(streakSettings.userId, userId));
  return row ?? { userId, weeklyGoal: 1, restPlans: [], away: [], frozen: [], version: 1 };
}

/** A member's streaks from all their workouts, on the day that it is for them. */
export async function readStreaks({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const [timeZone, settings, rows] = await Promise.all([
    timeZoneOf(db, userId),
    streakSettingsOf(db, userId),
    db.select({ day: workouts.localDate }).from(workouts).where(isOf(userId)),
  ]);
  const today = localDay(timeZone, now);
  const days = rows.map(({ day }) => day);
  const { weeklyGoal, restPlans, away, frozen } = settings;
  // through the end of this week, whose goal its days of rest lower
  const rest = restDays(restPlans, daysLater(mondayOf(today), 6));
  return {
    timeZone,
    today,
    settings,
    days,
    streaks: streaksOf(days, today, { weeklyGoal, away, frozen: [...frozen, ...rest] }),
  };
}

/** How far protected days are shown, back and ahead. */
const SHOWN = { back: 92, ahead: 31 };

/** Streaks as the API shows them. */
export async function streakOf(context: Pick<Context, 'db' | 'now'>, userId: string): Promise<Streak> {
  const { timeZone, today, settings, days, streaks } = await readStreaks(context, userId);
  const { weeklyGoal, restPlans, away, frozen, version } = settings;
  const monday = mondayOf(today);
  const week = everyDay(monday, daysLater(monday, 6));
  const free = week.length - protectedDays(settings, monday, daysLater(monday, 6)).length;
  return {
    timeZone,
    today,
    ...streaks,
    thisWeek: { done: days.filter(day => week.includes(day)).length, goal: Math.min(weeklyGoal, free) },
    weeklyGoal,
    restWeekdays: restNow(restPlans),
    away,
    freezes: { used: frozen, left: freezesLeft(frozen, today) },
    protectedDays: protectedDays(settings, daysLater(today, -SHOWN.back), daysLater(today, SHOWN.ahead)),
    version,
  };
}
