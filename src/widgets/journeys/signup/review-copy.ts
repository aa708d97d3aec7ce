import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

/** For a press that charges: a quote that did not come involves no money. */
const uncertain = {
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
  failures: failureCopy,
  uncertain,
});

export type ReviewCopy = TextsOf<typeof reviewWords>;
