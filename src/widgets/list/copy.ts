import { defineWords } from '../../core/words.js';

/** What every list says around its rows. */
export const listWords = defineWords('list', {
  filter: 'Filter',
  findPlace: 'Find a location…',
  noneFound: 'Nothing matches this search',
  noneFoundText: 'Check the spelling, or search for part of it.',
  showAll: 'Show everything',
});
