import { defineWords } from '../../language/language.js';

export const paginationWords = defineWords('pagination', {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  perPage: 'Per page',
});
