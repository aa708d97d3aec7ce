import { dayNumber, dayOfNumber, mondayOfWeek, weekdayOf, weekOfNumber } from './days.js';

/** Days that keep a streak and do not add to it (domain 3.8). Days are local ones, `YYYY-MM-DD`. */
export interface Protection {
  /** Planned rest, every week: 1 for Monday to 7 for Sunday. */
  restWeekdays?: readonly number[];
  /** Both ends included; also ahead of time. */
  away?: readonly { from: string; to: string }[];
  /** Days that a freeze was used on. */
  frozen?: readonly string[];
}

export interface StreakOptions extends Protection {
  /** Workouts that make a week count; 1 without it. */
  weeklyGoal?: number;
}

interface Run {
  current: number;
  longest: number;
  /** A current streak that ends with today, or with this week, unless something is done. */
  atRisk: boolean;
}

export interface Streaks {
  daily: Run & { lastDate: string | null };
  /** `lastWeek` is the Monday of the last week that reached its goal. */
  weekly: Run & { lastWeek: string | null };
}

function protectedDays({ restWeekdays = [], away = [], frozen = [] }: Protection): (day: number) => boolean {
  const ranges = away.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const frozenDays = new Set(frozen.map(dayNumber));
  return day =>
    frozenDays.has(day) ||
    restWeekdays.includes(weekdayOf(day)) ||
    ranges.some(({ from, to }) => from <= day && day <= to);
}

/** Whether all that lies between two numbers is kept. */
function isBridged(from: number, to: number, isKept: (number: number) => boolean): boolean {
  for (let between = from + 1; between < to; between += 1) if (!isKept(between)) return false;
  return true;
}

/**
 * A streak over the numbers of days or weeks: those `reached`, ascending and each once, and those that keep it. It is
 * current while nothing is missing between its last one and `now`: it ends with now or the one before (domain 3.5).
 */
function runOver(
  reached: readonly number[],
  now: number,
  isKept: (number: number) => boolean,
): Run & { last: number | null } {
  const { length, longest, last } = reached.reduce<{ length: number; longest: number; last: number | null }>(
    (run, number) => {
      const joined = run.last !== null && isBridged(run.last, number, isKept) ? run.length + 1 : 1;
      return { length: joined, longest: Math.max(run.longest, joined), last: number };
    },
    { length: 0, longest: 0, last: null },
  );
  const current = last !== null && isBridged(last, now, isKept) ? length : 0;
  return { current, longest, last, atRisk: current > 0 && last !== null && last < now && !isKept(now) };
}

/** How often each number is there, in ascending order. */
function countsOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers.toSorted((one, other) => one - other)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/**
 * The daily and the weekly streak, computed from all workouts each time they are read: nothing is stored, so a deleted
 * workout or a day that passes needs no mending (domain 3.5). A week, Monday to Sunday, counts with `weeklyGoal` workouts,
 * or with as many as it has unprotected days; one whose days are all protected is kept, and one workout makes it count.
 * A workout on a protected day counts. Days after today count as they are: whoever flies from Auckland to Honolulu has
 * trained tomorrow.
 * @param dates The local day of each workout, `YYYY-MM-DD`: one for each, in any order.
 * @param today The local day.
 */
export function streaksOf(dates: readonly string[], today: string, options: StreakOptions = {}): Streaks {
  const { weeklyGoal = 1 } = options;
  const isProtected = protectedDays(options);
  const needed = (week: number): number => {
    const days = Array.from({ length: 7 }, (_, index) => mondayOfWeek(week) + index);
    return Math.min(weeklyGoal, days.filter(day => !isProtected(day)).length);
  };
  const days = dates.map(dayNumber);
  const reachedWeeks = [...countsOf(days.map(weekOfNumber))].filter(([week, count]) => count >= needed(week));
  const now = dayNumber(today);
  const { last: lastDay, ...daily } = runOver([...countsOf(days).keys()], now, isProtected);
  const { last: lastWeek, ...weekly } = runOver(
    reachedWeeks.map(([week]) => week),
    weekOfNumber(now),
    week => needed(week) === 0,
  );
  return {
    daily: { ...daily, lastDate: lastDay === null ? null : dayOfNumber(lastDay) },
    weekly: { ...weekly, lastWeek: lastWeek === null ? null : dayOfNumber(mondayOfWeek(lastWeek)) },
  };
}
