import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  'subscription-manager': {
    title: 'Je lidmaatschap',
    back: 'Je lidmaatschap',
    loadingPanel: 'Laden',
    panels: { plan: 'Formule wijzigen', pause: 'Lidmaatschap pauzeren', addOns: 'Extra’s', payment: 'Betaalgegevens bijwerken', cancel: 'Lidmaatschap opzeggen' },
  },
};
