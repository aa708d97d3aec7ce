import type { words as french } from '../fr/account-overview.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'account-overview': {
    screen: { here: 'Vous trouverez ici votre forfait, votre prochaine facture et votre carte enregistrée.' },
    emptyText:
      'Quand vous aurez choisi un forfait, vous verrez ici son prix, sa prochaine facture et ce qu’il comprend.',
  },
};
