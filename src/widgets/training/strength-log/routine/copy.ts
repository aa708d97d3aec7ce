import type { RoutineEntry } from '../../../../core/contract/schemas/strength/routines.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { Show } from '../place.js';

const setTypes: Record<RoutineEntry['setType'], string> = {
  normal: 'Normal sets',
  dropset: 'Drop sets',
  myo: 'Myo-reps',
  partial: 'Partial reps',
  forced: 'Forced reps',
  tut: 'Slow reps',
  iso: 'Holds',
  jump: 'Jumps',
};

/** What a routine is made of, for those who read it and those who build it. */
export const entryWords = defineWords('strength-log/entry', {
  setTypes,
  superset: 'Superset: take turns',
  rest: (clock: string) => `rest ${clock}`,
  noRest: 'no rest',
  reserve: (count: string) => `${count} in reserve`,
});

export const routineWords = defineWords('strength-log/routine', {
  back: { own: 'Your routines', library: 'Library' } satisfies Record<Show, string>,
  startDay: (day: string) => `Start ${day}`,
  start: 'Start',
  next: 'Up next',
  edit: 'Edit',
  export: 'Download',
  delete: 'Delete',
  actions: (title: string) => `More for ${title}`,
  copyRoutine: 'Copy to your routines',
  copyFirst: 'Copy it first, then start it and change what you like.',
  code: 'Share it',
  codeText: 'Anyone with this code can copy the routine. Yours stays as it is.',
  copyCode: 'Copy code',
  copiedCode: 'Copied',
  reserveHow: 'In reserve: the reps that you could still do when a set ends.',
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: 'The routine goes for good. What you did with it stays in your history.',
  deleteIt: 'Delete routine',
  notCopied: 'The routine wasn’t copied.',
  gone: 'This routine is gone',
  goneText: 'It was deleted, or it’s no longer in the library.',
  failures: {
    ...failureCopy,
    versionConflict: 'You changed it on another device. Look at it again before you delete it.',
  },
  wait: waitCopy,
  what: 'this routine',
});

export type EntryCopy = TextsOf<typeof entryWords>;
