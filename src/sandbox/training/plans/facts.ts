import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { PlanClass } from '../../../core/contract/schemas/training/workout-plans.js';
import type { DailyLoad } from '../rules/fitness-and-form.js';

/** A workout as much as a plan needs of it. */
export interface PastWorkout {
  /** Local, `YYYY-MM-DD`. */
  day: string;
  type: WorkoutType;
  durationSeconds: number;
  /** Null where nothing was measured that says it. */
  load: number | null;
}

/** What a week is planned from. Days are local ones. */
export interface PlanFacts {
  /** A Monday. */
  weekStart: string;
  /** A day of that week. */
  today: string;
  /** Of the six weeks before, and of this one. */
  workouts: readonly PastWorkout[];
  /** Of all that was ever measured. */
  loads: readonly DailyLoad[];
  classes: readonly PlanClass[];
  /** Days of this week on which the member has planned to rest or is away. */
  restDays: readonly string[];
  /** What the member has a machine for; only asked for while their workouts do not say what they like. */
  machines: readonly WorkoutType[];
}

/** Weeks that a plan looks back. */
export const WEEKS_BACK = 6;

/** An easy hour of somebody who measures nothing. */
export const USUAL_LOAD_PER_HOUR = 50;

/** What a workout took; estimated by its length where it was not measured. */
export const loadOf = ({ load, durationSeconds }: Pick<PastWorkout, 'load' | 'durationSeconds'>): number =>
  load ?? (durationSeconds / 3600) * USUAL_LOAD_PER_HOUR;
