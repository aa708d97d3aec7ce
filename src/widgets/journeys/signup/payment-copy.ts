import { cardBrands, cardExpiry } from '../../../core/card.js';
import type { CardBrand } from '../../../core/contract/schemas/account.js';
import { defineWords } from '../../../core/words.js';

const brandNames = cardBrands('Card');

/** The card on file. */
export const paymentWords = defineWords('signup/payment', {
  onFile: 'Card on file',
  expires: (month: number, year: number) => `expires ${cardExpiry(month, year)}`,
  use: 'Use this card',
  another: 'Use another card',
  /** `Visa •••• 4242`. */
  card: ({ brand, last4 }: { brand: CardBrand; last4: string }) => `${brandNames[brand]} •••• ${last4}`,
});
