import type { Quote } from '../../../core/contract/schemas/quote.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import { type PriceSaying, sayPrice, sayPrices } from '../../price-terms.js';
import type { ReviewCopy } from './review-copy.js';

/** What the last press takes, and how it goes on: in the words of the button and beside it, by the prices of the quote (domain 1.16, 8.2). */
export interface Order {
  press: string;
  /** Nothing, where nothing is billed again. */
  renewal: string | undefined;
}

export function orderOf(
  { dueToday, nextBill, prices, delayBilling, currency }: Quote,
  copy: ReviewCopy,
  saying: Omit<PriceSaying, 'currency' | 'when'>,
): Order {
  const { locale } = saying;
  const said: PriceSaying = { ...saying, currency, when: { pressed: true } };
  const renewal = prices.length > 0 ? copy.renews(sayPrices(prices, said)) : undefined;
  const first = prices.find(({ amount }) => amount > 0) ?? prices[0];
  if (dueToday > 0 || !nextBill || !first) {
    const due = sayMoney({ value: dueToday, currency }, locale, { is: 'dueToday', pressed: true });
    return { press: copy.pay(due), renewal };
  }
  // what credit pays today is first taken with the next bill
  const from = Math.max(first.from, nextBill.date);
  const press = copy.later[delayBilling?.type ?? 'none'](
    sayPrice({ ...first, from }, said),
    sayDate(from, locale, { is: 'billDay', pressed: true }),
  );
  return { press, renewal };
}
