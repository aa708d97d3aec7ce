import type { words as french } from '../fr/family-manager.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'family-manager': {
    why: { noPlaces: 'Votre forfait n’a pas de place pour d’autres membres. D’autres forfaits en ont.' },
  },
};
