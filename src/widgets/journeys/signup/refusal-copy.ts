import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { invalidCode } from '../../screen/invalid-code.js';
import type { ReviewRefusal } from './review.js';

/** What the back end refuses at the last step: whoever reads it has an answer, so the words can be fetched. */
export type OwnRefusal = Exclude<ReviewRefusal, CommonFailure>;

export const refusalWords = defineWords('signup/refusal', {
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
} satisfies Record<OwnRefusal, string>);
