import type { AwayRange, Streak, StreakPatch } from '../../../../core/contract/schemas/training/streaks.js';
import { dayAfter } from '../../../workouts/days.js';

/** What protects a streak, as a form holds it: lists are texts, so that two of them can be compared. */
export interface Values {
  weeklyGoal: number | undefined;
  /** Weekdays of rest, Monday 1 to Sunday 7: `1,5`. */
  rest: string;
  /** Times away as ISO 8601 writes intervals, one after the other: `2026-12-20/2026-12-27`. A day not chosen yet is empty. */
  away: string;
}

export const blank: Values = { weeklyGoal: undefined, rest: '', away: '' };

export type Problem = 'goalWrong' | 'restTooMany' | 'awayMissing' | 'awayOrder' | 'awayLong' | 'awayMany';

/** As the call takes them. */
export const MOST_GOAL = 14;
const MOST_REST = 4;
const MOST_AWAY = 20;
const LONGEST_AWAY = 92;

export const restOf = (text: string): string[] => (text === '' ? [] : text.split(','));

export const restText = (weekdays: readonly string[]): string =>
  weekdays.toSorted((one, other) => Number(one) - Number(other)).join(',');

export const awayOf = (text: string): AwayRange[] =>
  text === ''
    ? []
    : text.split(' ').map(one => {
        const [from = '', to = ''] = one.split('/');
        return { from, to };
      });

export const awayText = (ranges: readonly AwayRange[]): string =>
  ranges.map(({ from, to }) => `${from}/${to}`).join(' ');

export const valuesOf = ({ weeklyGoal, restWeekdays, away }: Streak): Values => ({
  weeklyGoal,
  rest: restText(restWeekdays.map(String)),
  away: awayText(away),
});

function awayProblem(ranges: readonly AwayRange[]): Problem | undefined {
  if (ranges.length > MOST_AWAY) return 'awayMany';
  if (ranges.some(({ from, to }) => from === '' || to === '')) return 'awayMissing';
  if (ranges.some(({ from, to }) => to < from)) return 'awayOrder';
  return ranges.some(({ from, to }) => to > dayAfter(from, LONGEST_AWAY - 1)) ? 'awayLong' : undefined;
}

export function check(field: keyof Values, { weeklyGoal, rest, away }: Values): Problem | undefined {
  if (field === 'away') return awayProblem(awayOf(away));
  if (field === 'rest') return restOf(rest).length > MOST_REST ? 'restTooMany' : undefined;
  const isGoal = weeklyGoal !== undefined && Number.isInteger(weeklyGoal) && weeklyGoal >= 1 && weeklyGoal <= MOST_GOAL;
  return isGoal ? undefined : 'goalWrong';
}

/** Only what was touched is sent. */
export function patchOf(
  changed: readonly (keyof Values)[],
  { weeklyGoal, rest, away }: Values,
): Omit<StreakPatch, 'version'> {
  return {
    ...(changed.includes('weeklyGoal') && weeklyGoal !== undefined && { weeklyGoal }),
    ...(changed.includes('rest') && { restWeekdays: restOf(rest).map(Number) }),
    ...(changed.includes('away') && { away: awayOf(away) }),
  };
}
