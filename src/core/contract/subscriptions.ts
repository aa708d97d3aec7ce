import { call } from './call.js';
import type { Account, Subscription } from './schemas/account.js';
import type { SubscriptionPage } from './schemas/account-history.js';
import type { PageQuery } from './schemas/query.js';
import type { Cancel, ManualUpdate, Terminate } from './schemas/account-actions.js';
import type { Quote, QuoteRequest } from './schemas/quote.js';

const own = { needs: ['jwt'], guard: ['selfOrAdmin', 'customerService'], gives: 'nothing' } as const;

/** A person's memberships, past ones too, newest first. */
export const listUserSubscriptions = call<PageQuery, SubscriptionPage>()('GET', '/users/:userId/subscriptions', own);

export const getUserSubscription = call<object, Subscription>()(
  'GET',
  '/users/:userId/subscriptions/:subscriptionId',
  own,
);

/** The same calls as on the account, by the subscription's id; 404 when it is another member's. */
export const getSubscription = call<object, Subscription>()('GET', '/subscriptions/:subscriptionId', own);

export const cancelSubscription = call<Cancel, Account>()('POST', '/subscriptions/:subscriptionId/cancel', {
  ...own,
  audit: 'history',
  money: true,
  fails: ['alreadyCanceled', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

export const uncancelSubscription = call<object, Account>()('POST', '/subscriptions/:subscriptionId/uncancel', {
  ...own,
  audit: 'history',
  money: true,
  fails: ['notCanceling', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

export const terminateSubscription = call<Terminate, Account>()('POST', '/subscriptions/:subscriptionId/terminate', {
  needs: ['jwt'],
  guard: ['customerService'],
  audit: 'history',
  money: true,
  fails: ['subscriptionEnded', 'parentRequired', 'idempotencyConflict'],
});

export const quoteSubscription = call<QuoteRequest, Quote>()('POST', '/subscriptions/:subscriptionId/quote', {
  ...own,
  repeatable: 'reads',
  limit: ['code', 'receipt'],
  fails: [
    'offerUnavailable',
    'invalidOffer',
    'parentRequired',
    'redemptionCodeInvalid',
    'betterDiscountRuns',
    'subscriptionEnded',
  ],
});

/**
 * A staff override with a reason, of nothing but what is given; history keeps before and after. The
 * `version` that was read must still be the present one: `versionConflict` shows that in `debug.current`.
 */
export const updateSubscriptionManually = call<ManualUpdate, Account>()(
  'POST',
  '/subscriptions/subscription-manual-update/:subscriptionId',
  {
    needs: ['jwt'],
    guard: ['customerServiceManager'],
    audit: 'subscription',
    money: true,
    fails: [
      'subscriptionEnded',
      'subscriptionPending',
      'versionConflict',
      'planUnavailable',
      'parentRequired',
      'idempotencyConflict',
    ],
  },
);
