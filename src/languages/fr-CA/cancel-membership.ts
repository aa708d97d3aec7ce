import type { words as french } from '../fr/cancel-membership.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'cancel-membership': {
    saved: {
      title: { planChange: 'Votre nouveau forfait est enregistré' },
      newPlan: 'Nouveau forfait',
    },
  },
};
