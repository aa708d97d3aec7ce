import { canadian } from '../fr/french.js';
import { redemptionBox } from '../fr/redemption-box.js';

const french = redemptionBox(canadian);

export const words: typeof french = {
  'redemption-box': {
    ...french['redemption-box'],
    states: {
      ...french['redemption-box'].states,
      useSubscribe: 'Ce code va avec un nouvel abonnement. Choisissez un forfait et entrez-y le code.',
    },
  },
};
