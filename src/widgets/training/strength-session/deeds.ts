import { beginHold, heldSeconds, holdAt } from './hold.js';
import { chosenExercise, type NewId } from './plan.js';
import { beginRest, changeRest } from './rest.js';
import {
  addSet,
  findSet,
  finishSet,
  moveExercise,
  removeSet,
  repeatSet,
  restoreSet,
  withExercise,
  withSet,
} from './sets.js';
import type { SessionExercise, TrainingSession, Values } from './state.js';
import { nextPlace, placeIn } from './turns.js';
import { valuesOf } from './values.js';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';

interface Inputs {
  read: () => TrainingSession | null;
  change: (next: TrainingSession) => void;
  now: () => number;
  newId: NewId;
  getReady: () => number;
  /** There is something to tell the server. */
  onDone: () => void;
  onExercise: (exerciseId: string) => void;
}

/** What can be done in a session, each press once. */
export function createDeeds({ read, change, now, newId, getReady, onDone, onExercise }: Inputs) {
  const set = (next: (session: TrainingSession) => Partial<TrainingSession>): void => {
    const session = read();
    if (session) change({ ...session, ...next(session) });
  };
  const setExercises = (next: (exercises: readonly SessionExercise[]) => readonly SessionExercise[]) =>
    set(({ exercises }) => ({ exercises: next(exercises) }));

  /** A set is done: the next comes in front, after a rest. One that is corrected changes nothing else. */
  function finish(setId: string, given?: Partial<Values>): void {
    set(({ exercises, at }) => {
      const found = findSet(exercises, setId);
      if (!found) return {};
      const done = finishSet(exercises, setId, now(), given);
      if (found.set.done) return { exercises: done, at: nextPlace(done, { key: found.exercise.key, setId }) ?? at };
      const here = { key: found.exercise.key, setId };
      const next = nextPlace(done, here);
      const { restSeconds } = found.exercise;
      return {
        exercises: done,
        at: next ?? { ...here, setId: null },
        rest: next && restSeconds > 0 ? beginRest(restSeconds, now()) : null,
        hold: null,
      };
    });
    onDone();
  }

  return {
    finish,
    type: (setId: string, typed: Partial<Values>) =>
      setExercises(exercises => withSet(exercises, setId, one => ({ ...one, typed: { ...one.typed, ...typed } }))),
    /** Brings a set in front, or an exercise with what is next in it. */
    open: (key: string, setId?: string) =>
      set(({ exercises }) => ({ at: setId === undefined ? placeIn(exercises, key) : { key, setId } })),
    add(key: string): void {
      const id = newId();
      set(({ exercises }) => ({ exercises: addSet(exercises, key, id), at: { key, setId: id } }));
    },
    repeat(setId: string): void {
      const id = newId();
      set(({ exercises, at }) => {
        const key = findSet(exercises, setId)?.exercise.key;
        return { exercises: repeatSet(exercises, setId, id), at: key === undefined ? at : { key, setId: id } };
      });
    },
    remove(setId: string): void {
      set(({ exercises, at, hold }) => {
        const left = removeSet(exercises, setId, now());
        const place = at?.setId === setId ? placeIn(left, at.key) : at;
        return { exercises: left, at: place, hold: hold?.setId === setId ? null : hold };
      });
      onDone();
    },
    restore(setId: string): void {
      setExercises(exercises => restoreSet(exercises, setId, now()));
      onDone();
    },
    skip: (key: string, skipped: boolean) =>
      set(({ exercises }) => {
        const next = withExercise(exercises, key, exercise => ({ ...exercise, skipped }));
        return {
          exercises: next,
          at: skipped ? (nextPlace(next, { key, setId: null }) ?? placeIn(next, key)) : placeIn(next, key),
        };
      }),
    move(key: string, by: 1 | -1): void {
      const slot = newId();
      setExercises(exercises => moveExercise(exercises, key, by, slot));
    },
    addExercise(exercise: Exercise): void {
      const added = chosenExercise(exercise, newId);
      set(({ exercises }) => {
        const all = [...exercises, added];
        return { exercises: all, at: placeIn(all, added.key) };
      });
      onExercise(exercise.id);
    },
    /** The rest after each set of an exercise. */
    setRest: (key: string, restSeconds: number) =>
      setExercises(exercises => withExercise(exercises, key, exercise => ({ ...exercise, restSeconds }))),
    changeRest: (by: number) => set(({ rest }) => ({ rest: rest && changeRest(rest, by, now()) })),
    endRest: () => set(() => ({ rest: null })),
    hold(setId: string): void {
      set(({ exercises }) => {
        const found = findSet(exercises, setId);
        if (!found) return {};
        const { amount } = valuesOf(found.exercise, found.set);
        return { rest: null, hold: beginHold(setId, now(), getReady(), amount) };
      });
    },
    /** Ends a hold early, and keeps the seconds; before it began there are none. */
    stopHold(): void {
      const hold = read()?.hold;
      if (!hold) return;
      const seconds = heldSeconds(hold, now());
      if (seconds > 0) finish(hold.setId, { amount: seconds });
      else set(() => ({ hold: null }));
    },
    /** Ends a hold that has reached its target; whether one has. */
    endHold(): boolean {
      const hold = read()?.hold;
      const moment = hold && holdAt(hold, now());
      if (!hold || moment?.is !== 'over') return false;
      finish(hold.setId, { amount: moment.seconds });
      return true;
    },
  };
}

export type Deeds = ReturnType<typeof createDeeds>;
