import { call } from './call.js';
import type { Account, Activate, PaymentMethodInput, Subscribe } from './schemas/account.js';
import type { Quote, QuoteRequest } from './schemas/quote.js';

const own = { needs: ['jwt'], guard: ['selfOrAdmin', 'customerService'], gives: 'nothing' } as const;

/** What moves this person's money. */
const pays = { ...own, audit: 'history', limit: ['paying'], money: true } as const;

/** Why the card of an account was not taken, or not charged for what is owed. */
const notPaid = [
  'paymentFailed',
  'paymentRequiresAction',
  'parentRequired',
  'managedByChannel',
  'notWhileActing',
  'idempotencyConflict',
] as const;

/** The account of a user: subscription, payment method, credit, and what may be done now. */
export const getAccount = call<object, Account>()('GET', '/users/:userId/account', {
  ...own,
  repeatable: 'reads',
});

/** What a subscription would cost, line by line, computed by the code that charges. Changes nothing. */
export const quote = call<QuoteRequest, Quote>()('POST', '/users/:userId/account/quote', {
  ...own,
  repeatable: 'reads',
  limit: ['code', 'receipt'],
  fails: ['offerUnavailable', 'invalidOffer', 'parentRequired', 'redemptionCodeInvalid', 'betterDiscountRuns'],
});

/**
 * Adds or replaces the payment method. The card is set up with its bank at once, so a card that will be
 * declined is declined here; `paymentRequiresAction` carries `debug.clientSecret` for 3-D Secure, after
 * which the same call is made again.
 */
export const updatePayment = call<PaymentMethodInput, Account>()('POST', '/users/:userId/account/payment', {
  ...pays,
  fails: [...notPaid, 'paymentMethodUnknown', 'cardsNotTaken'],
});

/**
 * Takes what is owed from the card on file, the member being there: what their bank asks them for when it would not let
 * a renewal through without them. Where nothing is owed, nothing happens.
 */
export const payOwed = call<object, Account>()('POST', '/users/:userId/account/pay-owed', {
  ...pays,
  fails: [...notPaid, 'paymentMethodRequired'],
});

/** Starts a subscription on an offer and charges what the quote said. */
export const subscribe = call<Subscribe, Account>()('POST', '/users/:userId/account/subscribe', {
  ...pays,
  limit: ['paying', 'code', 'serialNumber', 'receipt'],
  fails: [
    'alreadySubscribed',
    'subscriptionPending',
    'useActivate',
    'useUncancel',
    'offerUnavailable',
    'invalidOffer',
    'paymentMethodRequired',
    'cardsNotTaken',
    'paymentFailed',
    'paymentRequiresAction',
    'termsRequired',
    'quoteStale',
    'serialNumberRequired',
    'serialNumberUsed',
    'redemptionCodeInvalid',
    'betterDiscountRuns',
    'parentRequired',
    'managedByChannel',
    'idempotencyConflict',
  ],
});

/** Starts a subscription that was created inactive; its first period begins now. */
export const activate = call<Activate, Account>()('POST', '/users/:userId/account/activate', {
  ...pays,
  fails: [
    'notInactive',
    'subscriptionEnded',
    'paymentMethodRequired',
    'cardsNotTaken',
    'paymentFailed',
    'paymentRequiresAction',
    'quoteStale',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});
