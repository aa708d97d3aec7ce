import { canadian } from '../fr/french.js';
import { offerPicker } from '../fr/offer-picker.js';

const { t } = canadian;
const french = offerPicker(canadian);

export const words: typeof french = {
  ...french,
  'offer-picker': {
    ...french['offer-picker'],
    heading: 'Forfaits d’abonnement',
    loading: 'Chargement des forfaits',
    loadingPanel: 'Chargement du forfait',
    choose: 'Choisir ce forfait',
    chosen: 'Choisi',
    chooseNamed: name => t`Choisir ce forfait : ${name}`,
    chosenNamed: name => t`Choisi : ${name}`,
  },
  'offer-picker/lines': {
    ...french['offer-picker/lines'],
    discount: ({ type }) => (type === 'forever' ? t`Rabais :` : t`Rabais de bienvenue :`),
  },
};
