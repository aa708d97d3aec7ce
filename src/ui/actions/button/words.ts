import { defineWords } from '../../language/language.js';

export const buttonWords = defineWords('button', { loading: 'Loading' });
