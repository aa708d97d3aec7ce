import { canadian } from '../fr/french.js';
import type { words as french } from '../fr/offer-picker.js';
import type { Differences } from '../texts.js';

const { t } = canadian;

export const words: Differences<typeof french> = {
  'offer-picker': {
    heading: 'Forfaits d’abonnement',
    loading: 'Chargement des forfaits',
    hint: 'Choisissez un forfait pour voir le montant à payer aujourd’hui.',
    choose: 'Choisir ce forfait',
    chosen: 'Choisi',
    included: 'Chaque forfait comprend',
  },
  'offer-picker/lines': {
    discount: ({ type }) => (type === 'forever' ? t`Rabais :` : t`Rabais de bienvenue :`),
  },
};
