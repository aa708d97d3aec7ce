import type { words as french } from '../fr/access.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  access: {
    texts: { change: 'Changez de forfait et prenez votre place. Tout le reste demeure à vous.' },
    actions: { change: 'Voir les forfaits' },
    features: {
      liveClasses: plan =>
        plan === ''
          ? 'Les cours en direct sont inclus dans un autre forfait'
          : `Les cours en direct sont inclus dans ${plan}`,
      devices: plan =>
        plan === '' ? 'Votre forfait n’accepte pas d’autre machine' : `${plan} connecte davantage de machines`,
      maxFamilyMembers: plan =>
        plan === '' ? 'La famille est incluse dans un autre forfait' : `La famille est incluse dans ${plan}`,
    },
  },
};
