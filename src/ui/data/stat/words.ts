import { defineWords } from '../../language/language.js';

export const statWords = defineWords('stat', { up: 'Up', down: 'Down', same: 'No change' });
