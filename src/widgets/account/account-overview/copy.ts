import { cardExpiry } from '../../../core/card.js';
import type { Subscription } from '../../../core/contract/schemas/account.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

type DisplayStatus = Subscription['displayStatus'];

const statuses: Record<DisplayStatus, string> = {
  pending: 'Waiting for payment',
  inactive: 'Not started',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment overdue',
  paused: 'Paused',
  terminated: 'Ended',
  expired: 'Ended',
  canceling: 'Ends soon',
  pausing: 'Pauses soon',
  provisioned: 'Provided',
};

/** Before the date that matters in this state. */
const dates: Record<DisplayStatus, string> = {
  pending: 'Starts once your payment is confirmed',
  inactive: 'Starts when you activate it',
  trialing: 'Trial ends',
  active: 'Renews',
  past_due: 'Next attempt',
  paused: 'No bills while it’s paused',
  terminated: 'Ended',
  expired: 'Ended',
  canceling: 'Ends',
  pausing: 'Pauses',
  provisioned: 'Provided until',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const words = besidePersonWords(
  defineWords('account-overview', {
    greeting: (name: string | undefined) => (name ? `Hello, ${name}` : 'Your membership'),
    when: (count: number) =>
      count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
    on: (word: string, date: string, when: string) => `${word} ${date}, ${when}`,
    membership: 'Membership card',
    nextBill: 'Next bill',
    /** Beside `Free`, while a trial lasts. */
    freeUntil: (date: string, when: string) => `until ${date}, ${when}`,
    firstBill: (amount: string) => `Then your first bill: ${amount}`,
    /** Why the next bill is another than the last one. */
    because: {
      change: (plan: string, date: string) => `You change to ${plan} on ${date}.`,
      resumes: (date: string) => `It resumes on ${date}.`,
      discountEnds: (name: string, date: string) => `Your discount ends on ${date}: ${name}`,
    },
    noBill: 'No more bills',
    noBillYet: 'No bill yet',
    noBillNow: 'No bills for now',
    price: 'Price',
    perPeriod: (price: string, unit: string) => `${price} per ${unit}`,
    since: 'Member since',
    credit: 'Credit',
    creditNote: 'Comes off your next bill.',
    /** Where that bill stands beside it, less the credit. */
    creditCounted: 'Counted in your next bill already.',
    benefits: 'What it includes',
    card: 'Card on file',
    cardDigits: (last4: string) => `•••• ${last4}`,
    cardSpoken: (last4: string) => `ending in ${last4}`,
    unknownBrand: 'Card',
    expires: (month: number, year: number) => `Expires ${cardExpiry(month, year)}`,
    expired: 'Expired',
    noCard: 'No card on this account.',
    noCardNeeded: 'This membership needs no card.',
    screen: { what: 'your membership', here: 'See your plan, your next bill and your card.' },
    emptyTitle: 'No membership yet',
    emptyText: 'Pick a plan, and you’ll see its price, next bill and benefits here.',
    seeOffers: 'See the offers',
    manage: (name: string) => `Manage in ${name}`,
    ways: {
      pay: (amount: string) => `Update card and pay ${amount}`,
      updateCard: 'Update card',
      addCard: 'Add a card',
      keep: 'Keep membership',
      resume: 'Resume membership',
      dontPause: 'Don’t pause',
      confirm: 'Confirm payment',
      manage: 'Manage membership',
    },
    notices: {
      cardExpired: 'Your card has expired.',
      cardExpires: 'Your card expires before your next bill.',
      cardText: (date: string) => `Your next bill is on ${date}. Update your card before then.`,
      pastDue: {
        title: 'Your last payment didn’t go through.',
        text: 'You keep your membership for now. Update your card and we’ll charge it now.',
      },
      bankAsks: {
        title: 'Your bank wants you to confirm this payment.',
        text: 'You keep your membership for now. Once you confirm, the payment is made.',
      },
      pending: {
        title: 'Your first payment isn’t confirmed yet.',
        text: 'We’re waiting for your bank. Once it confirms, your membership is active.',
      },
      provisional: (date: string) => ({
        title: `We’re checking your receipt. Until then, your membership runs to ${date}.`,
        text: 'Once we approve it, you get all its months. If we can’t, your membership ends and you pay nothing.',
      }),
      canceling: (date: string) => ({
        title: `Your membership ends on ${date}.`,
        text: 'Nothing changes until then. No more bills.',
      }),
      paused: { title: 'Your membership is paused.', text: 'No bills until it resumes.' },
      pausing: (date: string) => ({
        title: `Your membership pauses on ${date}.`,
        text: 'Nothing changes until then.',
      }),
      provisioned: (name: string) => ({
        title: `${name} provides your membership.`,
        text: 'You pay nothing.',
      }),
      elsewhere: (name: string) => ({
        title: `Your membership is through ${name === 'App Store' ? 'the App Store' : name}.`,
        text: 'See your bills, change or cancel it there.',
      }),
      child: {
        title: 'You’re part of a family membership.',
        text: 'Your parent account pays for it and can change it.',
      },
    },
    period: frequencyWords,
    statuses,
    dates,
  }),
);

export type Copy = TextsOf<typeof words>;
