import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';

type Muscle = Exercise['muscles'][number];

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Exercises that have every word of a search in their name, and one muscle where one is chosen; those that it is the main one of come first. */
export function found(exercises: readonly Exercise[], q: string, muscle: string): readonly Exercise[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const matching = exercises.filter(
    ({ name, muscles }) =>
      words.every(word => plain(name).includes(word)) && (muscle === '' || muscles.some(one => one === muscle)),
  );
  const isMain = ({ muscles }: Exercise) => Number(muscles[0] === muscle);
  return muscle === '' ? matching : matching.toSorted((one, other) => isMain(other) - isMain(one));
}

/** The muscles that exercises name, in the order in which they first do. */
export const musclesOf = (exercises: readonly Exercise[]): readonly Muscle[] => [
  ...new Set(exercises.flatMap(({ muscles }) => muscles)),
];
