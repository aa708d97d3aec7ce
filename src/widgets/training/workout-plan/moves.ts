import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import type { Day } from './week.js';

type Plan = Pick<WorkoutPlan, 'days' | 'today'>;

/** A day that a class can go to, what comes back from there, and whether two hard days would follow one another. */
export interface Move {
  to: string;
  comesBack: Day['class'];
  makesHardInARow: boolean;
}

const hardPairs = (hard: readonly boolean[]): number =>
  hard.filter((isHard, at) => isHard && hard[at - 1] === true).length;

/** Whether more hard days follow one another with these two days swapped. */
function makesHardInARow(days: readonly Day[], from: Day, to: Day): boolean {
  const after = days.map(day => (day === from ? to : day === to ? from : day).isHard);
  return hardPairs(after) > hardPairs(days.map(({ isHard }) => isHard));
}

/**
 * Where a day's class can go, as the call takes it: today or later, not where one is done, and from a day that is over
 * only to a day of rest.
 */
export function movesFrom({ days, today }: Plan, from: Day): readonly Move[] {
  if (!from.class || from.doneBy !== null) return [];
  return days
    .filter(day => day !== from && day.day >= today && day.doneBy === null)
    .filter(day => from.day >= today || day.class === null)
    .map(day => ({ to: day.day, comesBack: day.class, makesHardInARow: makesHardInARow(days, from, day) }));
}

/** The next day that a class can go to, before its own or after it. */
export function neighbourOf(plan: Plan, from: Day, way: 'before' | 'after'): string | undefined {
  const days = movesFrom(plan, from).map(({ to }) => to);
  return way === 'before' ? days.findLast(day => day < from.day) : days.find(day => day > from.day);
}
