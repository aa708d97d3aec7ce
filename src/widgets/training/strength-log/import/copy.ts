import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { Problem, Way } from './model.js';
import type { FilePart } from './place-of.js';

const ways: Record<Way, string> = { code: 'By code', file: 'From a file' };

const problems: Record<Problem, string> = {
  codeMissing: 'Enter the code.',
  jsonMissing: 'Choose a file, or paste what’s in it.',
  jsonTooLong: 'A file of a routine has 100,000 characters at most.',
};

const parts: Record<FilePart, string> = {
  title: 'name',
  description: 'description',
  level: 'level',
  days: 'days',
  name: 'name',
  slots: 'exercises',
  entries: 'exercises',
  exerciseId: 'exercise',
  setType: 'set type',
  sets: 'sets',
  reps: 'reps',
  holdSeconds: 'hold',
  weight: 'weight',
  restSeconds: 'rest',
  rir: 'in reserve',
};

export const importWords = defineWords('strength-log/import', {
  title: 'Import a routine',
  text: 'You get a copy of your own. Change it as you like.',
  way: 'How you have it',
  ways,
  code: 'Code',
  codeHelper: 'Eight letters and digits. Dashes and spaces don’t matter.',
  file: 'File',
  fileHelper: 'A file that a routine was downloaded to. It ends in .json.',
  json: 'What’s in the file',
  unread: 'This file can’t be read. Choose another one, or paste what’s in it.',
  import: 'Import routine',
  cancel: 'Cancel',
  notImported: 'The routine wasn’t imported. What you entered is still here.',
  troubles: 'What to correct in the file',
  day: (number: string) => `Day ${number}`,
  exercise: (number: string) => `exercise ${number}`,
  trouble: (place: string, text: string) => `${place}: ${text}`,
  parts,
  problems,
  failures: { ...failureCopy, validationFailed: 'Check what’s marked.' },
  wait: waitCopy,
});

export type ImportCopy = TextsOf<typeof importWords>;
