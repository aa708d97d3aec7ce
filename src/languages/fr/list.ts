import type { listWords } from '../../widgets/list/copy.js';
import type { placeFilterWords } from '../../widgets/places/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords | typeof placeFilterWords> = {
  list: {
    filter: 'Filtrer',
    findPlace: 'Chercher un établissement…',
    noneFound: 'Rien ne correspond à cette recherche',
    noneFoundText: 'Vérifiez l’orthographe, ou cherchez une partie seulement.',
    showAll: 'Tout afficher',
  },
  'list/place-filter': {
    title: 'Montrer un établissement',
    label: 'Établissement',
    helper: 'Tapez une partie de son nom, de sa ville ou de son propriétaire, puis choisissez-le dans la liste.',
    none: 'Aucun établissement ne correspond.',
  },
};
