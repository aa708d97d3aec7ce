import type { Exercise } from '../../core/contract/schemas/strength/exercises.js';
import type { Muscle } from './muscle-copy.js';

/** As it is typed in a hurry: without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Exercises that hold every word in their name or in the name of a muscle; the main muscle's first. */
export function findExercises(
  exercises: readonly Exercise[],
  typed: string,
  muscles: Readonly<Record<Muscle, string>>,
): Exercise[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const isIn = (text: string) => wanted.every(word => plain(text).includes(word));
  const rank = ({ name, muscles: [main] }: Exercise): number =>
    isIn(name) ? 0 : main && isIn(`${name} ${muscles[main]}`) ? 1 : 2;
  return exercises
    .filter(exercise => isIn([exercise.name, ...exercise.muscles.map(muscle => muscles[muscle])].join(' ')))
    .toSorted((one, other) => rank(one) - rank(other));
}
