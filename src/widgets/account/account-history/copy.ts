import { cardBrands } from '../../../core/card.js';
import type { HistoryType } from '../../../core/contract/schemas/account-history.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { Kind } from './kinds.js';
import type { FailureCode } from './model.js';

const types: Record<HistoryType, string> = {
  created: 'Membership started',
  activated: 'Membership activated',
  trialStarted: 'Free time began',
  trialEnded: 'Free time ended',
  renewed: 'Membership renewed',
  paymentFailed: 'Payment failed',
  paymentSucceeded: 'Overdue payment made',
  paymentMethodUpdated: 'Payment method replaced',
  planChanged: 'Plan changed',
  planChangeScheduled: 'Plan change scheduled',
  planChangeCleared: 'Plan change taken back',
  phaseAdded: 'Added to the schedule',
  phaseEdited: 'Schedule changed',
  canceled: 'Membership set to end',
  uncanceled: 'Membership kept',
  pauseScheduled: 'Pause scheduled',
  paused: 'Membership paused',
  resumed: 'Membership resumed',
  extended: 'Membership extended',
  credited: 'Account credit',
  redeemed: 'Code redeemed',
  addonAdded: 'Add-on booked',
  addonCanceled: 'Add-on set to end',
  addonUncanceled: 'Add-on kept',
  migrationScheduled: 'Move to another provider set',
  migrated: 'Membership moved',
  terminated: 'Membership ended',
  expired: 'Membership ran out',
  reinstated: 'Membership brought back',
  familyMemberAdded: 'Family member added',
  familyMemberRemoved: 'Family member removed',
  noteAdded: 'Note added',
  manualUpdate: 'Membership adjusted',
  refunded: 'Refund',
  renewalUpcoming: 'Renewal announced',
  cardExpiring: 'Card about to expire',
  proofApproved: 'Receipt approved',
};

const kinds: Record<Kind, string> = {
  plan: 'Plan',
  payments: 'Payments',
  pauses: 'Pauses',
  credit: 'Credit',
  family: 'Family',
};

const failures: Record<FailureCode, string> = failureCopy;

export const words = defineWords('account-history', {
  title: 'Account history',
  loading: 'Loading your history',
  filter: 'What to show',
  all: 'All',
  kinds,
  types,
  you: 'You',
  support: 'Customer support',
  plan: 'Plan',
  price: 'Price',
  card: 'Card',
  billedBy: 'Billed by',
  runsUntil: 'Runs until',
  perPeriod: (price: string, unit: string) => `${price} per ${unit}`,
  period: frequencyWords,
  cardWords: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  brands: cardBrands('Card'),
  facts: {
    from: (date: string) => `from ${date}`,
    until: (date: string) => `until ${date}`,
    on: (date: string) => `on ${date}`,
    ends: (date: string) => `ends on ${date}`,
  },
  gave: { days: 'days of membership', credit: 'account credit', discount: 'a discount', offer: 'an offer' },
  emptyTitle: 'Nothing has happened yet',
  emptyText:
    'Changes of your plan, payments, pauses, codes and family members will be listed here, with who made them and when.',
  noneTitle: 'Nothing of this kind',
  noneText: 'When something happens, it will be listed here.',
  showAll: 'Show all',
  failedTitle: 'Your history could not be loaded.',
  moreFailed: 'These entries could not be loaded.',
  retry: 'Try again',
  failures,
  childTitle: 'This account is part of a family',
  childText: (name: string) =>
    name
      ? `${name} pays for the membership, and its history is in their account.`
      : 'Your parent account pays for the membership, and its history is there.',
  signedOutTitle: 'Sign in to see your history',
  signedOutText: 'What changed in your account, who changed it and when will be here.',
  signedOutEnded: 'You have been signed out. Sign in again to see your history.',
  signIn: 'Sign in',
});

export type Copy = TextsOf<typeof words>;
