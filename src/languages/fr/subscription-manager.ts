import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { TextsByScope } from '../texts.js';
import type { French } from './french.js';

export function subscriptionManager({ t }: French): TextsByScope<typeof english> {
  return {
    'subscription-manager': {
      title: 'Votre abonnement',
      back: t`Votre abonnement`,
      loadingPanel: 'Chargement',
      panels: { plan: 'Changer de formule', pause: 'Mettre l’abonnement en pause', addOns: 'Options', payment: 'Mettre à jour le paiement', cancel: 'Résilier l’abonnement' },
    },
  };
}
