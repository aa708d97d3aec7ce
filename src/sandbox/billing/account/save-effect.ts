import type { SaveOffer } from '../../../core/contract/schemas/brightback.js';
import { DAY } from '../../../core/dates.js';
import type { Work } from '../books/books.js';
import { asIf, firstBill, forecast, type Seen } from '../books/forecast.js';
import { pricesOf } from '../books/prices.js';

type Effect = Pick<Extract<SaveOffer, { kind: 'discount' }>, 'before' | 'prices' | 'nextBill' | 'saved'>;

/** What bills before an instant ask for together, before account credit. */
const asked = (seen: Seen, until: number): number =>
  forecast(seen, { from: seen.at, days: (until - seen.at) / DAY })
    .filter(({ date }) => date < until)
    .reduce((sum, { gross }) => sum + gross, 0);

/** What something that a member may take means for their bills: the engine run forward with it and without. */
export function effectOf(seen: Seen, take: (work: Work) => unknown): Effect {
  const taken = asIf(seen, take);
  const prices = pricesOf(taken);
  const bill = firstBill(taken);
  const until = prices[0]?.until ?? null;
  return {
    before: pricesOf(seen)[0]?.amount ?? 0,
    prices,
    nextBill: bill && { date: bill.date, amount: bill.amount },
    saved: until === null ? null : asked(seen, until) - asked(taken, until),
  };
}
