import { defineWords } from '../../language/language.js';

export const commandSearchWords = defineWords('commandSearch', {
  label: 'Search commands and pages',
  placeholder: 'Search or go to…',
  recent: 'Recent',
  loading: 'Searching',
  error: 'The search didn’t work.',
  retry: 'Try again',
  empty: (query: string) => `Nothing found for “${query}”.`,
  nothing: 'Nothing to search yet.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => `${count} more. Keep typing to narrow them down.`,
  move: 'to move',
  choose: 'to choose',
  close: 'to close',
});
