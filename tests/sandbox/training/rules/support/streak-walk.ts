import { daysLater, everyDay } from '../../../../../src/sandbox/training/rules/days.js';
import type { StreakOptions } from '../../../../../src/sandbox/training/rules/streaks.js';

interface Counted {
  current: number;
  longest: number;
}

/** By going through them one after the other: what is done adds, what is kept does not, anything else begins anew. */
function recount(all: readonly string[], isDone: (one: string) => boolean, isKept: (one: string) => boolean): Counted {
  const walk: number[] = [];
  for (const one of all) walk.push(isDone(one) ? (walk.at(-1) ?? 0) + 1 : isKept(one) ? (walk.at(-1) ?? 0) : 0);
  return { current: walk.at(-1) ?? 0, longest: Math.max(0, ...walk) };
}

/** The streaks of dates from 50 days before `today`, a Wednesday, to 4 days after it. */
export function recounted(
  dates: readonly string[],
  today: string,
  options: StreakOptions,
): { daily: Counted; weekly: Counted } {
  const { restWeekdays = [], away = [], frozen = [], weeklyGoal = 1 } = options;
  const isKept = (one: string): boolean =>
    frozen.includes(one) ||
    away.some(({ from, to }) => from <= one && one <= to) ||
    restWeekdays.includes(new Date(`${one}T00:00:00Z`).getUTCDay() || 7);
  const lastWeek = daysLater(today, -9);
  const first = daysLater(lastWeek, -42);
  const latest = dates.toSorted().at(-1) ?? first;
  const week = (monday: string): string[] => everyDay(monday, daysLater(monday, 6));
  const doneIn = (monday: string): number => dates.filter(one => monday <= one && one <= daysLater(monday, 6)).length;
  const freeIn = (monday: string): number => week(monday).filter(one => !isKept(one)).length;
  const isReached = (monday: string): boolean =>
    doneIn(monday) > 0 && doneIn(monday) >= Math.min(weeklyGoal, freeIn(monday));
  const mondays = everyDay(first, daysLater(today, 7)).filter((_, index) => index % 7 === 0);
  const lastMonday = mondays.filter(isReached).at(-1) ?? first;
  // the last day or week that may still come is not missing yet
  const yesterday = daysLater(today, -1);
  const until = latest > yesterday ? latest : yesterday;
  const untilWeek = lastMonday > lastWeek ? lastMonday : lastWeek;
  return {
    daily: recount(everyDay(first, until), one => dates.includes(one), isKept),
    weekly: recount(
      mondays.filter(monday => monday <= untilWeek),
      isReached,
      monday => freeIn(monday) === 0,
    ),
  };
}
