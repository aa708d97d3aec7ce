import { addDays } from '../../../core/dates.js';
import { change, currencyOf, mail, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { type Billed, type Charged, closeOpen, retryOpen, tellFailure } from '../books/invoicing.js';
import { settleDates } from '../account/next-dates.js';
import { end } from './end.js';

/** Days after the first failure on which the card is tried again (domain 1.11); after the last the membership ends. */
export const RETRY_DAYS = [2, 7, 14, 21] as const;

/** A renewal that was not paid: access stays, the card is tried again. */
export function becomePastDue(work: Work, { totals, charged }: Billed): void {
  change(work, { status: 'past_due', pastDueAt: work.at, retryAt: addDays(work.at, RETRY_DAYS[0]), retryCount: 0 });
  tellFailure(work, totals.dueToday, charged, true);
}

/** What was owed is paid, by any means: the membership goes on unchanged. */
export function recovered(work: Work, amount: number): void {
  change(work, { status: 'active', pastDueAt: null, retryAt: null, retryCount: 0 });
  addHistory(work, {
    type: 'paymentSucceeded',
    summary: 'The overdue payment was made',
    amount,
    currency: currencyOf(subscriptionIn(work)),
  });
  mail(work, 'paymentRecovered', { amount, currencyCode: subscriptionIn(work).currencyCode });
}

/** Tries the overdue invoice again, on its day or because a person brought a card. The period is not moved by it. */
export function retryOverdue(work: Work, present: boolean): Charged {
  const sub = subscriptionIn(work);
  const amount = work.books.open?.amountDue ?? 0;
  const charged = retryOpen(work, present);
  if (charged.is === 'paid') recovered(work, amount);
  else if (!present) {
    const retryCount = sub.retryCount + 1;
    const days = RETRY_DAYS[retryCount];
    change(work, { retryCount, retryAt: days === undefined ? null : addDays(sub.pastDueAt ?? work.at, days) });
    tellFailure(work, amount, charged, false);
    if (days === undefined) {
      closeOpen(work, 'uncollectible');
      end(work, { status: 'terminated', reason: 'payment_failed' });
    }
  }
  settleDates(work);
  return charged;
}
