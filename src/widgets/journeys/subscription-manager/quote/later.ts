import type { Bill, Price } from '../../../../core/contract/schemas/prices.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import type { Currency } from '../../../../core/money.js';

/** What a press leads to later: a price, and the day of its first bill. */
export interface Later {
  price: string;
  date: string;
}

interface Words {
  perPeriod: (price: string, unit: string) => string;
  period: (frequencyDays: number) => { unit: string };
}

/**
 * The first price that is more than nothing, and from when: what a press names that begins or raises a payment of a later
 * day (domain 1.16, 8.2). Nothing where nothing is ever due. What credit or today's payment covers is first taken with
 * the next bill.
 */
export function laterOf(
  { prices, nextBill = null }: { prices: readonly Price[]; nextBill?: Bill | null },
  { currency, words, locale, press }: { currency: Currency; words: Words; locale: string; press?: string },
): Later | undefined {
  const first = prices.find(({ amount }) => amount > 0);
  if (!first) return undefined;
  const from = Math.max(first.from, nextBill?.date ?? 0);
  const price = sayMoney({ value: first.amount, currency }, locale, {
    is: 'price',
    per: first.frequencyDays,
    from,
    ...(first.until !== null && { until: first.until }),
    pressed: true,
    ...(press !== undefined && { plan: press }),
  });
  return {
    price: words.perPeriod(price, words.period(first.frequencyDays).unit),
    date: sayDate(from, locale, {
      is: 'billDay',
      pressed: true,
      ...(press !== undefined && { plan: press }),
    }),
  };
}
