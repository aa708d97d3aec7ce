import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { daysLater, dayNumber, weekdayOf } from '../rules/days.js';
import { loadOf, type PastWorkout, type PlanFacts, USUAL_LOAD_PER_HOUR, WEEKS_BACK } from './facts.js';

/** Measured workouts from which on a member's own load an hour is believed. */
const ENOUGH = 3;

/** How a member usually trains. */
export interface Habits {
  /** Days with a workout in an average week. */
  daysPerWeek: number;
  /** How often each weekday had a workout; 1 for Monday. */
  onWeekday: (weekday: number) => number;
  /** What they do, the most frequent first. */
  types: readonly { type: WorkoutType; workouts: number }[];
  minutesOf: (type: WorkoutType) => number | null;
  loadPerHour: (type: WorkoutType) => number;
}

const median = (values: readonly number[]): number | null =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;

/** What each type was done for, the most frequent first. */
function byType(workouts: readonly PastWorkout[]): { type: WorkoutType; all: PastWorkout[] }[] {
  const groups = new Map<WorkoutType, PastWorkout[]>();
  for (const workout of workouts) groups.set(workout.type, [...(groups.get(workout.type) ?? []), workout]);
  return [...groups]
    .map(([type, all]) => ({ type, all }))
    .toSorted((one, other) => other.all.length - one.all.length || (one.type < other.type ? -1 : 1));
}

/** The habits of the six weeks before a week. */
export function habitsOf({ weekStart, workouts }: Pick<PlanFacts, 'weekStart' | 'workouts'>): Habits {
  const before = workouts.filter(({ day }) => day < weekStart && day >= daysLater(weekStart, -7 * WEEKS_BACK));
  const days = [...new Set(before.map(({ day }) => day))];
  const types = byType(before);
  const of = (type: WorkoutType): PastWorkout[] => types.find(one => one.type === type)?.all ?? [];
  return {
    daysPerWeek: days.length / WEEKS_BACK,
    onWeekday: weekday => days.filter(day => weekdayOf(dayNumber(day)) === weekday).length,
    types: types.map(({ type, all }) => ({ type, workouts: all.length })),
    minutesOf(type) {
      const seconds = median(of(type).map(({ durationSeconds }) => durationSeconds));
      return seconds === null ? null : Math.round(seconds / 60);
    },
    loadPerHour(type) {
      const measured = of(type).filter(({ load }) => load !== null);
      const hours = measured.reduce((sum, { durationSeconds }) => sum + durationSeconds / 3600, 0);
      if (measured.length < ENOUGH || hours === 0) return USUAL_LOAD_PER_HOUR;
      return measured.reduce((sum, workout) => sum + loadOf(workout), 0) / hours;
    },
  };
}
