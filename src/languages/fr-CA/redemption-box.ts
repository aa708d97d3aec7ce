import type { words as french } from '../fr/redemption-box.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'redemption-box': {
    states: {
      useSubscribe: 'Ce code est pour un nouvel abonnement. Choisissez un forfait et entrez-y le code.',
    },
  },
};
