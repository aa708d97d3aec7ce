import { defineWords, type TextsOf } from '../../../core/words.js';
import { invalidCode } from '../../screen/invalid-code.js';
import { failureCopy } from '../../copy.js';
import type { ReviewRefusal } from './review.js';

const failures: Record<ReviewRefusal, string> = {
  ...failureCopy,
  offerUnavailable: 'This offer has ended. Go back and pick another.',
  invalidOffer: 'Invalid Offer or Subscription',
  parentRequired: 'This is a child account. Only the parent can subscribe.',
  redemptionCodeInvalid: invalidCode,
  betterDiscountRuns: invalidCode,
  alreadySubscribed: 'You already have a membership.',
  subscriptionPending: 'We’re confirming your last payment. Try again in a minute.',
  useActivate: 'Reload the page to activate your membership.',
  useUncancel: 'Your membership still runs. Keep it from your account.',
  cardsNotTaken: 'We don’t take cards here yet. Contact customer service.',
  paymentMethodRequired: 'Add a card first.',
  paymentFailed: 'Your card was declined. Nothing was charged. Use another card.',
  paymentRequiresAction: 'Your bank wants you to confirm this payment. Nothing was charged.',
  termsRequired: 'Agree to the terms again.',
  quoteStale: 'The amounts have changed. Check them.',
  serialNumberRequired: 'This offer needs your serial number. Go back to Equipment.',
  serialNumberUsed: 'These months are claimed. Pick another offer.',
  managedByChannel: 'Another store manages your membership.',
  idempotencyConflict: 'This was sent before. Try again.',
  notInactive: 'Your membership is active already.',
  subscriptionEnded: 'That membership has ended. Pick an offer.',
};

/** For a press that charges: a quote that did not come involves no money. */
const uncertain: Pick<typeof failures, 'unanswered' | 'broken'> = {
  unanswered: 'We didn’t hear back, so you may have paid already. Try again: you won’t be charged twice.',
  broken: 'Something went wrong on our side, and you may have paid already. Try again: you won’t be charged twice.',
};

/** The last step and the overlay after it. */
export const reviewWords = defineWords('signup/review', {
  panel: 'Membership Plan',
  trialUsed: 'This email or card has had its free trial, so you pay from today.',
  provisional: (date: string) => `Until we approve your receipt, your membership runs to ${date}.`,
  change: 'Change card',
  noCard: 'You need no card: nothing is due today, and nothing later.',
  terms: 'I agree to the',
  termsLink: 'Echelon Terms and Conditions',
  /** Until the quote says what the press takes. */
  subscribe: 'Subscribe',
  pay: (amount: string) => `Subscribe and pay ${amount}`,
  later: {
    trial: (price: string, date: string) => `Start trial, then ${price} from ${date}`,
    bundle: (price: string, date: string) => `Start membership, then ${price} from ${date}`,
    none: (price: string, date: string) => `Subscribe, then ${price} from ${date}`,
  },
  /** `prices`: `$29.99 per month for 3 months, then $39.99 per month`. */
  renews: (prices: string) => `Renews automatically until you cancel: ${prices}. Cancel any time in your account.`,
  termsFirst: 'Agree to the terms first',
  quoting: 'Calculating your total',
  otherCard: 'Use another card',
  code: {
    open: 'Have a redemption code?',
    remove: 'Remove',
    days: (days: number) => `adds ${days} days`,
    credit: (amount: string) => `adds ${amount} of credit`,
    discount: (name: string) => `gives you this discount: ${name}`,
    applied: (code: string, effect: string) => `Code ${code} ${effect}.`,
  },
  activating: {
    title: 'Activating your membership',
    subtitle: 'This takes a few seconds. Leave this page open.',
  },
  continue: 'Continue',
  failures,
  uncertain,
});

export type ReviewCopy = TextsOf<typeof reviewWords>;
