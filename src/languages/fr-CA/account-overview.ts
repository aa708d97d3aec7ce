import { accountOverview } from '../fr/account-overview.js';
import { canadian } from '../fr/french.js';

const french = accountOverview(canadian);

export const words: typeof french = {
  'account-overview': {
    ...french['account-overview'],
    signedOutText: 'Vous trouverez ici votre forfait, votre prochaine facture et votre carte enregistrée.',
    emptyText:
      'Quand vous aurez choisi un forfait, vous verrez ici son prix, sa prochaine facture et ce qu’il comprend.',
  },
};
