import { defineWords } from '../../language/language.js';

/** Numbers come written in the language's own way. */
export const comboboxWords = defineWords('combobox', {
  loading: 'Looking…',
  empty: (typed: string) => `Nothing found for “${typed}”.`,
  failed: 'We couldn’t load suggestions.',
  retry: 'Try again',
  count: (count: number, shown: string) => (count === 1 ? '1 suggestion' : `${shown} suggestions`),
});
