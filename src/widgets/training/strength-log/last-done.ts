import { getStrengthWorkout, listStrengthWorkouts } from '../../../core/contract/strength/workouts.js';
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

/** Titles of which the newest session is read. */
const TITLES = 8;

/**
 * When each routine was last done, by its id, as far as the latest sessions tell. A list of sessions says their titles and
 * not their routines, so the newest of each title is read.
 */
export async function readLastDone(session: Session, userId: string, signal: AbortSignal): Promise<LastDone> {
  const latest = await session.request(listStrengthWorkouts, { userId, limit: LATEST }, { signal });
  if (!latest.ok) return new Map();
  const newest = new Map(latest.data.items.toReversed().map(({ title, id }) => [title, id]));
  const wanted = latest.data.items.filter(({ title, id }) => newest.get(title) === id).slice(0, TITLES);
  const answers = await Promise.all(
    wanted.map(({ id }) => session.request(getStrengthWorkout, { workoutId: id }, { signal })),
  );
  const done = answers.flatMap(answer => {
    if (!answer.ok || answer.data.routineId === null) return [];
    const { routineId, workout, exercises } = answer.data;
    const { id: workoutId, localDate } = workout;
    return [[routineId, { workoutId, localDate, exerciseIds: exercises.map(({ id }) => id) }] as const];
  });
  // a routine that was renamed has sessions of two titles: the newer one stays
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
