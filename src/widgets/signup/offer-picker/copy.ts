import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { listOffers } from '../../../core/contract/offers.js';
import { failureCopy } from '../../copy.js';

/** The words of the lines about price and time. */
export const lineCopy = {
  renews: 'Renews every',
  until: (date: string) => `Ends ${date}`,
  delay: { trial: 'Free trial', bundle: 'Included with your equipment' },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  on: (date: string, days: number) => `${date}, ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
  nextBill: (amount: string | undefined) => (amount ? `Next bill: ${amount}` : 'Next bill'),
  billedToday: 'Amount billed today',
};

export const copy = {
  heading: 'Membership offers',
  loading: 'Loading the offers',
  count: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  frequency: 'Billing frequency',
  choose: 'Choose plan',
  chosen: 'Chosen',
  chooseNamed: (name: string) => `Choose plan: ${name}`,
  chosenNamed: (name: string) => `Chosen: ${name}`,
  was: 'was',
  per: 'per',
  benefits: (plan: string) => `What ${plan} includes`,
  save: (what: string) => `Save ${what}`,
  percent: (percent: number) => `${percent}%`,
  billed: (adverb: string) => `Billed ${adverb}`,
  freeFirst: (days: number) => `Free for the first ${days} days`,
  includedFirst: (days: number) => `${days} days included with your equipment`,
  afterwards: (price: string, unit: string) => `Then ${price} per ${unit}`,
  panel: 'Membership Plan',
  closePanel: 'Close Membership Plan',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing',
  cannotSubscribe: 'This offer cannot be bought at the moment. Please choose another one.',
  // spec s.5, s.8
  invalid: 'Invalid Offer or Subscription',
  retry: 'Try again',
  failedTitle: 'The offers could not be loaded.',
  emptyTitle: 'No offers here yet',
  emptyText: 'There is no membership on sale for your country at the moment. Please come back later, or ask customer support.',
  emptyAction: 'Look again',
  endedTitle: 'This offer has ended',
  endedText: 'The link that brought you here leads to an offer that is no longer on sale. There may be others.',
  endedAction: 'See current offers',
};

export const failed: Record<FailOf<typeof listOffers> | CommonFailure, string> = {
  ...failureCopy,
  // Offers are shown to anyone: what was refused is the page, not the person.
  signedOut: failureCopy.missingCredential,
  forbidden: failureCopy.missingCredential,
};
