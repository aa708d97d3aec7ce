import type { Plan } from '../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { sayDate, sayMoney, type MoneyClaim } from '../../../core/figures.js';
import type { ReviewCopy } from './review-copy.js';

/** What the last press takes, and how it goes on: in the words of the button and beside it, by the sums of the quote (domain 1.16). */
export interface Order {
  press: string;
  /** Nothing, where nothing is billed again. */
  renewal: string | undefined;
}

/** `unit` is the plan's period in the reader's language. */
export function orderOf(
  quote: Quote,
  { basePrice, frequencyDays }: Plan,
  unit: string,
  copy: ReviewCopy,
  locale: string,
): Order {
  const { dueToday, nextBill, delayBilling, discount, currency, quotedAt } = quote;
  const money = (value: number, claim: MoneyClaim) => sayMoney({ value, currency }, locale, claim);
  const price = (value: number, from?: number) =>
    money(value, { is: 'price', per: frequencyDays, pressed: true, from: from ?? nextBill?.date ?? quotedAt });
  // What credit pays once is owed from then on.
  const again = nextBill?.amount || basePrice.value;
  const press =
    dueToday > 0 || !nextBill
      ? copy.pay(money(dueToday, { is: 'dueToday', pressed: true }))
      : copy.later[delayBilling?.type ?? 'none'](price(again), unit);
  const endsAt = discount?.endsAt;
  const rises =
    endsAt && again < basePrice.value
      ? copy.rises(sayDate(endsAt, locale, { is: 'discountEnds', pressed: true }), price(basePrice.value, endsAt))
      : '';
  return { press, renewal: nextBill ? copy.renews(price(again), unit, rises) : undefined };
}
