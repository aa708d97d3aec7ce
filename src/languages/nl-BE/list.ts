import type { listWords } from '../../widgets/list/copy.js';
import type { placeFilterWords } from '../../widgets/places/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords | typeof placeFilterWords> = {
  list: {
    filter: 'Filteren',
    findPlace: 'Een locatie zoeken…',
    noneFound: 'Niets komt overeen met deze zoekopdracht',
    noneFoundText: 'Controleer de spelling of zoek op een deel ervan.',
    showAll: 'Alles tonen',
  },
  'list/place-filter': {
    title: 'Eén locatie tonen',
    label: 'Locatie',
    helper: 'Typ een deel van de naam, stad of eigenaar, en kies ze uit de lijst.',
    none: 'Geen locatie komt overeen.',
  },
};
