import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import type { RoutineDay, RoutineEntry } from '../../../core/contract/schemas/strength/routines.js';
import type { SessionExercise, SessionSet, Target } from './state.js';

/** Makes an id that nobody else makes. */
export type NewId = () => string;

/** Seconds between sets of an exercise that no routine says it for. */
const USUAL_REST = 90;
/** Sets that an exercise begins with where no routine says how many. */
const USUAL_SETS = 3;
/** Seconds that a set of repetitions takes, about. */
export const SECONDS_A_SET = 40;

export const newSet = (id: string, target: Target | null): SessionSet => ({
  id,
  target,
  typed: {},
  done: null,
  removed: false,
  sent: [],
  savedAt: null,
});

const newSets = (count: number, target: Target | null, newId: NewId): SessionSet[] =>
  Array.from({ length: count }, () => newSet(newId(), target));

function planned(entry: RoutineEntry, slot: string, exercise: Exercise | undefined, newId: NewId): SessionExercise {
  const { exerciseId, setType, sets, reps, holdSeconds, weight, restSeconds } = entry;
  return {
    key: newId(),
    exerciseId,
    name: exercise?.name ?? exerciseId,
    isHeld: reps === null,
    setType,
    restSeconds,
    slot,
    skipped: false,
    sets: newSets(sets, { reps, holdSeconds, weight }, newId),
    last: null,
  };
}

/** The exercises of a routine's day, in its order, with every set that it asks for. */
export function planOf(day: RoutineDay, exercises: readonly Exercise[], newId: NewId): SessionExercise[] {
  const byId = new Map(exercises.map(exercise => [exercise.id, exercise]));
  return day.slots.flatMap(({ entries }) => {
    const slot = newId();
    return entries.map(entry => planned(entry, slot, byId.get(entry.exerciseId), newId));
  });
}

/** An exercise that somebody chooses in the gym. */
export const chosenExercise = ({ id, name, isHold }: Exercise, newId: NewId): SessionExercise => ({
  key: newId(),
  exerciseId: id,
  name,
  isHeld: isHold,
  setType: 'normal',
  restSeconds: USUAL_REST,
  slot: newId(),
  skipped: false,
  sets: newSets(USUAL_SETS, null, newId),
  last: null,
});

/** Seconds that all of it takes, about: each set, and the rest after each but the last. */
export function secondsOf(exercises: readonly SessionExercise[]): number {
  const total = exercises.reduce(
    (sum, { sets, restSeconds }) =>
      sum + sets.reduce((all, { target }) => all + (target?.holdSeconds ?? SECONDS_A_SET) + restSeconds, 0),
    0,
  );
  return Math.max(0, total - (exercises.at(-1)?.restSeconds ?? 0));
}
