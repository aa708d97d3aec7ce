import type { unpause } from '../../../../core/contract/account-actions.js';
import type { activate, quote } from '../../../../core/contract/account.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { defineWords } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';
import type { Start } from '../screen.js';

export type StartFailure = FailOf<typeof quote> | FailOf<typeof unpause> | FailOf<typeof activate> | CommonFailure;

/** The shell reads the account again after these; they are seen only while it does. */
const outdated = 'Your membership was changed somewhere else in the meantime.';

const failures: Record<StartFailure, string> = {
  ...failureCopy,
  unanswered:
    'We could not hear back from the server. You will not be charged twice: please try again when you are online.',
  offerUnavailable: 'Your plan is not sold any more. Please contact customer service.',
  invalidOffer: 'Invalid Offer or Subscription',
  redemptionCodeInvalid: failureCopy.broken,
  parentRequired: outdated,
  notPaused: outdated,
  notInactive: outdated,
  subscriptionEnded: outdated,
  managedByChannel: outdated,
  paymentMethodRequired: 'There is no card on this account. Add one first.',
  paymentFailed: 'Your card was declined. Nothing has changed, and nothing was charged.',
  paymentRequiresAction: 'Your bank did not confirm the payment. Nothing has changed, and nothing was charged.',
  quoteStale: 'The amounts have changed since you looked. Please look at them again.',
  idempotencyConflict: failureCopy.broken,
};

const titles: Record<Start, string> = {
  resume: 'Resume your membership',
  activate: 'Activate your membership',
  confirm: 'Confirm your first payment',
};

const leads: Record<Start, string> = {
  resume: 'A new period begins today.',
  activate: 'Your first period begins today.',
  confirm:
    'Your bank has to confirm the payment that you agreed to when you joined. Your membership starts right after it.',
};

export const words = defineWords('subscription-manager/start', {
  titles,
  leads,
  owed: (amount: string) => `${amount} is due now. Nothing has been charged yet.`,
  quoting: 'Loading what it costs',
  chargedTo: (last4: string) => `Charged to your card ending in ${last4}.`,
  resume: (amount: string) => `Resume and pay ${amount}`,
  activate: (amount: string) => `Activate and pay ${amount}`,
  later: {
    resume: (amount: string, date: string) => `Resume, then pay ${amount} on ${date}`,
    activate: (amount: string, date: string) => `Activate, then pay ${amount} on ${date}`,
  },
  confirm: (amount: string) => `Confirm and pay ${amount}`,
  sending: 'Sending the payment',
  back: 'Not now',
  retry: 'Try again',
  otherCard: 'Use another card',
  addCard: 'Add a card',
  refused: 'Nothing has changed',
  failures,
});
