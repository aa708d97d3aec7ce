import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';

export type Day = WorkoutPlan['days'][number];

/** A day's class while it can still be done. */
export const isOpen = ({ class: planned, doneBy }: Day): boolean => planned !== null && doneBy === null;

/** Whether something was done on a day before the plan was made: without a class, it is no day of rest either. */
export const isTrained = ({ because }: Day): boolean =>
  because.some(
    ({ code, figures }) => (code === 'dayIsOver' || code === 'alreadyTrained') && Number(figures['workouts']) > 0,
  );

export interface WeekFigures {
  classes: number;
  /** Classes that are done. */
  done: number;
  seconds: number;
  /** What was trained in this week before the plan was made. */
  loadBefore: number;
  /** That, and what all classes are expected to take. */
  load: number;
}

const planned = ({ because }: Day): number | undefined => {
  const figure = because.find(({ code }) => code === 'withinLoad' || code === 'loadReached')?.figures['planned'];
  return typeof figure === 'number' ? figure : undefined;
};

/**
 * The load that was there before the first class: each day's reason says what is planned up to it, so the least of these
 * without the day's own is what the week began with.
 */
function loadBefore(days: readonly Day[]): number {
  const befores = days.flatMap(day => {
    const upTo = planned(day);
    return upTo === undefined ? [] : [upTo - day.load];
  });
  return befores.length > 0 ? Math.max(0, Math.min(...befores)) : 0;
}

/** The sums over a plan's week. */
export function figuresOf(days: readonly Day[]): WeekFigures {
  const classes = days.flatMap(({ class: one }) => (one ? [one] : []));
  const before = loadBefore(days);
  return {
    classes: classes.length,
    done: days.filter(({ doneBy }) => doneBy !== null).length,
    seconds: classes.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    loadBefore: before,
    load: days.reduce((sum, { load }) => sum + load, before),
  };
}

/** Why a week has no class at all; undefined where it has one. */
export function emptyBecause(days: readonly Day[]): 'noClass' | 'loadReached' | 'nothingLeft' | undefined {
  if (days.some(({ class: one }) => one !== null)) return undefined;
  const has = (code: 'noClass' | 'loadReached') => days.some(({ because }) => because.some(one => one.code === code));
  return has('noClass') ? 'noClass' : has('loadReached') ? 'loadReached' : 'nothingLeft';
}
