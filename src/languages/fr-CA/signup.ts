import type { words as french } from '../fr/signup.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  signup: {
    steps: { plan: 'Forfait' },
    titles: { plan: 'Choisissez votre forfait' },
    change: 'Changer de forfait',
  },
};
