import { defineWords } from '../../language/language.js';

/** Spec s.2. */
export const overlayWords = defineWords('overlay', {
  doneTitle: 'Success!',
  doneSubtitle: 'Your subscription is activated.',
});
