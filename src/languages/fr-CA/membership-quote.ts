import { canadian } from '../fr/french.js';
import type { words as french } from '../fr/membership-quote.js';
import type { Differences } from '../texts.js';

const { t } = canadian;

export const words: Differences<typeof french> = {
  'membership-quote': {
    notices: {
      addonsEnd: t`Vos options prennent fin avec ce changement : leur période de facturation n’est pas celle du nouveau forfait.`,
    },
    refused: {
      alreadyOnPlan: 'Vous avez déjà ce forfait.',
      planUnavailable: 'Ce forfait n’est plus en vente. Choisissez-en un autre.',
    },
  },
};
