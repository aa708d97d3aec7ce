import { canadian } from '../fr/french.js';
import { familyManager } from '../fr/family-manager.js';

const french = familyManager(canadian);

export const words: typeof french = {
  ...french,
  'family-manager': {
    ...french['family-manager'],
    why: {
      ...french['family-manager'].why,
      noPlaces: 'Votre forfait n’a pas de place pour d’autres membres. D’autres forfaits en ont.',
    },
  },
};
