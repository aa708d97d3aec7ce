import { listStrengthWorkouts } from '../../../core/contract/strength/workouts.js';
import type { Session } from '../../../core/session/session.js';

/** The latest session by a routine. */
export interface Done {
  workoutId: string;
  /** `YYYY-MM-DD`, where it was done. */
  localDate: string;
  exerciseIds: readonly string[];
}

export type LastDone = ReadonlyMap<string, Done>;

/** Sessions that are looked at. */
const LATEST = 30;

/** When each routine was last done, by its id, as far as the latest sessions tell. */
export async function readLastDone(session: Session, userId: string, signal: AbortSignal): Promise<LastDone> {
  const latest = await session.request(listStrengthWorkouts, { userId, limit: LATEST }, { signal });
  if (!latest.ok) return new Map();
  const done = latest.data.items.flatMap(({ id: workoutId, routineId, localDate, exercises }) =>
    routineId === null
      ? []
      : [[routineId, { workoutId, localDate, exerciseIds: exercises.map(one => one.exerciseId) }] as const],
  );
  // of one routine the newest, which comes first in the list
  return new Map(done.toReversed());
}

/** The routine whose turn it is: of those that were done, the one that was longest ago. None where nothing was done. */
export function nextUp(routineIds: readonly string[], lastDone: LastDone): string | undefined {
  const done = routineIds.flatMap(id => {
    const last = lastDone.get(id);
    return last ? [{ id, localDate: last.localDate }] : [];
  });
  return done.toSorted((one, other) => one.localDate.localeCompare(other.localDate))[0]?.id;
}
