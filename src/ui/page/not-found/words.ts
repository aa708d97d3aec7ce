import { defineWords } from '../../language/language.js';

/** Spec s.2. */
export const notFoundWords = defineWords('notFound', {
  title: 'Page Not Found',
  text: "Sorry, the page you're looking for has been moved or doesn't exist.",
  back: 'Back to Home',
});
