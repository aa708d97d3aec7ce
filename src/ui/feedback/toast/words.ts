import { defineWords } from '../../language/language.js';

export const toastWords = defineWords('toast', {
  close: 'Close',
  undo: 'Undo',
  more: (count: number) => `${count} more`,
  fewer: 'Show fewer',
});
