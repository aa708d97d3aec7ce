import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { WriteFailure } from './streak-model.js';
import type { Protection } from './streak-rules.js';

const workouts = (count: number): string => (count === 1 ? '1 workout' : `${count} workouts`);

const failures: Record<WriteFailure, string> = {
  ...failureCopy,
  validationFailed: 'This day can’t be frozen anymore.',
  versionConflict: 'Your streak changed in the meantime. Try again.',
};

const protections: Record<Protection, string> = { freeze: 'Frozen', away: 'Away', rest: 'Rest' };

export const words = besidePersonWords(
  defineWords('workout-calendar', {
    title: 'Keep your streak',
    /** Below a figure. */
    days: (count: number): string => (count === 1 ? 'day in a row' : 'days in a row'),
    weeks: (count: number): string => (count === 1 ? 'week in a row' : 'weeks in a row'),
    best: (count: string) => `Best: ${count}`,
    /** Over the segments of this week. */
    thisWeek: 'This week',
    ofGoal: (done: string, goal: string) => `${done} of ${goal}`,
    pastGoal: (done: string, goal: string) => `${done}, goal ${goal}`,
    goalReached: 'Goal reached.',
    toGoal: (count: number) => `${workouts(count)} to go.`,
    allProtected: 'Every day left is protected. Rest easy.',
    standing: {
      dayAtRisk: (days: number) => `Your ${days}-day streak ends today. Train today or use a freeze.`,
      dayAtRiskBare: (days: number) => `Your ${days}-day streak ends today. Train today to keep it.`,
      weekAtRisk: (weeks: number, missing: number) =>
        `Your ${weeks}-week streak ends this week. Do ${workouts(missing)} more to keep it.`,
      missed: (day: string) => `You missed ${day}. Freeze it and your day streak lives on.`,
      going: 'You’re on a roll. Keep it up.',
      none: 'Train today and your streak begins.',
    },
    how: 'A day counts with a workout, a week once it reaches your goal. Rest days, time away and freezes keep a streak without adding to it.',
    freeze: (day: string) => `Freeze ${day}`,
    freezesLeft: (count: number) =>
      count === 0 ? 'No freezes left this month.' : `${count === 1 ? '1 freeze' : `${count} freezes`} left this month.`,
    frozen: (day: string) => `${day} is frozen. Your streak goes on.`,
    notFrozen: (day: string) => `We couldn’t freeze ${day}.`,
    freezeToday: 'Freeze today',
    protect: 'Set goal and rest days',
    saved: 'Saved.',
    previous: 'Previous month',
    next: 'Next month',
    toToday: 'Today',
    totals: { count: (count: number): string => (count === 1 ? 'workout' : 'workouts') },
    noneIn: (month: string) => `No workouts in ${month}.`,
    minutes: 'min',
    /** A day for a screen reader. */
    dayWith: (day: string, count: number, minutes: number) =>
      `${day}: ${workouts(count)}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
    dayWithout: (day: string) => `${day}: no workout`,
    protections,
    more: (count: string) => `+${count}`,
    leftEarly: 'Left early',
    nothing: 'No workout on this day.',
    failures,
    wait: waitCopy,
    streakWhat: 'your streak',
    screen: { what: 'your calendar', here: 'See every workout of a month, and keep your streak.' },
  }),
);

export type Copy = TextsOf<typeof words>;
