import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../core/contract/schemas/account.js';
import { DAY, formatDate } from '../../../core/dates.js';
import { formatMoney, type Money } from '../../../core/money.js';
import { billedToday, discountEndDate, discountLabel, nextBillDate, renewalPeriod } from '../../../core/billing-terms.js';
import { type DelayTerms, type DiscountDuration } from '../../../core/plan-terms.js';
import { lineCopy } from './panel-copy.js';

/** One row of what a membership costs and when; rows of a description list take it as it is. */
export interface TermLine {
  term: string;
  value: string;
  note?: string;
  total?: boolean;
}

/** `Renews every month.` or `Renews every 12 months` (spec s.9). */
export const renewalText = (frequencyDays: number): string => `${lineCopy.renews} ${renewalPeriod(frequencyDays)}`;

/** Whole days from one instant to another, both unix seconds. */
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / DAY);

/** The discount by name, with its label of spec s.9 and the day it ends, when it does. */
export function discountLine(name: string, duration: DiscountDuration, endsAt: number | undefined, locale: string): TermLine {
  return { term: discountLabel(duration), value: name, ...(endsAt !== undefined && { note: lineCopy.until(formatDate(endsAt, locale)) }) };
}

/** The days before the first bill, and where they come from. */
export const delayLine = ({ days, type }: DelayTerms): TermLine => ({ term: lineCopy.delay[type], value: lineCopy.days(days) });

/** When money is taken next: the date, and how far away it is. */
export function nextBillLine(date: number, today: number, locale: string, amount?: Money): TermLine {
  return { term: lineCopy.nextBill(amount && formatMoney(amount, locale)), value: lineCopy.on(formatDate(date, locale), daysBetween(today, date)) };
}

export const billedTodayLine = (amount: Money, locale: string): TermLine => ({ term: lineCopy.billedToday, value: formatMoney(amount, locale), total: true });

/** What an offer says before anybody has signed in; `today` in unix seconds. */
export function offerLines(offer: Offer, today: number, locale: string): TermLine[] {
  const { currency } = offer.plan.basePrice;
  return [
    ...(offer.discount ? [discountLine(offer.discount.name, offer.discount.duration, discountEndDate(offer, today), locale)] : []),
    ...(offer.delayBilling ? [delayLine(offer.delayBilling)] : []),
    nextBillLine(nextBillDate(offer, today), today, locale),
    billedTodayLine({ value: billedToday(offer), currency }, locale),
  ];
}

/** What a quote says, by the sums that will be charged; the offer lends the discount's duration, which a quote does not carry. */
export function quoteLines(quote: Quote, offer: Offer | undefined, locale: string): TermLine[] {
  const money = (value: number): Money => ({ value, currency: quote.currency });
  const { discount } = quote;
  const duration: DiscountDuration = offer?.discount?.duration ?? { type: discount?.endsAt === null ? 'forever' : 'once' };
  return [
    ...quote.items.map(({ description, amount }) => ({ term: description, value: formatMoney(money(amount), locale) })),
    ...(discount ? [discountLine(discount.name, duration, discount.endsAt ?? undefined, locale)] : []),
    ...(quote.delayBilling ? [delayLine(quote.delayBilling)] : []),
    ...(quote.nextBill ? [nextBillLine(quote.nextBill.date, quote.quotedAt, locale, money(quote.nextBill.amount))] : []),
    billedTodayLine(money(quote.dueToday), locale),
  ];
}
