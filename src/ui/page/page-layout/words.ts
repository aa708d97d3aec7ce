import { defineWords } from '../../language/language.js';

export const pageLayoutWords = defineWords('pageLayout', { skip: 'Skip to main content', aside: 'More on this page' });
