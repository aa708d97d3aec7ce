import { defineWords } from '../../language/language.js';

export const fieldWords = defineWords('field', { optional: 'optional' });
