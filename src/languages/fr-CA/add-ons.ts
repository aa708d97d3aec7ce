import type { words as french } from '../fr/add-ons.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'add-ons': { emptyTitle: 'Aucune option pour votre forfait' },
};
