import type { unpause } from '../../../../core/contract/account-actions.js';
import type { activate, payOwed, quote } from '../../../../core/contract/account.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { defineWords } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';
import type { Start } from '../screen.js';

export type StartFailure = FailOf<typeof quote | typeof unpause | typeof activate | typeof payOwed> | CommonFailure;

/** The shell reads the account again after these; they are seen only while it does. */
const outdated = 'Your membership changed somewhere else in the meantime.';

const failures: Record<StartFailure, string> = {
  ...failureCopy,
  unanswered:
    'We didn’t hear back, so you may have paid already. Try again when you’re online: you won’t be charged twice.',
  offerUnavailable: 'We don’t sell your plan anymore. Contact customer service.',
  invalidOffer: 'Invalid Offer or Subscription',
  redemptionCodeInvalid: failureCopy.broken,
  betterDiscountRuns: failureCopy.broken,
  parentRequired: outdated,
  notPaused: outdated,
  notInactive: outdated,
  subscriptionEnded: outdated,
  managedByChannel: outdated,
  cardsNotTaken: 'We don’t take cards here yet. Contact customer service.',
  paymentMethodRequired: 'No card on this account. Add one first.',
  paymentFailed: 'Your card was declined. Nothing has changed, and nothing was charged.',
  paymentRequiresAction: 'Your bank didn’t confirm the payment. Nothing has changed, and nothing was charged.',
  notWhileActing: 'Only they can pay this. Ask them to sign in.',
  quoteStale: 'The amounts have changed. Check them again.',
  idempotencyConflict: failureCopy.broken,
};

const titles: Record<Start, string> = {
  resume: 'Resume your membership',
  activate: 'Activate your membership',
  confirm: 'Confirm your first payment',
  settle: 'Confirm your payment',
};

const leads: Record<Start, string> = {
  resume: 'A new period begins today.',
  activate: 'Your first period begins today.',
  confirm: 'Your bank needs to confirm the payment you agreed to when you joined. Then your membership starts.',
  settle: 'Your bank wants you to confirm this payment. Your membership goes on as before.',
};

export const words = defineWords('subscription-manager/start', {
  titles,
  leads,
  owed: (amount: string) => `${amount} is due now. You haven’t been charged yet.`,
  quoting: 'Calculating your total',
  chargedTo: (last4: string) => `We’ll charge your card ending in ${last4}.`,
  resume: (amount: string) => `Resume and pay ${amount}`,
  activate: (amount: string) => `Activate and pay ${amount}`,
  later: {
    resume: (price: string, date: string) => `Resume, then ${price} from ${date}`,
    activate: (price: string, date: string) => `Activate, then ${price} from ${date}`,
  },
  free: { resume: 'Resume, nothing to pay', activate: 'Activate, nothing to pay' },
  confirm: (amount: string) => `Confirm and pay ${amount}`,
  sending: 'Sending the payment',
  back: 'Not now',
  retry: 'Try again',
  otherCard: 'Use another card',
  addCard: 'Add a card',
  refused: 'Nothing has changed',
  failures,
});
