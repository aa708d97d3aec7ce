import { canadian } from '../fr/french.js';
import type { words as french } from '../fr/subscription-manager.js';
import type { Differences } from '../texts.js';

const { support } = canadian;
const notSold = `Votre forfait actuel n’est plus en vente, le changement ne peut donc pas être annulé ici. Contactez le ${support}.`;

export const words: Differences<typeof french> = {
  'subscription-manager': {
    panels: { plan: 'Changer de forfait' },
    done: { schedulePlanChange: 'Vous gardez votre forfait.' },
    unavailable: { plan: 'Vous ne pouvez pas changer de forfait.' },
    refused: { planUnavailable: notSold, invalidOffer: notSold },
  },
  'subscription-manager/start': {
    failures: { offerUnavailable: `Votre forfait n’est plus en vente. Contactez le ${support}.` },
  },
};
