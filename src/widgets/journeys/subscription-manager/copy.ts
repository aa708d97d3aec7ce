import type { EndReason, Subscription } from '../../../core/contract/schemas/account.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { PanelName } from './index.js';
import type { Press, PressFailure } from './presses.js';
import type { Start } from './screen.js';

const panels: Record<PanelName, string> = {
  plan: 'Change plan',
  pause: 'Pause membership',
  addOns: 'Add-ons',
  payment: 'Update card',
  cancel: 'Cancel membership',
};

/** A panel that a page requested, and cannot have now; the reason follows. */
const unavailable: Record<PanelName, string> = {
  plan: 'You can’t change your plan.',
  pause: 'You can’t pause your membership.',
  addOns: 'You can’t change your add-ons.',
  payment: 'You can’t update your card here.',
  cancel: 'You can’t cancel your membership.',
};

const unknown = 'If you think this is wrong, contact customer service.';

const reasons: Record<Subscription['displayStatus'], string> = {
  pending: 'Your bank needs to confirm your first payment first.',
  inactive: 'Activate it first.',
  trialing: 'You can once your trial is over.',
  active: unknown,
  past_due: 'A payment is overdue. Pay it first.',
  paused: 'It’s paused. Resume it first.',
  terminated: 'It has ended.',
  expired: 'It has ended.',
  canceling: 'It’s set to end. Keep it first.',
  pausing: 'It’s set to pause. Undo the pause first.',
  provisioned: unknown,
};

const ends: Record<EndReason, string> = {
  requested: 'You canceled it.',
  payment_failed: 'We couldn’t collect your payment.',
  staff: 'Customer service ended it.',
  fraud: 'Contact customer service if you have any questions.',
  migrated: 'It moved to another billing provider.',
  partner: 'The partner that provided it ended it.',
  trial_ended: 'Your trial ended, and there was no card for the first bill.',
  proof_rejected: 'We couldn’t accept your receipt.',
  proof_undecided: 'We didn’t approve your receipt in time.',
};

const done: Record<Press | Start, string> = {
  uncancel: 'Your membership continues. If you’d planned a plan change or a pause, or had add-ons, set them again.',
  unpause: 'Your membership won’t pause.',
  schedulePlanChange: 'You stay on your plan.',
  resume: 'Your membership is running again.',
  activate: 'Your membership has started.',
  confirm: 'Your first payment is confirmed.',
  settle: 'Your payment is made. Thank you.',
};

const outdated = 'Your membership changed somewhere else in the meantime. Here’s how it is now.';

const refused: Record<PressFailure, string> = {
  ...failureCopy,
  notCanceling: outdated,
  notPaused: outdated,
  subscriptionEnded: outdated,
  subscriptionPending: outdated,
  paymentOverdue: outdated,
  resumeFirst: outdated,
  cancellationScheduled: outdated,
  managedByChannel: outdated,
  parentRequired: outdated,
  quoteStale: outdated,
  planUnavailable:
    'We don’t sell your current plan anymore, so you can’t undo the change here. Contact customer service.',
  invalidOffer: 'We don’t sell your current plan anymore, so you can’t undo the change here. Contact customer service.',
  cardsNotTaken: 'We don’t take cards here yet. Contact customer service.',
  paymentMethodRequired: 'No card on this account. Add one first.',
  paymentFailed: 'Your card was declined. Nothing has changed.',
  paymentRequiresAction: 'Your bank didn’t confirm the payment. Nothing has changed.',
  idempotencyConflict: failureCopy.broken,
};

export const words = defineWords('subscription-manager', {
  title: 'Your membership',
  loadingPanel: 'Loading',
  panels,
  updateCard: 'Update',
  addCard: 'Add a card',
  notices: {
    pastDue: (amount: string, since: string) => `Your payment of ${amount} from ${since} didn’t go through.`,
    bankAsks: (amount: string) => `Your bank wants you to confirm this payment of ${amount}.`,
    retry: (date: string, when: string) =>
      `You keep your membership for now. We’ll try your card again on ${date}, ${when}. Update your card and we’ll charge it now.`,
    noRetry: 'You keep your membership for now. Update your card and we’ll charge it now.',
    bankAsksText: 'You keep your membership for now. Your bank asks if it’s you, and the payment is made.',
    resumes: (date: string, when: string) =>
      `It resumes automatically on ${date}, ${when}, and your next bill comes then.`,
    inactive: { title: 'Your membership hasn’t started yet.', text: 'Your first period starts when you activate it.' },
    trial: (date: string, when: string) => `Your trial ends on ${date}, ${when}.`,
    firstBill: (amount: string) => `Your first bill of ${amount} comes then. Cancel before that and you pay nothing.`,
    noFirstBill: 'No bills after that.',
    change: (plan: string, date: string) => `You change to ${plan} on ${date}.`,
    changeText: (plan: string, price: string) => `You keep ${plan} until then. After that you pay ${price}.`,
    move: (provider: string, date: string) => `Your membership moves to ${provider} on ${date}.`,
    moveText: (plan: string, provider: string) =>
      `You keep ${plan} with us until then. After that ${provider} bills you.`,
  },
  daysLeft: {
    paused: { in: 'Resumes in', on: (date: string) => `On ${date}, with your next bill` },
    canceling: { in: 'Ends in', on: (date: string) => `On ${date}` },
  },
  all: (count: string) => `Show all ${count}`,
  fewer: 'Show fewer',
  ways: {
    keep: 'Keep membership',
    keepFor: (price: string, date: string) => `Keep membership, then ${price} from ${date}`,
    resume: 'Resume now',
    dontPause: 'Don’t pause',
    dontPauseFor: (price: string, date: string) => `Don’t pause, then ${price} from ${date}`,
    keepPlan: (plan: string) => `Keep ${plan}`,
    keepPlanFor: (plan: string, price: string) => `Keep ${plan} for ${price}`,
    activate: 'Activate',
    confirm: 'Confirm payment',
  },
  done,
  nextBill: (amount: string, date: string) => `Your next bill of ${amount} comes on ${date}.`,
  card: {
    none: 'Your card is saved.',
    settled: (amount: string) => `Your card is saved, and the overdue ${amount} is paid.`,
    stillDue: (amount: string) => `Your card is saved, but the overdue ${amount} isn’t paid yet.`,
  },
  outdated,
  unavailable,
  reasons,
  refused,
  ended: (date: string | undefined) => (date ? `Your membership ended on ${date}.` : 'Your membership has ended.'),
  ends,
  startAgain: 'Start again',
});

export type Copy = TextsOf<typeof words>;
