import { defineWords } from '../../language/language.js';

export const skeletonsWords = defineWords('skeletons', { loading: 'Loading' });
