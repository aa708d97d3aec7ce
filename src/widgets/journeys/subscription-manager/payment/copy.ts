import { defineWords } from '../../../../core/words.js';

export const words = defineWords('subscription-manager/payment', {
  lead: 'We’ll charge this card from your next bill.',
  replace: 'Replace card',
  overdue: (amount: string) => `The overdue ${amount} is charged to this card as soon as you save it.`,
  first: (amount: string) =>
    `Your first payment of ${amount} is charged to this card as soon as you save it, and your membership begins.`,
  loading: 'Loading the card form',
});
