import type { ReadWorkout } from './workout-file.js';

/** What several sports in a row are called that have no name of their own. */
const SEVERAL = 'Multisport';

/** Workouts that were done in a row, each with the name that they share and its number; one alone stays as it is. */
export const joinedByName = <Found extends Pick<ReadWorkout, 'file'>>(
  workouts: readonly Found[],
  name: string | null,
): Found[] =>
  workouts.length < 2
    ? [...workouts]
    : workouts.map((one, index) => ({
        ...one,
        file: { ...one.file, title: `${name ?? one.file.title ?? SEVERAL} ${index + 1} of ${workouts.length}` },
      }));
