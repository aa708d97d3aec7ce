import { addOns } from '../fr/add-ons.js';
import { canadian } from '../fr/french.js';

const french = addOns(canadian);

export const words: typeof french = {
  'add-ons': { ...french['add-ons'], emptyTitle: 'Il n’y a pas d’options pour votre forfait' },
};
