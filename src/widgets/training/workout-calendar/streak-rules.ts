import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import { dayAfter } from '../../workouts/days.js';

/** What keeps a streak on a day without a workout. */
export type Protection = 'freeze' | 'away' | 'rest';

type Protecting = Pick<Streak, 'away' | 'freezes' | 'protectedDays'>;

/** Why a day is protected, if it is. Planned rest is what neither a freeze nor a time away explains. */
export function protectionOf({ freezes, away, protectedDays }: Protecting, day: string): Protection | undefined {
  if (freezes.used.includes(day)) return 'freeze';
  if (away.some(({ from, to }) => from <= day && day <= to)) return 'away';
  return protectedDays.includes(day) ? 'rest' : undefined;
}

/** What to say first about the streaks, worst first. */
export type Standing =
  /** The daily streak ends with today. */
  | { is: 'dayAtRisk'; days: number }
  /** The weekly streak ends with this week. */
  | { is: 'weekAtRisk'; weeks: number; missing: number }
  /** Only one day breaks the last daily streak, and a freeze can still forgive it. */
  | { is: 'missed'; day: string }
  | { is: 'going' }
  | { is: 'none' };

/** Days that a freeze reaches back (domain 3.8). The server decides; this only chooses what to offer. */
const FREEZE_BACK = 7;

/** The one unprotected day between the last workout and today, in this month, whose freezes are counted. */
function missedDay({ daily, today, freezes, protectedDays }: Streak): string | undefined {
  if (daily.current > 0 || daily.lastDate === null || freezes.left === 0) return undefined;
  const { lastDate } = daily;
  const missed = Array.from({ length: FREEZE_BACK }, (_, index) => dayAfter(today, -index - 1))
    .filter(day => day > lastDate)
    .filter(day => !protectedDays.includes(day));
  const [day] = missed;
  const isWithin = lastDate >= dayAfter(today, -FREEZE_BACK - 1);
  return day !== undefined && missed.length === 1 && isWithin && day.slice(0, 7) === today.slice(0, 7)
    ? day
    : undefined;
}

export function standingOf(streak: Streak): Standing {
  const { daily, weekly, thisWeek } = streak;
  if (daily.atRisk) return { is: 'dayAtRisk', days: daily.current };
  if (weekly.atRisk)
    return { is: 'weekAtRisk', weeks: weekly.current, missing: Math.max(1, thisWeek.goal - thisWeek.done) };
  const day = missedDay(streak);
  if (day !== undefined) return { is: 'missed', day };
  return daily.current > 0 || weekly.current > 0 ? { is: 'going' } : { is: 'none' };
}

/** The day that a freeze is offered for, beside what is said of the streaks. */
export function freezeOffer(standing: Standing, { today, freezes }: Pick<Streak, 'today' | 'freezes'>) {
  if (freezes.left === 0) return undefined;
  if (standing.is === 'dayAtRisk') return today;
  return standing.is === 'missed' ? standing.day : undefined;
}

/** Whether a freeze may be worth a try on a day that has no workout: it has come, and is not too long ago. */
export const canFreeze = (streak: Streak, day: string): boolean =>
  streak.freezes.left > 0 &&
  day <= streak.today &&
  day >= dayAfter(streak.today, -FREEZE_BACK) &&
  day.slice(0, 7) === streak.today.slice(0, 7) &&
  protectionOf(streak, day) === undefined;
