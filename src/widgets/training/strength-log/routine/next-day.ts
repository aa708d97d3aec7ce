import type { RoutineDay } from '../../../../core/contract/schemas/strength/routines.js';

/**
 * The day whose turn it is, from 0: the one after the day that has most of the exercises of the last session, as a session
 * does not say its day. The first where none of them is known.
 */
export function nextDayOf(days: readonly RoutineDay[], done: readonly string[] = []): number {
  const shared = days.map(
    ({ slots }) => slots.flatMap(({ entries }) => entries).filter(({ exerciseId }) => done.includes(exerciseId)).length,
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? 0 : (shared.indexOf(most) + 1) % days.length;
}
