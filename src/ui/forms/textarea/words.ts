import { defineWords } from '../../language/language.js';

/** Numbers come written in the language's own way. */
export const textareaWords = defineWords('textarea', {
  count: (written: string, limit: string) => `${written} of ${limit} characters`,
  over: (by: number, shown: string) =>
    by === 1 ? 'Shorten this by 1 character.' : `Shorten this by ${shown} characters.`,
});
