import { defineWords } from '../../language/language.js';

export const filterChipsWords = defineWords('filterChips', {
  label: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
  /** A filter as it is read: its field and its value. */
  filter: (field: string, value: string) => `${field}: ${value}`,
  removed: (filter: string) => `Filter ${filter} removed.`,
  cleared: 'All filters removed.',
});
