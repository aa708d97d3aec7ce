import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const trainTodayWords = defineWords(
  'portal/train-today',
  {
    title: 'Train today',
    text: 'Your classes are in the Echelon app. Sign in there as you do here.',
  },
  load,
);
