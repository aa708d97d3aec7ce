import type { words as french } from '../fr/access.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  access: {
    texts: { change: 'Changez de forfait et prenez votre place. Tout le reste demeure à vous.' },
    actions: { change: 'Voir les forfaits' },
    otherwise: {
      liveClasses: 'Les cours en direct sont inclus dans un autre forfait',
      devices: 'Votre forfait n’accepte pas d’autre machine',
      maxFamilyMembers: 'La famille est incluse dans un autre forfait',
    },
  },
};
