import type { words as french } from '../fr/change-plan.js';
import type { Differences } from '../texts.js';

export const words: Differences<typeof french> = {
  'change-plan': {
    title: 'Changer de forfait',
    loading: 'Chargement des forfaits',
    plans: 'les forfaits',
    present: 'Votre forfait',
    missing: 'Choisissez un forfait.',
    noneTitle: 'Aucun autre forfait pour votre abonnement',
    noneText: 'Dès qu’il y en aura un, vous pourrez changer ici.',
    blockedTitle: 'Vous ne pouvez pas changer de forfait pour l’instant',
    until: (plan, date) => `Vous gardez ${plan} jusqu’au ${date}. Vous passez ensuite au nouveau forfait.`,
    another: 'Choisir un autre forfait',
  },
};
