import type { CardBehaviour, CardBrand } from './vault.js';

export interface TestCard {
  /** Digits only. */
  number: string;
  brand: CardBrand;
  behaviour: CardBehaviour;
  /** For people: what happens when the back end uses the card. */
  meaning: string;
}

/**
 * The well-known test numbers, in the order in which a guide should show them.
 * Every other number of a known brand with a right check digit behaves as `success`.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'success', meaning: 'The payment succeeds.' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'success', meaning: 'The payment succeeds.' },
  {
    number: '378282246310005',
    brand: 'amex',
    behaviour: 'success',
    meaning: 'The payment succeeds; the security code has four digits.',
  },
  { number: '6011111111111117', brand: 'discover', behaviour: 'success', meaning: 'The payment succeeds.' },
  { number: '3056930009020004', brand: 'diners', behaviour: 'success', meaning: 'The payment succeeds.' },
  { number: '3566002020360505', brand: 'jcb', behaviour: 'success', meaning: 'The payment succeeds.' },
  { number: '6200000000000005', brand: 'unionpay', behaviour: 'success', meaning: 'The payment succeeds.' },
  {
    number: '4000000000000002',
    brand: 'visa',
    behaviour: 'declined',
    meaning: 'The bank declines the card and gives no reason.',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    behaviour: 'insufficientFunds',
    meaning: 'There is not enough money on the account.',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    behaviour: 'expired',
    meaning: 'The bank says that the card has expired.',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    behaviour: 'processingError',
    meaning: 'Something goes wrong at the bank; trying again may help.',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    behaviour: 'chargeFails',
    meaning: 'The card can be saved; every charge of it is declined.',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'requiresAction',
    meaning: 'The bank asks the member to confirm (3-D Secure).',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    behaviour: 'asksAlways',
    meaning: 'The bank asks the member to confirm every charge (3-D Secure).',
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    behaviour: 'requiresAction',
    meaning: 'The bank asks the member to confirm (3-D Secure 2).',
  },
];

/** What the back end will meet when it uses this card. */
export const behaviourOf = (digits: string): CardBehaviour =>
  testCards.find(card => card.number === digits)?.behaviour ?? 'success';
