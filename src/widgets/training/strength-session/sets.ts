import { newSet } from './plan.js';
import type { SessionExercise, SessionSet, TrainingSession, Values } from './state.js';
import { valuesOf } from './values.js';

type Exercises = readonly SessionExercise[];

/** Changes one exercise; the others stay the same objects. */
export const withExercise = (
  exercises: Exercises,
  key: string,
  change: (exercise: SessionExercise) => SessionExercise,
): SessionExercise[] => exercises.map(exercise => (exercise.key === key ? change(exercise) : exercise));

/** Changes one set, wherever it is. */
export function withSet(
  exercises: Exercises,
  setId: string,
  change: (set: SessionSet, exercise: SessionExercise) => SessionSet,
): SessionExercise[] {
  return exercises.map(exercise =>
    exercise.sets.some(({ id }) => id === setId)
      ? { ...exercise, sets: exercise.sets.map(set => (set.id === setId ? change(set, exercise) : set)) }
      : exercise,
  );
}

/** A set and its exercise. */
export function findSet(
  exercises: Exercises,
  setId: string | null,
): { exercise: SessionExercise; set: SessionSet } | undefined {
  return exercises
    .flatMap(exercise => exercise.sets.map(set => ({ exercise, set })))
    .find(({ set }) => set.id === setId);
}

/** How many sets were done, also those that were taken away again: their places are not given twice. */
const everDone = (exercises: Exercises): number =>
  exercises.reduce((sum, { sets }) => sum + sets.filter(({ done }) => done !== null).length, 0);

/** Later than the last edit, also within a second: of two versions the server believes the later one. */
const editTime = (now: number, set: SessionSet): number =>
  Math.max(now, ...[...set.sent, set.done?.editedAt ?? 0].map(time => time + 1));

/** A set is done, or done otherwise than it was said before. `given` overrules what was typed. */
export function finishSet(
  exercises: Exercises,
  setId: string,
  now: number,
  given: Partial<Values> = {},
): SessionExercise[] {
  const position = everDone(exercises) + 1;
  return withSet(exercises, setId, (set, exercise) => ({
    ...set,
    typed: {},
    done: {
      position,
      performedAt: now,
      ...set.done,
      ...valuesOf(exercise, set),
      ...given,
      editedAt: editTime(now, set),
    },
  }));
}

/** One more, like the last: with its target. */
export const addSet = (exercises: Exercises, key: string, id: string): SessionExercise[] =>
  withExercise(exercises, key, exercise => ({
    ...exercise,
    sets: [...exercise.sets, newSet(id, exercise.sets.at(-1)?.target ?? null)],
  }));

/** The same once more, to do right after it. */
export const repeatSet = (exercises: Exercises, setId: string, id: string): SessionExercise[] =>
  exercises.map(exercise => ({
    ...exercise,
    sets: exercise.sets.flatMap(set =>
      set.id === setId ? [set, { ...newSet(id, set.target), typed: valuesOf(exercise, set) }] : [set],
    ),
  }));

const setRemoved = (exercises: Exercises, setId: string, now: number, removed: boolean): SessionExercise[] =>
  withSet(exercises, setId, set => ({
    ...set,
    removed,
    done: set.done && { ...set.done, editedAt: editTime(now, set) },
  }));

/** Takes a set away. It stays in the list, unseen, so that it can come back as it was. */
export const removeSet = (exercises: Exercises, setId: string, now: number): SessionExercise[] =>
  setRemoved(exercises, setId, now, true);

export const restoreSet = (exercises: Exercises, setId: string, now: number): SessionExercise[] =>
  setRemoved(exercises, setId, now, false);

/** One place up or down. It leaves the turns that it took with others, and so do those that it goes between. */
export function moveExercise(exercises: Exercises, key: string, by: 1 | -1, slot: string): SessionExercise[] {
  const from = exercises.findIndex(exercise => exercise.key === key);
  const [moved, other] = [exercises[from], exercises[from + by]];
  if (!moved || !other) return [...exercises];
  // within its slot the turns only change their order
  const alone = moved.slot === other.slot ? moved : { ...moved, slot };
  return exercises.map((exercise, at) => (at === from ? other : at === from + by ? alone : exercise));
}

/** Sets that count for the workout. */
export const doneSets = ({ exercises }: Pick<TrainingSession, 'exercises'>): SessionSet[] =>
  exercises.flatMap(({ sets }) => sets.filter(({ done, removed }) => done !== null && !removed));
