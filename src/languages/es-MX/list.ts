import type { listWords } from '../../widgets/list/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords> = {
  list: {
    filter: 'Filtrar',
    noneFound: 'Nada coincide con esta búsqueda',
    noneFoundText: 'Revisa la ortografía o busca solo una parte.',
    showAll: 'Mostrar todo',
  },
};
