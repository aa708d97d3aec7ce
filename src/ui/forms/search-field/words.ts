import { defineWords } from '../../language/language.js';

export const searchFieldWords = defineWords('searchField', { label: 'Search', clear: 'Clear the search' });
