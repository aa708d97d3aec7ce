import { cardExpiry } from '../../../core/card.js';
import type { Subscription } from '../../../core/contract/schemas/account.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { besidePersonWords } from '../../person-screen-copy.js';

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
  pending: 'Starts when the payment is confirmed',
  inactive: 'Starts when you activate it',
  trialing: 'Trial ends',
  active: 'Renews',
  past_due: 'Next attempt',
  paused: 'No bills while it is paused',
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
      resumes: (date: string) => `It goes on again on ${date}.`,
      discountEnds: (name: string, date: string) => `Your discount ends on ${date}: ${name}`,
    },
    noBill: 'No more bills',
    noBillYet: 'No bill yet',
    noBillNow: 'No bills for now',
    price: 'Price',
    perPeriod: (price: string, unit: string) => `${price} per ${unit}`,
    discount: (name: string, end: string | undefined) => (end ? `${name}, until ${end}` : name),
    since: 'Member since',
    credit: 'Credit',
    creditNote: 'Taken off your next bill.',
    benefits: 'What it includes',
    card: 'Card on file',
    cardDigits: (last4: string) => `•••• ${last4}`,
    cardSpoken: (last4: string) => `ending in ${last4}`,
    unknownBrand: 'Card',
    expires: (month: number, year: number) => `Expires ${cardExpiry(month, year)}`,
    expired: 'Expired',
    noCard: 'There is no card on this account.',
    noCardNeeded: 'This membership needs no card.',
    screen: { what: 'your membership', here: 'Your plan, your next bill and your card on file will be here.' },
    emptyTitle: 'No membership yet',
    emptyText: 'Choose a plan, and its price, next bill and benefits show up here.',
    seeOffers: 'See the offers',
    manage: (name: string) => `Manage in ${name}`,
    ways: {
      pay: (amount: string) => `Update card and pay ${amount}`,
      updateCard: 'Update card',
      addCard: 'Add a card',
      keep: 'Keep membership',
      resume: 'Resume membership',
      dontPause: "Don't pause",
      confirm: 'Confirm payment',
      manage: 'Manage membership',
    },
    notices: {
      cardExpired: 'Your card has expired.',
      cardExpires: 'Your card expires before your next bill.',
      cardText: (date: string) => `Your next bill is on ${date}. Update your card before then.`,
      pastDue: {
        title: "Your last payment didn't go through.",
        text: "You keep your membership for now. Update your card and we'll charge it now.",
      },
      pending: {
        title: 'Your first payment is not confirmed yet.',
        text: 'Your bank still has to confirm it. This page shows your membership as active when it has.',
      },
      provisional: (date: string) => ({
        title: `We are checking your receipt. Until then your membership runs to ${date}.`,
        text: 'Once the receipt is approved, you have all the months that it brings. If it is not, the membership ends and nothing is billed.',
      }),
      canceling: (date: string) => ({
        title: `Your membership ends on ${date}.`,
        text: 'Everything stays as it is until then, and there are no more bills.',
      }),
      paused: { title: 'Your membership is paused.', text: 'Nothing is billed until it resumes.' },
      pausing: (date: string) => ({
        title: `Your membership pauses on ${date}.`,
        text: 'Everything stays as it is until then.',
      }),
      provisioned: (name: string) => ({
        title: `Your membership is provided by ${name}.`,
        text: 'You pay nothing for it.',
      }),
      elsewhere: (name: string) => ({
        title: `Your membership is through ${name === 'App Store' ? 'the App Store' : name}.`,
        text: 'Bills, changes and cancellation are settled there.',
      }),
      child: {
        title: 'Your membership belongs to a family account.',
        text: 'Your parent account pays for it and can change it.',
      },
    },
    period: frequencyWords,
    statuses,
    dates,
  }),
);

export type Copy = TextsOf<typeof words>;
