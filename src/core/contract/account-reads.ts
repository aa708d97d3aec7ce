import { call } from './call.js';
import type { AvailablePlans } from './schemas/account-actions.js';
import type { HistoryFilter, HistoryPage, SubscriptionPage } from './schemas/account-history.js';
import type { PageQuery } from './schemas/query.js';
import type { PurchaseFilter, PurchasePage, RewardCodes } from './schemas/purchase-history.js';

const own = {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  repeatable: 'reads',
} as const;

/** What happened to the account, newest first (domain 1.13). */
export const getAccountHistory = call<HistoryFilter, HistoryPage>()('GET', '/users/:userId/account/history', {
  ...own,
  fails: ['parentRequired'],
});

/** The plans that the account can go to, the present one first, then the cheapest. */
export const listAvailablePlans = call<object, AvailablePlans>()('GET', '/users/:userId/account/plans/available', {
  ...own,
  fails: ['parentRequired'],
});

/** Every membership the person ever had, newest first. */
export const listAccountSubscriptions = call<PageQuery, SubscriptionPage>()(
  'GET',
  '/users/:userId/account/subscriptions',
  own,
);

/** Invoices, and orders of our shops, newest first. */
export const getPurchaseHistory = call<PurchaseFilter, PurchasePage>()('GET', '/users/:userId/purchase-history', {
  ...own,
  fails: ['parentRequired'],
});

/** Codes that are this person's own. */
export const listRewardCodes = call<PageQuery, RewardCodes>()('GET', '/users/:userId/reward-codes', own);
