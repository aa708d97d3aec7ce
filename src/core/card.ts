import type { CardBrand } from './contract/schemas/account.js';

/** Names are names in every language; only what a card of no known brand is called is a word. */
export const cardBrands = (unknown: string): Record<CardBrand, string> => ({
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
  unknown,
});

/** `08/2027`, as printed on the card. */
export const cardExpiry = (month: number, year: number): string => `${String(month).padStart(2, '0')}/${year}`;
