import { defineWords } from '../../../../core/words.js';

export const words = defineWords('subscription-manager/payment', {
  lead: 'We’ll charge this card from your next bill.',
  replace: 'Replace card',
  overdue: (amount: string) => `We’ll charge the overdue ${amount} to this card as soon as you save it.`,
  first: (amount: string) =>
    `We’ll charge your first payment of ${amount} as soon as you save this card. Then your membership starts.`,
  loading: 'Loading the card form',
});
