import { canadian } from '../fr/french.js';
import { subscriptionManager } from '../fr/subscription-manager.js';

const french = subscriptionManager(canadian);
const { 'subscription-manager': shell, 'subscription-manager/start': start } = french;
const notSold = `Votre forfait actuel n’est plus en vente, le changement ne peut donc pas être annulé ici. Contactez le ${canadian.support}.`;

export const words: typeof french = {
  ...french,
  'subscription-manager': {
    ...shell,
    panels: { ...shell.panels, plan: 'Changer de forfait' },
    done: { ...shell.done, schedulePlanChange: 'Vous gardez votre forfait.' },
    unavailable: { ...shell.unavailable, plan: 'Vous ne pouvez pas changer de forfait.' },
    refused: { ...shell.refused, planUnavailable: notSold, invalidOffer: notSold },
  },
  'subscription-manager/start': {
    ...start,
    failures: {
      ...start.failures,
      offerUnavailable: `Votre forfait n’est plus en vente. Contactez le ${canadian.support}.`,
    },
  },
};
