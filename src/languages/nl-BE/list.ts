import type { listWords } from '../../widgets/list/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof listWords> = {
  list: {
    filter: 'Filteren',
    noneFound: 'Niets komt overeen met deze zoekopdracht',
    noneFoundText: 'Controleer de spelling of zoek op een deel ervan.',
    showAll: 'Alles tonen',
  },
};
