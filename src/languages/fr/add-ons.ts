import type { words as english } from '../../widgets/journeys/subscription-manager/add-ons/copy.js';
import type { TextsByScope } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t }): TextsByScope<typeof english> => {
  return {
    'add-ons': {
      title: 'Options',
      loading: 'Chargement des options',
      addOns: 'les options',
      held: 'Dans votre abonnement',
      offered: 'Vous pouvez ajouter',
      active: 'En cours',
      ends: date => `Se termine le ${date}`,
      endsLater: 'Se termine avec votre période',
      end: 'Arrêter',
      endNamed: name => `Arrêter ${name}`,
      keep: 'Garder',
      keepNamed: (name, price) => `Garder ${name} pour ${price}`,
      add: 'Ajouter',
      addNamed: name => `Ajouter ${name}`,
      emptyTitle: 'Aucune option pour votre formule',
      emptyText: 'Quand vous pourrez ajouter quelque chose à votre abonnement, vous le verrez ici.',
      reviewTitle: name => `Ajouter ${name}`,
      pay: amount => `Payer ${amount} et ajouter`,
      addFree: 'Ajouter, rien à payer',
      addLater: (price, date) => `Ajouter, puis ${price} à partir du ${date}`,
      another: 'Choisir une autre option',
      endTitle: name => t`Arrêter ${name} ?`,
      endText: (name, date) => `Vous gardez ${name} jusqu’au ${date}. Ensuite, l’option n’est plus sur votre facture.`,
      endOn: date => `Arrêter le ${date}`,
      leave: name => `Garder ${name}`,
      news: {
        added: name => `${name} fait maintenant partie de votre abonnement.`,
        ending: (name, date) => `${name} se termine le ${date}. Rien ne change d’ici là.`,
        kept: name => `${name} reste dans votre abonnement.`,
      },
    },
  };
});
