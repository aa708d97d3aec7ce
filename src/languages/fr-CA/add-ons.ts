import type { words as french } from '../fr/add-ons.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'add-ons': { emptyTitle: 'Il n’y a pas d’options pour votre forfait' },
};
