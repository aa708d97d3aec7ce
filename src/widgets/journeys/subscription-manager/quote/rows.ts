import type { Plan } from '../../../../core/contract/schemas/offers.js';
import type { Quote, QuoteItem } from '../../../../core/contract/schemas/quote.js';
import { DAY } from '../../../../core/dates.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import type { Money } from '../../../../core/money.js';
import { frequencyWords } from '../../../../core/plan-terms.js';
import { type PriceSaying, sayPrices } from '../../../price-terms.js';
import type { QuoteCopy } from './copy.js';

/** A line of a quote, as a description list takes it. */
export interface QuoteRow {
  term: string;
  value: string;
  note?: string;
  total?: boolean;
}

/** Whole days from one instant to another, both unix seconds. */
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / DAY);

/** A plan by its name and how often it is billed: plans that differ only in that share a name. */
export const planLabel = ({ name, frequencyDays }: Pick<Plan, 'name' | 'frequencyDays'>, copy: QuoteCopy): string =>
  copy.label(name, copy.period(frequencyDays).adverb);

/** `$14.99 per month`. */
export const planPrice = (
  { basePrice, frequencyDays }: Pick<Plan, 'basePrice' | 'frequencyDays'>,
  copy: QuoteCopy,
  locale: string,
): string =>
  copy.perPeriod(
    sayMoney(basePrice, locale, { is: 'plainPrice', per: frequencyDays }),
    copy.period(frequencyDays).unit,
  );

/** The same in parts, so that the price itself can be set large: what is before it, and what after. */
export function aroundPrice({ frequencyDays }: Pick<Plan, 'frequencyDays'>, copy: QuoteCopy): [string, string] {
  const [before = '', after = ''] = copy.perPeriod('|', copy.period(frequencyDays).unit).split('|');
  return [before.trim(), after.trim()];
}

/** Quotes write into a plan's name how often it is billed, in English; here it is said in the reader's language. */
function nameOf({ name = '' }: QuoteItem, plans: readonly Plan[], copy: QuoteCopy): string {
  const plan = plans.find(one => name === `${one.name}, ${frequencyWords(one.frequencyDays).adverb}`);
  return plan ? planLabel(plan, copy) : name;
}

function termOf(item: QuoteItem, { planId }: Quote, plans: readonly Plan[], copy: QuoteCopy): string {
  const name = nameOf(item, plans, copy);
  const { amount, days } = item;
  switch (item.type) {
    case 'plan': {
      const plan = plans.find(({ id }) => id === planId);
      return plan ? planLabel(plan, copy) : name;
    }
    case 'proration':
      return days ? (amount < 0 ? copy.unused : copy.remaining)(name, days.left, days.of) : name;
    case 'credit':
      return amount < 0 ? copy.credit : copy.toCredit;
    case 'overdue':
      return name ? copy.overdue(name) : copy.carriedOver;
    case 'tax':
      return copy.tax;
    case 'redemption':
      return copy.code(name);
    case 'addon':
    case 'discount':
      return name;
    default:
      return item.type satisfies never;
  }
}

/** A line as it is charged; what begins later costs nothing yet, and shows the price that it will have. */
function rowOf(item: QuoteItem, quote: Quote, plans: readonly Plan[], copy: QuoteCopy, locale: string): QuoteRow {
  const term = termOf(item, quote, plans, copy);
  const value = sayMoney({ value: item.amount, currency: quote.currency }, locale, { is: 'line', pressed: true });
  if (item.amount !== 0 || !item.period) return { term, value };
  const [price] = quote.prices;
  if (item.period.start > quote.quotedAt && price)
    return {
      term,
      value: copy.perPeriod(
        sayMoney({ value: price.amount, currency: quote.currency }, locale, {
          is: 'price',
          per: price.frequencyDays,
          from: price.from,
          pressed: true,
        }),
        copy.period(price.frequencyDays).unit,
      ),
      note: copy.from(sayDate(item.period.start, locale, { is: 'periodBegins', pressed: true })),
    };
  return { term, value, note: copy.freeUntil(sayDate(item.period.end, locale, { is: 'trialEnds', pressed: true })) };
}

/** What a quote costs, line by line, worded from what its lines are and never by the server's English; the last row is what is due today. */
export function quoteRows(quote: Quote, plans: readonly Plan[], copy: QuoteCopy, locale: string): QuoteRow[] {
  const money = (value: number, is: 'line' | 'dueToday' | 'carriedOver') =>
    sayMoney({ value, currency: quote.currency }, locale, { is, pressed: true });
  return [
    ...quote.items.map(item => rowOf(item, quote, plans, copy, locale)),
    // without a line of its own, the lines would not add up
    ...(quote.taxTotal !== 0 && !quote.items.some(({ type }) => type === 'tax')
      ? [{ term: copy.tax, value: money(quote.taxTotal, 'line') }]
      : []),
    {
      term: copy.total,
      value: money(quote.dueToday, 'dueToday'),
      total: true,
      ...(quote.total > quote.dueToday && { note: copy.tooSmall(money(quote.total - quote.dueToday, 'carriedOver')) }),
    },
  ];
}

/** `Next bill 12/03/2026, in 12 days: $49.99`. */
export function nextBillLine(
  bill: { date: number; amount: Money },
  today: number,
  copy: QuoteCopy,
  locale: string,
): string {
  return copy.nextBill(
    sayDate(bill.date, locale, { is: 'billDay', pressed: true }),
    copy.when(daysBetween(today, bill.date)),
    sayMoney(bill.amount, locale, { is: 'bill', at: bill.date, pressed: true }),
  );
}

/** The text under the sum: the next bill, and what the plan costs from then on. */
export function afterwards(quote: Quote, copy: QuoteCopy, words: PriceSaying['words'], locale: string): string[] {
  const { nextBill, prices, currency, quotedAt, kind } = quote;
  // an add-on changes nothing about it
  const own = kind === 'addon' ? [] : prices;
  return [
    ...(nextBill
      ? [nextBillLine({ date: nextBill.date, amount: { value: nextBill.amount, currency } }, quotedAt, copy, locale)]
      : []),
    ...(own.length > 0
      ? [copy.prices(sayPrices(own, { currency, words, period: copy.period, locale, when: { pressed: true } }))]
      : []),
  ];
}
