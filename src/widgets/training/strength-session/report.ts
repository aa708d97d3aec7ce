import type { LoggedSet, NewStrengthWorkout } from '../../../core/contract/schemas/strength/workouts.js';
import { withSet } from './sets.js';
import type { Done, SessionExercise, SessionSet, TrainingSession } from './state.js';

/** The longest duration that a workout can have, seconds. */
const MOST_SECONDS = 86_400;

/** Done, and not known to the server as it is now. One that was taken away before it was sent is nobody's business. */
const isPending = ({ done, removed, sent, savedAt }: SessionSet): boolean =>
  done !== null && done.editedAt !== savedAt && (!removed || sent.length > 0);

const setsIn = ({ exercises }: TrainingSession) =>
  exercises.flatMap(exercise => exercise.sets.map(set => ({ exercise, set })));

/** Sets that the server does not know yet. */
const pendingCount = (session: TrainingSession): number => setsIn(session).filter(({ set }) => isPending(set)).length;

/** Whether there is anything to tell the server. */
export const isAllSaved = (session: TrainingSession): boolean =>
  pendingCount(session) === 0 && (session.endedAt === null || session.isEndSaved);

function loggedSet({ exerciseId, setType, isHeld }: SessionExercise, set: SessionSet, done: Done): LoggedSet {
  const { weight, amount, rir, isWarmUp, position, performedAt, editedAt } = done;
  // No call takes a set away: one without repetitions, as a warm-up, counts for nothing.
  const counted = set.removed ? 0 : amount;
  return {
    id: set.id,
    exerciseId,
    position,
    isWarmUp: isWarmUp || set.removed,
    setType,
    target: set.target,
    actual: { reps: isHeld ? null : counted, seconds: isHeld ? counted : null, weight },
    rir,
    performedAt,
    editedAt,
  };
}

/** What the server is to know next; nothing when it knows all. An end is told with a set, which it may know already. */
export function reportOf(session: TrainingSession): NewStrengthWorkout | undefined {
  if (isAllSaved(session)) return undefined;
  const { sessionId, title, routineId, startedAt, timeZone, endedAt } = session;
  const known = setsIn(session).flatMap(({ exercise, set }) => (set.done ? [{ exercise, set, done: set.done }] : []));
  const pending = known.filter(({ set }) => isPending(set));
  const told = pending.length > 0 ? pending : known.filter(({ set }) => set.sent.length > 0).slice(-1);
  if (told.length === 0) return undefined;
  const end = Math.max(startedAt + 1, endedAt ?? 0, ...known.map(({ done }) => done.performedAt));
  return {
    sessionId,
    ...(title !== null && { title }),
    ...(routineId !== null && { routineId }),
    startedAt,
    endedAt: end,
    timeZone,
    durationSeconds: Math.min(MOST_SECONDS, end - startedAt),
    sets: told.map(({ exercise, set, done }) => loggedSet(exercise, set, done)),
  };
}

/** Before a report goes out: whatever becomes of the answer, these versions may be known from now on. */
export function markSent(session: TrainingSession, { sets }: NewStrengthWorkout): TrainingSession {
  return {
    ...session,
    wasSent: true,
    exercises: sets.reduce<readonly SessionExercise[]>(
      (exercises, { id, editedAt }) =>
        withSet(exercises, id, set => ({ ...set, sent: [...new Set([...set.sent, editedAt])] })),
      session.exercises,
    ),
  };
}

/** A report was taken. What was edited meanwhile is still to be told. */
export function markSaved(session: TrainingSession, report: NewStrengthWorkout, workoutId: string): TrainingSession {
  return {
    ...session,
    workoutId,
    isEndSaved: session.isEndSaved || (session.endedAt !== null && (report.endedAt ?? 0) >= session.endedAt),
    exercises: report.sets.reduce<readonly SessionExercise[]>(
      (exercises, { id, editedAt }) => withSet(exercises, id, set => ({ ...set, savedAt: editedAt })),
      session.exercises,
    ),
  };
}

/** As a workout of its own: nothing of it is known to the server. */
export const renewed = (session: TrainingSession, sessionId: string): TrainingSession => ({
  ...session,
  sessionId,
  workoutId: null,
  wasSent: false,
  isEndSaved: false,
  exercises: session.exercises.map(exercise => ({
    ...exercise,
    sets: exercise.sets.map(set => ({ ...set, sent: [], savedAt: null })),
  })),
});
