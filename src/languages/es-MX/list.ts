import type { listWords } from '../../widgets/list/copy.js';
import type { placeFilterWords } from '../../widgets/places/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords | typeof placeFilterWords> = {
  list: {
    filter: 'Filtrar',
    findPlace: 'Buscar una sede…',
    noneFound: 'Nada coincide con esta búsqueda',
    noneFoundText: 'Revisa la ortografía o busca solo una parte.',
    showAll: 'Mostrar todo',
  },
  'list/place-filter': {
    title: 'Mostrar una sede',
    label: 'Sede',
    helper: 'Escribe parte de su nombre, ciudad o propietario y elígela de la lista.',
    none: 'Ninguna sede coincide.',
  },
};
