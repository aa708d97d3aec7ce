import type { FieldProblem } from '../../../core/contract/failure.js';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import type { RoutineDay } from '../../../core/contract/schemas/strength/routines.js';
import { exercises } from '../../world/catalogue/exercises.js';

const byId = new Map(exercises.map(exercise => [exercise.id, exercise]));

const byName = (one: Exercise, other: Exercise): number => (one.name < other.name ? -1 : 1);

/** Every exercise, by name. */
export const allExercises: readonly Exercise[] = exercises.toSorted(byName);

/** One that is no longer known is called by its id, so that old sets can still be shown. */
const exerciseOf = (id: string): Exercise =>
  byId.get(id) ?? { id, name: id, muscles: [], equipment: [], isHold: false };

/** Each of these once, by name. */
export const exercisesOf = (ids: readonly string[]): Exercise[] => [...new Set(ids)].map(exerciseOf).toSorted(byName);

/** The exercises of a routine, in the order of its entries, as often as it names them. */
export const exerciseIdsOf = (days: readonly RoutineDay[]): string[] =>
  days.flatMap(({ slots }) => slots.flatMap(({ entries }) => entries.map(({ exerciseId }) => exerciseId)));

/** A problem for an exercise that does not exist; none for one that does. */
export const unknownExercise = (id: string, path: string): FieldProblem[] =>
  byId.has(id) ? [] : [{ path, message: `There is no exercise ${id}.` }];

/** A problem for each exercise of a routine that does not exist, at its place. */
export const unknownExercises = (days: readonly RoutineDay[]): FieldProblem[] =>
  days.flatMap(({ slots }, day) =>
    slots.flatMap(({ entries }, slot) =>
      entries.flatMap(({ exerciseId }, entry) =>
        unknownExercise(exerciseId, `days.${day}.slots.${slot}.entries.${entry}.exerciseId`),
      ),
    ),
  );
