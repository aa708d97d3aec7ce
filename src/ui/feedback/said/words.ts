import { defineWords } from '../../language/language.js';

export const saidWords = defineWords('said', { loading: 'Loading' });
