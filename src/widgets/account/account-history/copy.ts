import { cardBrands } from '../../../core/card.js';
import type { HistoryType } from '../../../core/contract/schemas/account-history.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { Kind } from './kinds.js';

const types: Record<HistoryType, string> = {
  created: 'Membership started',
  activated: 'Membership activated',
  trialStarted: 'Free time started',
  trialEnded: 'Free time ended',
  renewed: 'Membership renewed',
  paymentFailed: 'Payment failed',
  confirmationAsked: 'Your bank asked you to confirm a payment',
  paymentSucceeded: 'Overdue payment made',
  paymentMethodUpdated: 'Card replaced',
  planChanged: 'Plan changed',
  planChangeScheduled: 'Plan change scheduled',
  planChangeCleared: 'Plan change undone',
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
  addonAdded: 'Add-on added',
  addonCanceled: 'Add-on set to end',
  addonUncanceled: 'Add-on kept',
  migrationScheduled: 'Move to another provider scheduled',
  migrated: 'Membership moved',
  terminated: 'Membership ended',
  expired: 'Membership expired',
  reinstated: 'Membership restored',
  familyMemberAdded: 'Family member added',
  familyMemberRemoved: 'Family member removed',
  noteAdded: 'Note added',
  manualUpdate: 'Membership adjusted',
  refunded: 'Refund',
  renewalUpcoming: 'Renewal coming up',
  cardExpiring: 'Card expires soon',
  proofApproved: 'Receipt approved',
  supportSignedIn: 'Signed in to help you',
};

const kinds: Record<Kind, string> = {
  plan: 'Plan',
  payments: 'Payments',
  pauses: 'Pauses',
  credit: 'Credit',
  family: 'Family',
};

export const words = besidePersonWords(
  defineWords('account-history', {
    title: 'Account history',
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
    renewals: (count: string) => `${count} renewals`,
    between: (from: string, to: string) => `${from} to ${to}`,
    each: 'Show each',
    emptyTitle: 'Nothing has happened yet',
    emptyText: 'See every change to your plan, payments, pauses, codes and family here, with who made it and when.',
    noneTitle: 'Nothing of this kind',
    noneText: 'When something happens, you’ll see it here.',
    showAll: 'Show all',
    entries: 'these entries',
    screen: {
      what: 'your history',
      here: 'See what changed in your account, who changed it and when.',
      child: 'The membership’s history is in that account.',
    },
  }),
);

export type Copy = TextsOf<typeof words>;
