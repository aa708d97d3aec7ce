import type { ContentLevel } from '../../../core/contract/schemas/content/segments.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { PlanBasis, PlanClass } from '../../../core/contract/schemas/training/workout-plans.js';
import type { Habits } from './habits.js';

/** How much more or less an hour of a level takes than the member's usual hour. */
const effort: Readonly<Record<ContentLevel, number>> = { beginner: 0.8, intermediate: 1, advanced: 1.25 };

/** Classes of this level make a day hard. */
export const isHardClass = ({ level }: Pick<PlanClass, 'level'>): boolean => level === 'advanced';

/** What a class is expected to take; whole, because days are added up. */
export const expectedLoad = ({ type, level, durationSeconds }: PlanClass, habits: Habits): number =>
  Math.round((durationSeconds / 3600) * habits.loadPerHour(type) * effort[level]);

/** Minutes of a short class. */
const SHORT = 20;

/** Minutes that a class should have: the usual ones, fewer for whoever begins or is worn out. */
export function wantedMinutes(kind: PlanBasis['kind'], usual: number | null): number {
  if (kind === 'gentle') return Math.min(SHORT, usual ?? SHORT);
  return kind === 'recovery' ? (usual ?? SHORT) * 0.75 : (usual ?? 30);
}

/** A day may take so much more than an equal share of what is left of the week. */
const MORE_THAN_SHARE = 1.4;

export interface Wanted {
  type: WorkoutType;
  isHard: boolean;
  kind: PlanBasis['kind'];
  /** Load that the week has left, and the days that share it. */
  left: number;
  days: number;
  /** Classes that the week has already. */
  used: readonly string[];
}

/** Only the easiest of a gentle week or one for recovery, and short ones of a gentle one; no hard class on an easy day. */
function fits({ isHard, kind }: Wanted, { level, durationSeconds }: PlanClass): boolean {
  if (kind === 'gentle') return level === 'beginner' && durationSeconds <= SHORT * 60;
  if (kind === 'recovery') return level === 'beginner';
  return isHard || level !== 'advanced';
}

/**
 * The class that fits a day best: hard where it should be, within a fair share of what the week has left, not twice in a
 * week, as long as usual. Undefined where none is within what is left.
 */
export function chooseClass(classes: readonly PlanClass[], wanted: Wanted, habits: Habits): PlanClass | undefined {
  const { type, isHard, kind, left, days, used } = wanted;
  const minutes = wantedMinutes(kind, habits.minutesOf(type));
  const share = (left / days) * MORE_THAN_SHARE;
  const flaws = (one: PlanClass): number[] => [
    isHardClass(one) === isHard ? 0 : 1,
    expectedLoad(one, habits) <= share ? 0 : 1,
    used.includes(one.id) ? 1 : 0,
    Math.abs(one.durationSeconds / 60 - minutes),
  ];
  const [best] = classes
    .filter(one => one.type === type && fits(wanted, one) && expectedLoad(one, habits) <= left)
    .map(one => ({ one, flaws: flaws(one) }))
    .toSorted((a, b) => {
      const at = a.flaws.findIndex((flaw, index) => flaw !== b.flaws[index]);
      return at < 0 ? (a.one.id < b.one.id ? -1 : 1) : (a.flaws[at] ?? 0) - (b.flaws[at] ?? 0);
    });
  return best?.one;
}
