import type { words as french } from '../fr/account-overview.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'account-overview': {
    screen: { here: 'Vous verrez ici votre forfait, votre prochaine facture et votre carte.' },
    emptyText: 'Choisissez un forfait, et vous verrez ici son prix, sa prochaine facture et ce qu’il comprend.',
  },
};
