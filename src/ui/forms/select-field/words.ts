import { defineWords } from '../../language/language.js';

/** The specification's placeholder (s.2). */
export const selectFieldWords = defineWords('selectField', { placeholder: 'Select an option...' });
