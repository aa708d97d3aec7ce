import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { findExercises } from '../../../workouts/find-exercises.js';
import type { Muscle } from '../../../workouts/muscle-copy.js';

interface Wanted {
  q: string;
  /** Empty for all. */
  muscle: string;
  /** What muscles are called: a search finds them too. */
  muscles: Readonly<Record<Muscle, string>>;
}

/** Exercises that a search finds, and of one muscle where one is chosen; those that it is the main one of come first. */
export function found(exercises: readonly Exercise[], { q, muscle, muscles }: Wanted): readonly Exercise[] {
  const matching = findExercises(exercises, q, muscles);
  if (muscle === '') return matching;
  const isMain = ({ muscles: [main] }: Exercise) => Number(main === muscle);
  return matching
    .filter(exercise => exercise.muscles.some(one => one === muscle))
    .toSorted((one, other) => isMain(other) - isMain(one));
}

/** The muscles that exercises name, in the order in which they first do. */
export const musclesOf = (exercises: readonly Exercise[]): readonly Muscle[] => [
  ...new Set(exercises.flatMap(({ muscles }) => muscles)),
];
