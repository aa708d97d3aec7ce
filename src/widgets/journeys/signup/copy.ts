import { cardBrands, cardExpiry } from '../../../core/card.js';
import type { CardBrand } from '../../../core/contract/schemas/account.js';
import { formatDate } from '../../../core/dates.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';
import type { ProofRefusal } from './proof.js';
import type { CodeRefusal, ReviewRefusal } from './review.js';
import type { StepName } from './steps.js';

const brandNames = cardBrands('Card');

/** `Visa •••• 4242`. */
const cardWords = ({ brand, last4 }: { brand: CardBrand; last4: string }) => `${brandNames[brand]} •••• ${last4}`;

const reviewFailures: Record<ReviewRefusal, string> = {
  ...failureCopy,
  offerUnavailable: 'This offer has ended. Please go back and choose another.',
  invalidOffer: 'Invalid Offer or Subscription',
  parentRequired: 'This is a child account. The parent account has to subscribe.',
  redemptionCodeInvalid: 'This code is invalid. Please enter a valid code or proceed without one.',
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

/** Of a press that charges: a quote that did not come says nothing of money. */
const unheard: Pick<typeof reviewFailures, 'unanswered' | 'broken'> = {
  unanswered: 'We could not hear back from the server. You will not be charged twice: try again when you are online.',
  broken: 'Something went wrong on our side. You will not be charged twice: try again.',
};

const proofFailures: Record<ProofRefusal, string> = {
  ...failureCopy,
  notFound: 'We do not know this serial number. Check the sticker, or send your receipt instead.',
  serialNumberUsed: 'The months of this equipment have been claimed already. Go back to choose another offer.',
  serialNumberBare: 'No months of membership came with this equipment. Go back to choose another offer.',
  serialNumberMissing: 'Enter the serial number of your equipment.',
  fileMissing: 'Choose the file of your receipt first.',
  fileTooLarge: 'This file is larger than 10 MB. Send a smaller picture or PDF.',
  fileTypeRefused: 'This is not a PDF, JPEG or PNG. Send your receipt as one of these.',
};

const seconds = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The specification's sentences (s.8), each with its date. */
function codeRefusal(code: CodeRefusal, debug: Readonly<Record<string, unknown>>, locale: string): string {
  if (code === 'redemptionCodeAlreadyRedeemed') {
    return `This redemption code has already been redeemed on ${formatDate(seconds(debug['dateRedeemed']), locale)}. Please contact customer service if you have any questions.`;
  }
  if (code === 'redemptionCodeIsExpired') {
    return `This code expired on ${formatDate(seconds(debug['dateExpires']), locale)}. Please contact customer service if you have any questions.`;
  }
  if (code === 'redemptionCodeInvalid' || code === 'redemptionBlocked' || code === 'notFound' || code === 'validationFailed') {
    return 'This code is invalid. Please enter a valid code or proceed without one.';
  }
  return failureCopy[code];
}

export const words = defineWords('signup', {
  steps: { plan: 'Plan', proof: 'Equipment', account: 'Account', payment: 'Payment', review: 'Review', done: 'Done' } satisfies Record<StepName, string>,
  stepsLabel: 'Sign up',
  titles: {
    plan: 'Choose your membership', proof: 'Your equipment', account: 'Create your account', payment: 'Payment', review: 'Check and subscribe', done: 'Welcome to Echelon',
  } satisfies Record<StepName, string>,
  signInTitle: 'Sign in',
  continue: 'Continue',
  member: {
    title: 'You are already a member',
    text: (plan: string) => `${plan} is yours already, so there is nothing more to sign up for.`,
    action: 'Go to your account',
  },
  payment: { onFile: 'Card on file', expires: (month: number, year: number) => `expires ${cardExpiry(month, year)}`, use: 'Use this card', another: 'Use another card' },
  proof: {
    text: 'The months that came with your equipment are yours once we know the equipment. Its serial number is on the sticker at the base of the frame.',
    serial: 'Serial number',
    serialHelper: 'For example EX5-2041-7788',
    check: 'Check serial number',
    or: 'No serial number at hand?',
    receipt: 'Receipt',
    receiptHelper: 'PDF, JPEG or PNG, up to 10 MB',
    send: 'Send receipt',
    serialFound: (name: string) => `We found your ${name}. Its months are added to this membership.`,
    receiptFound: (name: string) => `We have your receipt (${name}). Your months begin today; until we have approved it, for a short time only.`,
    checking: 'Checking…',
  },
  review: {
    panel: 'Membership Plan',
    trialUsed: 'The free trial has been used before with this e-mail address or card, so the membership begins with a bill.',
provisional: (date: string) => `Until we have approved your receipt, this membership runs to ${date}.`,
    change: 'Change card',
    terms: 'I agree to the',
    termsLink: 'Echelon Terms and Conditions',
    subscribe: 'Subscribe',
    termsFirst: 'Agree to the terms first',
    quoting: 'Working out your bill',
    retry: 'Try again',
    otherCard: 'Use another card',
  },
  code: {
    open: 'Have a redemption code?',
    label: 'Redemption code',
    apply: 'Apply',
    remove: 'Remove',
    days: (days: number) => `adds ${days} days`,
    credit: (amount: string) => `adds ${amount} of credit`,
    applied: (code: string, effect: string) => `Code ${code} ${effect}.`,
  },
  activating: { title: 'Activating your membership', subtitle: 'This takes a few seconds. Please leave this page open.' },
  done: { title: 'Your membership is active', action: 'Go to your account' },
  cardWords,
  reviewFailures,
  unheard,
  proofFailures,
  codeRefusal,
});

export type Copy = TextsOf<typeof words>;
