import { defineWords } from '../../../core/words.js';

export const searchWords = defineWords('strength-session/search', {
  search: 'Search exercises',
  placeholder: 'Exercise or muscle',
  found: (count: string): string => (count === '1' ? '1 exercise' : `${count} exercises`),
  none: 'No exercise matches. Try part of a name, or a muscle.',
  what: 'the exercises',
});
