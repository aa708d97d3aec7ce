import type { words as english } from '../../widgets/signup/terms-modal/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'terms-modal': {
    title: 'Algemene voorwaarden van Echelon',
    scroll: 'Naar het einde',
    cancel: 'Annuleren',
    agree: 'Ik ga akkoord',
    close: 'Sluiten',
    loading: 'De voorwaarden worden geladen',
    notLoaded: 'De voorwaarden zijn nog niet geladen',
    notRead: 'Scrol eerst tot het einde van de voorwaarden',
    read: 'Dit is het einde van de voorwaarden. Je kunt er nu mee akkoord gaan.',
    failedTitle: 'De voorwaarden konden niet worden geladen.',
    failed: {
      ...failures,
      notFound:
        'De voorwaarden staan niet waar ze horen. Probeer het later opnieuw of neem contact op met de klantendienst.',
    },
  },
};
