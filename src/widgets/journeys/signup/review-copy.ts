import { defineWords, type TextsOf } from '../../../core/words.js';
import { codeRefusalCopy } from '../../code-refusal-copy.js';
import { failureCopy } from '../../copy.js';
import type { ReviewRefusal } from './review.js';

const failures: Record<ReviewRefusal, string> = {
  ...failureCopy,
  offerUnavailable: 'This offer has ended. Please go back and choose another.',
  invalidOffer: 'Invalid Offer or Subscription',
  parentRequired: 'This is a child account. The parent account has to subscribe.',
  redemptionCodeInvalid: codeRefusalCopy.invalid,
  alreadySubscribed: 'You already have a membership.',
  subscriptionPending: 'Your last payment is still being confirmed. Please wait a minute and try again.',
  useActivate: 'Your membership is prepared and only waits to be activated. Please reload the page.',
  useUncancel: 'Your membership still runs. Keep it from your account instead of starting another.',
  paymentMethodRequired: 'Please enter a card first.',
  paymentFailed: 'Your card was declined. Nothing was charged. Please use another card.',
  paymentRequiresAction: 'Your bank wants you to confirm this payment. Nothing was charged yet.',
  termsRequired: 'Please agree to the terms again.',
  quoteStale: 'The amounts have changed since you last saw them. Please check them and subscribe again.',
  serialNumberRequired: 'We need the serial number of your equipment for this offer. Please go back to Equipment.',
  serialNumberUsed: 'The months of this equipment have been claimed already. Please choose another offer.',
  managedByChannel: 'Your membership runs through another store and is managed there.',
  idempotencyConflict: 'This was sent before with other details. Please try again.',
  notInactive: 'Your membership is active already.',
  subscriptionEnded: 'That membership has ended. Please choose an offer again.',
};

/** For a press that charges: a quote that did not come involves no money. */
const uncertain: Pick<typeof failures, 'unanswered' | 'broken'> = {
  unanswered: 'We could not hear back from the server. You will not be charged twice: try again when you are online.',
  broken: 'Something went wrong on our side. You will not be charged twice: try again.',
};

/** The last step and the overlay after it. */
export const reviewWords = defineWords('signup/review', {
  panel: 'Membership Plan',
  trialUsed:
    'The free trial has been used before with this e-mail address or card, so the membership begins with a bill.',
  provisional: (date: string) => `Until we have approved your receipt, this membership runs to ${date}.`,
  change: 'Change card',
  terms: 'I agree to the',
  termsLink: 'Echelon Terms and Conditions',
  /** Until the quote says what the press takes. */
  subscribe: 'Subscribe',
  pay: (amount: string) => `Subscribe and pay ${amount}`,
  later: {
    trial: (amount: string, unit: string) => `Start trial, then ${amount} per ${unit}`,
    bundle: (amount: string, unit: string) => `Start membership, then ${amount} per ${unit}`,
    none: (amount: string, unit: string) => `Subscribe, then ${amount} per ${unit}`,
  },
  renews: (amount: string, unit: string, rises: string) =>
    `Renews at ${amount} per ${unit}${rises} until you cancel. You can cancel any time in your account.`,
  rises: (date: string, amount: string) => `, and at ${amount} from ${date},`,
  termsFirst: 'Agree to the terms first',
  quoting: 'Working out your bill',
  otherCard: 'Use another card',
  code: {
    open: 'Have a redemption code?',
    label: 'Redemption code',
    apply: 'Apply',
    remove: 'Remove',
    days: (days: number) => `adds ${days} days`,
    credit: (amount: string) => `adds ${amount} of credit`,
    applied: (code: string, effect: string) => `Code ${code} ${effect}.`,
  },
  activating: {
    title: 'Activating your membership',
    subtitle: 'This takes a few seconds. Please leave this page open.',
  },
  continue: 'Continue',
  failures,
  uncertain,
  codeRefusal: codeRefusalCopy,
});

export type ReviewCopy = TextsOf<typeof reviewWords>;
