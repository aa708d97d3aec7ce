import { defineWords } from '../../core/words.js';

/** What is said where a list is filtered by one location of many. */
export const placeFilterWords = defineWords('list/place-filter', {
  title: 'Show one location',
  label: 'Location',
  helper: 'Type part of its name, city or owner, and choose it from the list.',
  none: 'No location matches.',
});
