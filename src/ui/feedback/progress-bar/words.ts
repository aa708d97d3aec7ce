import { defineWords } from '../../language/language.js';

export const progressWords = defineWords('progress', { unknown: 'In progress' });
