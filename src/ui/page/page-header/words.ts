import { defineWords } from '../../language/language.js';

/** Spec s.2. */
export const pageHeaderWords = defineWords('pageHeader', {
  draft: '(Draft)',
  publish: 'Publish',
  save: 'Save',
  discard: 'Discard Draft',
});
