import { MONTH_DAYS } from '../core/plan-terms.js';
import type { Price, PriceTerm } from '../core/contract/schemas/prices.js';
import { sayMoney, type MoneyClaim } from '../core/figures.js';
import type { Currency } from '../core/money.js';
import { formatNumber } from '../core/numbers.js';
import type { TextsOf } from '../core/words.js';
import type { priceWords } from '../ui/data/price/words.js';

/** The units that a plan's period may be whole in. */
const units: Readonly<Record<number, string>> = { 1: 'day', [MONTH_DAYS]: 'month', 365: 'year' };

/** `3 months`, `1 year`: how long so many periods of a plan last. */
export function timeOf(periods: number, frequencyDays: number, locale: string): string {
  const days = frequencyDays % 365 ? (frequencyDays === MONTH_DAYS ? MONTH_DAYS : 1) : 365;
  const count = (periods * frequencyDays) / days;
  return formatNumber(count, locale, { style: 'unit', unit: units[days], unitDisplay: 'long' });
}

/** What prices are said with. */
export interface PriceSaying {
  currency: Currency;
  words: TextsOf<typeof priceWords>;
  /** A plan's period in the reader's language. */
  period: (frequencyDays: number) => { unit: string };
  locale: string;
  /** What each price holds under beside its own days; of an offer's, which begin whenever it is taken, what each claims. */
  when?: Pick<MoneyClaim, 'pressed' | 'plan'> | readonly MoneyClaim[];
}

/** What a price says: from its first bill to the next price. */
const claimOf = ({ frequencyDays: per, from, until }: Said, when: PriceSaying['when'], at: number): MoneyClaim =>
  Array.isArray(when)
    ? when[at]
    : { is: 'price', per, ...when, ...(from !== undefined && { from }), ...(until != null && { until }) };

/** A price of the API has its days; one of an offer begins whenever it is taken. */
type Said = PriceTerm & Partial<Pick<Price, 'from' | 'until'>>;

/** `$39.99 per month`. */
export const sayPrice = (price: Said, { currency, words, period, locale, when }: PriceSaying, at = 0): string =>
  words.each(
    sayMoney({ value: price.amount, currency }, locale, claimOf(price, when, at)),
    period(price.frequencyDays).unit,
  );

/** `$29.99 per month for 3 months, then $39.99 per month`: each price, and how long it holds. */
export const sayPrices = (prices: readonly Said[], saying: PriceSaying): string =>
  prices
    .map((price, at) => {
      const said = sayPrice(price, saying, at);
      return price.bills === null
        ? said
        : saying.words.lasts(said, timeOf(price.bills, price.frequencyDays, saying.locale));
    })
    .reduce((first, next) => (first ? saying.words.next(first, next) : next), '');
