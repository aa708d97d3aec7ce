import { defineWords } from '../../language/language.js';

export const checkboxGroupWords = defineWords('checkboxGroup', { all: 'All' });
