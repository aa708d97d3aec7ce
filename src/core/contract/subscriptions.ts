import { call } from './call.js';
import type { Account, Subscription } from './schemas/account.js';
import type { Cancel, ManualUpdate, Terminate } from './schemas/account-actions.js';
import type { Quote, QuoteRequest } from './schemas/quote.js';

const own = { needs: ['jwt'], guard: ['selfOrAdmin', 'customerService'] } as const;

/** A person's memberships, past ones too. */
export const listUserSubscriptions = call<object, { items: Subscription[]; total: number; offset: number; limit: number }>()('GET', '/users/:userId/subscriptions', own);

export const getUserSubscription = call<object, Subscription>()('GET', '/users/:userId/subscriptions/:subscriptionId', own);

/** The same calls as on the account, by the subscription's id; 404 when it is another member's. */
export const getSubscription = call<object, Subscription>()('GET', '/subscriptions/:subscriptionId', own);

export const cancelSubscription = call<Cancel, Account>()('POST', '/subscriptions/:subscriptionId/cancel', {
  ...own, money: true, fails: ['alreadyCanceled', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

export const uncancelSubscription = call<object, Account>()('POST', '/subscriptions/:subscriptionId/uncancel', {
  ...own, money: true, fails: ['notCanceling', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

export const terminateSubscription = call<Terminate, Account>()('POST', '/subscriptions/:subscriptionId/terminate', {
  needs: ['jwt'], guard: ['customerService'], money: true, fails: ['subscriptionEnded', 'idempotencyConflict'],
});

export const quoteSubscription = call<QuoteRequest, Quote>()('POST', '/subscriptions/:subscriptionId/quote', {
  ...own, fails: ['offerUnavailable', 'invalidOffer', 'parentRequired', 'redemptionCodeInvalid', 'subscriptionEnded'],
});

/** A staff override with a reason; history keeps before and after. */
export const updateSubscriptionManually = call<ManualUpdate, Account>()('POST', '/subscriptions/subscription-manual-update/:subscriptionId', {
  needs: ['jwt'], guard: ['customerServiceManager'], money: true, fails: ['subscriptionEnded', 'versionConflict', 'planUnavailable', 'idempotencyConflict'],
});
