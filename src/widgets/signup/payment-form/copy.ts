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
  paymentFailed: 'Your card was declined. Please check it, or use another one.',
  paymentRequiresAction: 'Your bank did not confirm the card. Please try again, or use another one.',
  paymentMethodUnknown: 'We could not find this card with the payment provider. Please enter it again.',
  parentRequired: 'This is a child account. The payment method belongs to the parent account.',
  managedByChannel: 'Your membership is billed somewhere else, so its payment method has to be changed there.',
  notWhileActing: 'You are signed in as somebody else. Only they can change their payment method.',
  idempotencyConflict: 'This card has been saved with another address before. Please enter the card again.',
  validationFailed: 'Please check your billing address.',
  unanswered:
    'The server has not answered, so we cannot say whether your card was saved. Try again: nothing is saved or charged twice.',
};

export const words = defineWords('payment-form', {
  form: 'Card and billing address',
  card: 'Card',
  address: 'Billing address',
  secure: 'Your card number goes to our payment provider only. We never see it.',
  save: 'Save & Continue',
  update: 'Update Payment',
  cancel: 'Cancel',
  saving: 'Saving your payment method',
  confirming: 'Your bank asks you to confirm the card.',
  loading: 'Loading the card and address fields',
  /** Why the button does not work yet. */
  lacks: {
    both: 'Fill in your card and billing address to continue.',
    card: 'Fill in your card to continue.',
    address: 'Fill in your billing address to continue.',
  },
  refused: 'Your payment method was not saved',
  saved: {
    title: 'Your payment method is saved',
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  },
  /** Spec s.8. */
  unreachable: {
    title: 'Unable to communicate with Stripe',
    lead: 'Possible issues:',
    issues: [
      'An ad-blocker or privacy software blocks the payment fields.',
      'There is a problem with your internet connection.',
    ],
    retry: 'Retry',
    /** Likelier than both, where the page is set up so. */
    isolated: 'This page keeps out other sites (COEP), so the payment fields too.',
    sandboxed: 'This page is in a sandboxed frame.',
  },
  /** The page has taken the fields apart. */
  lost: 'The page has changed, and the card fields with it. Please enter your card again.',
  removed: 'The page keeps removing the card fields. Nothing was saved.',
  /** Spec s.8. */
  submitFallback: 'Error submitting elements.',
  /** Spec s.8. */
  invalidOffer: 'Invalid Offer or Subscription',
  invalidOfferText: 'Please go back and choose another offer, or contact customer service.',
  signedOut: 'You are not signed in',
  signedOutText: 'Sign in or create an account first. Then you can enter your card here.',
  brands: cardBrands('Card'),
  loadFailures,
  saveFailures,
});
