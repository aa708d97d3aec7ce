import { cardBrands } from '../../../core/card.js';
import type { getAccount, updatePayment } from '../../../core/contract/account.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

export type LoadFailure = FailOf<typeof getAccount> | CommonFailure;
export type SaveFailure = FailOf<typeof updatePayment> | CommonFailure;

const loadFailures: Record<LoadFailure, string> = { ...failureCopy };

const saveFailures: Record<SaveFailure, string> = {
  ...failureCopy,
  paymentFailed: 'Your card was declined. Check it, or use another one.',
  paymentRequiresAction: 'Your bank didn’t confirm the card. Try again, or use another one.',
  cardsNotTaken: 'We don’t take cards here yet. Contact customer service.',
  paymentMethodUnknown: 'We don’t know this card. Enter it again.',
  parentRequired: 'This is a child account. Only the parent can change the card.',
  managedByChannel: 'Your membership is billed elsewhere. Change your card there.',
  notWhileActing: 'You’re viewing someone else’s profile. Only they can change their card.',
  idempotencyConflict: 'This card was saved before. Enter it again.',
  validationFailed: 'Check your billing address.',
  unanswered: 'We didn’t hear back, so your card may be saved, and charged, already. Try again: it won’t happen twice.',
};

export const words = defineWords('payment-form', {
  form: 'Card and billing address',
  card: 'Card',
  address: 'Billing address',
  secure: 'Your card goes straight to our payment provider. We never see it.',
  save: 'Save & Continue',
  update: 'Update Payment',
  cancel: 'Cancel',
  saving: 'Saving your card',
  confirming: 'Your bank asks you to confirm the card.',
  loading: 'Loading the card and address fields',
  /** Why the button does not work yet. */
  lacks: {
    both: 'Fill in your card and billing address.',
    card: 'Fill in your card.',
    address: 'Fill in your billing address.',
  },
  refused: 'We couldn’t save your card',
  saved: {
    title: 'Your card is saved',
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  },
  /** Spec s.8. */
  unreachable: {
    title: 'Unable to communicate with Stripe',
    lead: 'Possible issues:',
    issues: [
      'An ad-blocker or privacy software blocks the payment fields.',
      'There’s a problem with your internet connection.',
    ],
    retry: 'Retry',
    /** Likelier than both, where the page is set up so. */
    isolated: 'This page keeps out other sites (COEP), so the payment fields too.',
    sandboxed: 'This page is in a sandboxed frame.',
  },
  /** The page has taken the fields apart. */
  lost: 'The page lost the card fields. Enter your card again.',
  removed: 'The page keeps removing the card fields. Nothing was saved.',
  /** Spec s.8. */
  submitFallback: 'Error submitting elements.',
  /** Spec s.8. */
  invalidOffer: 'Invalid Offer or Subscription',
  invalidOfferText: 'Go back and pick another offer, or contact customer service.',
  signedOut: 'You’re not signed in',
  signedOutText: 'Sign in or create an account first.',
  brands: cardBrands('Card'),
  loadFailures,
  saveFailures,
});
