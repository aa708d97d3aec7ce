import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { workouts } from './copy.js';

/** What has become of a press. */
export const outcomeWords = defineWords('workout-history/outcomes', {
  deleted: (count: number) => `${workouts(count)} deleted. Their records went to the next best.`,
  restored: (count: number) => `${workouts(count)} restored.`,
  saved: (count: number, fileName: string) => `${fileName} is with your downloads: ${workouts(count)}.`,
  left: (count: number) => `${workouts(count)} didn’t fit. Filter the list and download the rest by itself.`,
  notDeleted: (count: number) => `We couldn’t delete ${workouts(count)}.`,
  notRestored: (count: number) => `We couldn’t restore ${workouts(count)}.`,
  notSaved: 'Nothing was downloaded.',
  failures: failureCopy,
  wait: waitCopy,
});

export type OutcomeCopy = TextsOf<typeof outcomeWords>;
