import type { Plan } from '../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { formatDate } from '../../../core/dates.js';
import { formatMoney } from '../../../core/money.js';
import type { ReviewCopy } from './review-copy.js';

/** What the last press takes, and how it goes on: in the words of the button and beside it, by the sums of the quote (domain 1.16). */
export interface Order {
  press: string;
  /** Nothing, where nothing is billed again. */
  renewal: string | undefined;
}

/** `unit` is the plan's period in the reader's language. */
export function orderOf(quote: Quote, { basePrice }: Plan, unit: string, copy: ReviewCopy, locale: string): Order {
  const { dueToday, nextBill, delayBilling, discount, currency } = quote;
  const money = (value: number) => formatMoney({ value, currency }, locale);
  // What credit pays once is owed from then on.
  const again = nextBill?.amount || basePrice.value;
  const press =
    dueToday > 0 || !nextBill
      ? copy.pay(money(dueToday))
      : copy.later[delayBilling?.type ?? 'none'](money(again), unit);
  const endsAt = discount?.endsAt;
  const rises = endsAt && again < basePrice.value ? copy.rises(formatDate(endsAt, locale), money(basePrice.value)) : '';
  return { press, renewal: nextBill ? copy.renews(money(again), unit, rises) : undefined };
}
