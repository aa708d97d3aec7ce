import { defineWords } from '../../core/words.js';

/** What is said when an answer takes long, or never came. */
export const patienceWords = defineWords('patience', {
  long: 'This is taking longer than usual.',
  cancel: 'Cancel',
  goOn: 'Keep waiting',
  unanswered: 'Not sure whether it worked?',
  again: 'See what’s saved',
});
