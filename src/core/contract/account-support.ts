import { call } from './call.js';
import type { Account } from './schemas/account.js';
import type { TestSubscription } from './schemas/account-actions.js';

/** Mails the link that begins a membership which waits. */
export const sendActivationEmail = call<object, { sent: true }>()('POST', '/users/:userId/account/activationEmail', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
  idempotent: true,
  limit: ['mail'],
  fails: ['alreadyActivated'],
});

/**
 * Brings a person's account into a state, by going through the steps that lead there: for tests of the sandbox; 404 in
 * production.
 */
export const createTestSubscription = call<TestSubscription, Account>()(
  'POST',
  '/users/:userId/account/test-subscription',
  {
    needs: [],
    guard: ['admin', 'service'],
    audit: 'user',
    money: true,
    fails: ['planUnavailable', 'parentRequired', 'idempotencyConflict'],
  },
);

/** Attaches one of the card provider's test cards (`pm_card_visa`, `pm_card_chargeCustomerFail`, …); 404 in production. */
export const attachTestCard = call<object, Account>()('POST', '/users/:userId/account/test-token/:token', {
  needs: [],
  guard: ['admin', 'service'],
  audit: 'history',
  limit: ['paying'],
  money: true,
  fails: ['paymentFailed', 'paymentRequiresAction', 'paymentMethodUnknown', 'parentRequired', 'idempotencyConflict'],
});
