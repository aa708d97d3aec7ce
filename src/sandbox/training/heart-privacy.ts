import type { Aggregations } from '../../core/contract/schemas/training/workout-totals.js';
import type { WorkoutGraph, WorkoutSummary } from '../../core/contract/schemas/training/workout-detail.js';
import type { Workout } from '../../core/contract/schemas/training/workouts.js';
import type { Context } from '../http/handler.js';
import { findUser } from '../people/find-user.js';
import { allPreferences } from '../people/preferences.js';
import { maySeeHealth, readerOf } from '../people/profile/profile.js';

/**
 * Whether the caller may see a member's heart rate: the member, the parent of a minor, and admins; the parent of an adult
 * unless they hide it (domain 6.3.2 and 6.3.5).
 */
export async function seesHeartRate({ db, caller, now }: Context, userId: string): Promise<boolean> {
  if (caller?.userId === userId && caller.actor === undefined) return true;
  const member = await findUser(db, userId);
  if (maySeeHealth(member, caller, now)) return true;
  const { 'privacy.heartRate': privacy } = await allPreferences(db, member);
  return caller !== undefined && readerOf(caller) === member.parentId && privacy.value === 'visible';
}

/** An answer about a member, without their heart rate for whoever may not see it. */
export async function heartSafe<Answer>(
  context: Context,
  userId: string,
  answer: Answer,
  without: (answer: Answer) => Answer,
): Promise<Answer> {
  return (await seesHeartRate(context, userId)) ? answer : without(answer);
}

export const workoutWithout = (workout: Workout): Workout => ({
  ...workout,
  average: { ...workout.average, heart_rate: null },
  max: { ...workout.max, heart_rate: null },
});

export const listWithout = <List extends { items: Workout[] }>(list: List): List => ({
  ...list,
  items: list.items.map(workoutWithout),
});

/** Of an answer that holds one workout, as what saves one does. */
export const heldWithout = <Held extends { workout: Workout }>(held: Held): Held => ({
  ...held,
  workout: workoutWithout(held.workout),
});

/** Of the workouts of a file. */
export const importedWithout = <Imported extends { items: { workout: Workout }[] }>(imported: Imported): Imported => ({
  ...imported,
  items: imported.items.map(heldWithout),
});

/** Of the tries of a class. */
export const triesWithout = <Tried extends { tries: Workout[] }>(tried: Tried): Tried => ({
  ...tried,
  tries: tried.tries.map(workoutWithout),
});

/** Without their limit too, which a member may have set by hand: health data as their heart rate is. */
export const summaryWithout = <Summary extends WorkoutSummary>(summary: Summary): Summary => ({
  ...summary,
  workout: workoutWithout(summary.workout),
  zones: null,
  power: summary.power && { ...summary.power, ftp: null, intensity: null },
});

export const graphWithout = (graph: WorkoutGraph): WorkoutGraph => ({
  ...graph,
  metrics: graph.metrics.filter(({ slug }) => slug !== 'heart_rate'),
});

export const sumsWithout = (sums: Aggregations): Aggregations => ({
  ...sums,
  groups: sums.groups.map(group => ({ ...group, averageHeartRate: null })),
  totals: { ...sums.totals, averageHeartRate: null },
});
