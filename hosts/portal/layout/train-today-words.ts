import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const trainTodayWords = defineWords(
  'portal/train-today',
  {
    title: 'Train today',
    text: 'Every live and on-demand class is in the Echelon app, with the same sign-in.',
  },
  load,
);
