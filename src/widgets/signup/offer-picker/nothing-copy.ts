import { defineWords } from '../../../core/words.js';

/** Where there are no offers, or no longer the one that was asked for. */
export const nothingWords = defineWords('offer-picker/nothing', {
  emptyTitle: 'No offers here yet',
  emptyText: 'Nothing on sale here yet. Ask customer support.',
  emptyAction: 'Try again',
  endedTitle: 'This offer has ended',
});
