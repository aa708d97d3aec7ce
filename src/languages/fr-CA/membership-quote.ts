import { canadian } from '../fr/french.js';
import { membershipQuote } from '../fr/membership-quote.js';

const { t } = canadian;
const { 'membership-quote': french } = membershipQuote(canadian);

export const words: ReturnType<typeof membershipQuote> = {
  'membership-quote': {
    ...french,
    discountGoesOn: (name, end) =>
      end ? t`Votre rabais continue jusqu’au ${end} : ${name}` : t`Votre rabais continue : ${name}`,
    notices: {
      ...french.notices,
      addonsEnd: t`Vos options prennent fin avec ce changement : leur période de facturation n’est pas celle du nouveau forfait.`,
    },
    refused: {
      ...french.refused,
      alreadyOnPlan: 'Vous avez déjà ce forfait.',
      planUnavailable: 'Ce forfait n’est plus en vente. Choisissez-en un autre.',
    },
  },
};
