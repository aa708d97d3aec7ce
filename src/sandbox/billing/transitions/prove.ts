import { change, creditIn, currencyOf, mail, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { nextCharge } from '../books/totals.js';
import { settleDates } from '../account/next-dates.js';
import { end } from './end.js';

/** The receipt is approved: the months that it is for are the member's. */
export function approveProof(work: Work): void {
  const { trialEnd, nextBillAmount, currencyCode } = subscriptionIn(work);
  const currency = currencyOf(subscriptionIn(work));
  const amount = nextBillAmount === null ? null : nextCharge(nextBillAmount, creditIn(work.books, currency), currency);
  change(work, { provisional: null, heldCodes: null });
  addHistory(work, { type: 'proofApproved', summary: 'The receipt was approved', after: { trialEnd } });
  mail(work, 'bundleConfirmed', { trialEnd, ...(amount !== null && { amount, currencyCode }) });
  settleDates(work);
}

/** The receipt is not accepted: what began on it ends now. */
export function rejectProof(work: Work): void {
  end(work, { status: 'terminated', reason: 'proof_rejected' });
  settleDates(work);
}
