import { cancelMembership } from '../fr/cancel-membership.js';
import { canadian } from '../fr/french.js';

const { 'cancel-membership': french } = cancelMembership(canadian);

export const words: ReturnType<typeof cancelMembership> = {
  'cancel-membership': {
    ...french,
    saved: {
      ...french.saved,
      title: { ...french.saved.title, planChange: 'Votre nouveau forfait est enregistré' },
      newPlan: 'Nouveau forfait',
    },
  },
};
