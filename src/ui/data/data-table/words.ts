import { defineWords } from '../../language/language.js';

const rows = (count: number, said: string): string => (count === 1 ? `${said} row` : `${said} rows`);

/** Counts come twice where a word depends on them: as a number, and written as the language writes it. */
export const dataTableWords = defineWords('dataTable', {
  rows,
  rowsOf: (shown: string, all: number, allSaid: string) => `${shown} of ${rows(all, allSaid)}`,
  sortedBy: (column: string, descending: boolean) => `sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
  loading: 'Loading rows',
  failed: 'We couldn’t load the rows.',
  sort: (column: string, then: 'ascending' | 'descending' | 'none') =>
    then === 'none' ? `${column}, stop sorting` : `${column}, sort ${then}`,
  sortBy: 'Sort by',
  sortNone: 'No order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  select: (row: string) => `Select ${row}`,
  selectPage: 'Select all rows on this page',
  selectAll: (count: string) => `Select all ${count}`,
  selected: (_count: number, said: string) => `${said} selected`,
  clearSelection: 'Clear selection',
  bulk: 'Selected rows',
  toActions: 'Go to actions',
  columns: 'Columns',
  columnsShown: 'Columns shown',
  lastColumn: 'Keep at least one column.',
  actions: 'Actions',
  page: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
  pages: 'Pages',
  emptyTitle: 'Nothing here yet',
  filteredTitle: 'No rows match',
  filteredText: 'Change or clear the filters.',
  clearFilters: 'Clear filters',
  errorTitle: 'We couldn’t load the rows',
  errorText: 'We kept your filters and your selection.',
  retry: 'Try again',
});
