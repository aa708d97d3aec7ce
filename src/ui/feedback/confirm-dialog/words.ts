import { defineWords } from '../../language/language.js';

export const confirmDialogWords = defineWords('confirmDialog', {
  typeLabel: (word: string) => `Type “${word}” to confirm`,
  typeFirst: (word: string) => `Type “${word}” first`,
});
