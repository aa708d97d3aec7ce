import { defineWords } from '../../language/language.js';

export const menuWords = defineWords('menu', { actions: 'More actions' });
