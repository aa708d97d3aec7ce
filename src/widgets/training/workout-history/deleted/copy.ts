import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';

const workouts = (count: number): string => (count === 1 ? '1 workout' : `${count} workouts`);

/** What was deleted and can still come back. */
export const deletedWords = defineWords('workout-deleted', {
  title: 'Recently deleted',
  text: 'Deleted workouts can come back for 30 days, with their records.',
  what: 'your deleted workouts',
  list: 'Deleted workouts',
  none: 'Nothing deleted',
  noneText: 'What you delete stays here for 30 days.',
  /** Below a title; a day. */
  until: (day: string) => `Until ${day}`,
  restore: 'Restore',
  /** For screen readers, in place of it. */
  restoreOne: (title: string) => `Restore ${title}`,
  restoreAll: (count: number) => `Restore ${workouts(count)}`,
  restored: (count: number) => `${workouts(count)} restored.`,
  notRestored: (count: number) => `We couldn’t restore ${workouts(count)}.`,
  more: 'Show more',
  shown: (shown: string, total: string) => `${shown} of ${total} workouts`,
  failures: { ...failureCopy, notFound: 'The 30 days are over.' },
  wait: waitCopy,
});
