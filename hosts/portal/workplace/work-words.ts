import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** The ways to where somebody works, from every other area of theirs. */
export const workWords = defineWords(
  'portal/work',
  {
    title: 'Work',
    staff: 'Staff tools',
    commercial: 'Your locations',
  },
  load,
);
