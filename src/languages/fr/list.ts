import type { listWords } from '../../widgets/list/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords> = {
  list: {
    filter: 'Filtrer',
    noneFound: 'Rien ne correspond à cette recherche',
    noneFoundText: 'Vérifiez l’orthographe, ou cherchez une partie seulement.',
    showAll: 'Tout afficher',
  },
};
