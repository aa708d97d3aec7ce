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
  payment: 'Update payment',
  cancel: 'Cancel membership',
};

/** A panel that a page requested, and cannot have now; the reason follows. */
const unavailable: Record<PanelName, string> = {
  plan: 'Your plan cannot be changed.',
  pause: 'Your membership cannot be paused.',
  addOns: 'Add-ons cannot be changed.',
  payment: 'Your payment cannot be updated here.',
  cancel: 'Your membership cannot be canceled.',
};

const unknown = 'If you think that this is wrong, please contact customer service.';

const reasons: Record<Subscription['displayStatus'], string> = {
  pending: 'Your first payment has to be confirmed first.',
  inactive: 'It has to be activated first.',
  trialing: 'This becomes possible when your trial is over.',
  active: unknown,
  past_due: 'A payment is overdue and has to be made first.',
  paused: 'It is paused and has to be resumed first.',
  terminated: 'It has ended.',
  expired: 'It has ended.',
  canceling: 'It is set to end. Keep it first.',
  pausing: 'It is set to pause. Take the pause back first.',
  provisioned: unknown,
};

const ends: Record<EndReason, string> = {
  requested: 'You canceled it.',
  payment_failed: 'We could not collect your payment.',
  staff: 'Customer service ended it.',
  fraud: 'Please contact customer service if you have any questions.',
  migrated: 'It was moved to another billing provider.',
  partner: 'The partner that provided it ended it.',
  trial_ended: 'Your trial ended, and there was no card for the first bill.',
  proof_rejected: 'We could not accept your receipt.',
  proof_undecided: 'Nobody approved your receipt in time.',
};

const done: Record<Press | Start, string> = {
  uncancel:
    'Your membership continues. A change of plan, a pause or add-ons that were taken back when you cancelled do not return by themselves.',
  unpause: 'Your membership will not be paused.',
  schedulePlanChange: 'You stay on your plan.',
  resume: 'Your membership is running again.',
  activate: 'Your membership has started.',
  confirm: 'Your first payment is confirmed.',
};

const outdated = 'Your membership was changed somewhere else in the meantime. This is how it is now.';

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
    'Your present plan is not sold any more, so the change cannot be taken back here. Please contact customer service.',
  invalidOffer:
    'Your present plan is not sold any more, so the change cannot be taken back here. Please contact customer service.',
  paymentMethodRequired: 'There is no card on this account. Add one first.',
  paymentFailed: 'Your card was declined. Nothing has changed.',
  paymentRequiresAction: 'Your bank did not confirm the payment. Nothing has changed.',
  idempotencyConflict: failureCopy.broken,
};

export const words = defineWords('subscription-manager', {
  title: 'Your membership',
  back: 'Your membership',
  loadingPanel: 'Loading',
  panels,
  updateCard: 'Update',
  addCard: 'Add a card',
  notices: {
    pastDue: (amount: string, since: string) => `Your payment of ${amount} from ${since} did not go through.`,
    retry: (date: string, when: string) =>
      `You keep your membership for now. We’ll try your card again on ${date}, ${when}. Update your card and we’ll charge it now.`,
    noRetry: 'You keep your membership for now. Update your card and we’ll charge it now.',
    resumes: (date: string, when: string) =>
      `It resumes automatically on ${date}, ${when}, and your next bill comes then.`,
    inactive: { title: 'Your membership has not started yet.', text: 'Its first period begins when you activate it.' },
    trial: (date: string, when: string) => `Your trial ends on ${date}, ${when}.`,
    firstBill: (amount: string) => `Your first bill of ${amount} comes then. Cancel before that and you pay nothing.`,
    noFirstBill: 'Nothing is billed after it.',
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
    resume: 'Resume now',
    dontPause: "Don't pause",
    keepPlan: (plan: string) => `Keep ${plan}`,
    activate: 'Activate',
    confirm: 'Confirm payment',
  },
  done,
  nextBill: (amount: string, date: string) => `Your next bill of ${amount} comes on ${date}.`,
  card: {
    none: 'Your card was saved.',
    settled: (amount: string) => `Your card was saved and the overdue ${amount} has been paid.`,
    stillDue: (amount: string) => `Your card was saved, but the overdue ${amount} has not been paid yet.`,
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
