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
  return {
    id: set.id,
    exerciseId,
    position,
    isWarmUp,
    setType,
    target: set.target,
    actual: { reps: isHeld ? null : amount, seconds: isHeld ? amount : null, weight },
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
  const removedSets = told.flatMap(({ set, done }) => (set.removed ? [{ id: set.id, removedAt: done.editedAt }] : []));
  const end = Math.max(startedAt + 1, endedAt ?? 0, ...known.map(({ done }) => done.performedAt));
  return {
    sessionId,
    ...(title !== null && { title }),
    ...(routineId !== null && { routineId }),
    startedAt,
    endedAt: end,
    timeZone,
    durationSeconds: Math.min(MOST_SECONDS, end - startedAt),
    sets: told.flatMap(({ exercise, set, done }) => (set.removed ? [] : [loggedSet(exercise, set, done)])),
    ...(removedSets.length > 0 && { removedSets }),
  };
}

/** The sets that a report tells of, and the time of what it says of each. */
const versionsIn = ({ sets, removedSets = [] }: NewStrengthWorkout) => [
  ...sets.map(({ id, editedAt }) => ({ id, at: editedAt })),
  ...removedSets.map(({ id, removedAt }) => ({ id, at: removedAt })),
];

/** Before a report goes out: whatever becomes of the answer, these versions may be known from now on. */
export function markSent(session: TrainingSession, report: NewStrengthWorkout): TrainingSession {
  return {
    ...session,
    wasSent: true,
    exercises: versionsIn(report).reduce<readonly SessionExercise[]>(
      (exercises, { id, at }) => withSet(exercises, id, set => ({ ...set, sent: [...new Set([...set.sent, at])] })),
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
    exercises: versionsIn(report).reduce<readonly SessionExercise[]>(
      (exercises, { id, at }) => withSet(exercises, id, set => ({ ...set, savedAt: at })),
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
