import { eq } from 'drizzle-orm';
import type { AwayRange, Streak, StreakPatch } from '../../../core/contract/schemas/training/streaks.js';
import { changed, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import { daysLater } from '../rules/days.js';
import { streakSettings } from '../tables/streaks.js';
import { freezesLeft, planned, protectedDays } from './protection.js';
import { readStreaks, streakOf, type StreakRow } from './read.js';

const versioned: Versioned<StreakRow> = {
  resource: 'streak',
  table: streakSettings,
  key: streakSettings.userId,
  find: (db, userId) => db.select().from(streakSettings).where(eq(streakSettings.userId, userId)),
  shown: (context, { userId }) => streakOf(context, userId),
};

/** Days that one time away can last. */
const LONGEST_AWAY = 92;

/** Days that a freeze reaches back. */
const FREEZE_BACK = 7;

/** Times away in their order. One that never ends would be a streak that never ends. */
function awayIn(ranges: readonly AwayRange[]): AwayRange[] {
  const problems = ranges.flatMap(({ from, to }, index) => {
    if (to < from) return [{ path: `away.${index}.to`, message: 'Ends before it begins.' }];
    if (to > daysLater(from, LONGEST_AWAY - 1))
      return [{ path: `away.${index}.to`, message: `Must be ${LONGEST_AWAY} days or fewer.` }];
    return [];
  });
  if (problems.length > 0) throw invalid(problems);
  return ranges.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** Why a freeze cannot be used on a day; undefined where it can. */
function freezeProblem(
  day: string,
  today: string,
  { days, settings }: { days: readonly string[]; settings: StreakRow },
): string | undefined {
  if (day > today) return 'A freeze is for a day that has come. For days ahead, enter a time away.';
  if (day < daysLater(today, -FREEZE_BACK)) return `A freeze reaches ${FREEZE_BACK} days back.`;
  if (days.includes(day)) return 'You trained on this day: it needs no freeze.';
  if (protectedDays(settings, day, day).length > 0) return 'This day is protected already.';
  if (freezesLeft(settings.frozen, day) === 0) return 'No freeze is left for this month.';
  return undefined;
}

/** Changes what protects a member's streaks. */
export async function changeStreak(
  context: Context,
  userId: string,
  { version, weeklyGoal, restWeekdays, away, freeze }: StreakPatch,
): Promise<Streak> {
  const { db } = context;
  // also refuses for somebody whom there is not
  const { today, days } = await readStreaks(context, userId);
  await db.insert(streakSettings).values({ userId }).onConflictDoNothing();
  const held = await readForChange(context, versioned, userId, version);
  const settings = held.row;
  const problem = freeze === undefined ? undefined : freezeProblem(freeze, today, { days, settings });
  if (problem !== undefined) throw invalid([{ path: 'freeze', message: problem }]);
  await changed(context, held, {
    weeklyGoal,
    restPlans:
      restWeekdays &&
      planned(
        settings.restPlans,
        today,
        restWeekdays.toSorted((a, b) => a - b),
      ),
    away: away && awayIn(away),
    frozen: freeze === undefined ? undefined : [...settings.frozen, freeze].toSorted(),
  });
  return streakOf(context, userId);
}
