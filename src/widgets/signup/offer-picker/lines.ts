import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { DAY } from '../../../core/dates.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import type { Money } from '../../../core/money.js';
import { billedToday, discountEndDate, nextBillDate } from '../../../core/billing-terms.js';
import { type DelayTerms, type DiscountDuration } from '../../../core/plan-terms.js';
import type { LineCopy } from './panel-copy.js';

/** One row of what a membership costs and when; rows of a description list take it as it is. */
export interface TermLine {
  term: string;
  value: string;
  note?: string;
  total?: boolean;
}

/** Whole days from one instant to another, both unix seconds. */
export const daysBetween = (from: number, to: number): number => Math.round((to - from) / DAY);

/** The lines of one page, in its words. */
export function createLines(copy: LineCopy, locale: string) {
  /** The discount by name, with its label of spec s.9 and the day it ends, when it does. */
  const discountLine = (name: string, duration: DiscountDuration, endsAt: number | undefined): TermLine => ({
    term: copy.discount(duration),
    value: name,
    ...(endsAt !== undefined && { note: copy.until(sayDate(endsAt, locale, { is: 'discountEnds', pressed: true })) }),
  });

  /** The days before the first bill, and where they come from. */
  const delayLine = ({ days, type }: DelayTerms): TermLine => ({ term: copy.delay[type], value: copy.days(days) });

  /** When money is taken next: the date, and how far away it is; once it is known, how much. */
  const nextBillLine = (date: number, today: number, amount?: Money): TermLine => {
    const on = copy.on(sayDate(date, locale, { is: 'billDay', pressed: true }), daysBetween(today, date));
    return amount
      ? { term: copy.nextBill(on), value: sayMoney(amount, locale, { is: 'bill', at: date, pressed: true }) }
      : { term: copy.nextBill(undefined), value: on };
  };

  const billedTodayLine = (amount: Money): TermLine => ({
    term: copy.billedToday,
    value: sayMoney(amount, locale, { is: 'dueToday', pressed: true }),
    total: true,
  });

  return {
    /** What an offer says before anybody has signed in; `today` in unix seconds. */
    ofOffer(offer: Offer, today: number): TermLine[] {
      const { currency } = offer.plan.basePrice;
      return [
        ...(offer.discount
          ? [discountLine(offer.discount.name, offer.discount.duration, discountEndDate(offer, today))]
          : []),
        ...(offer.delayBilling ? [delayLine(offer.delayBilling)] : []),
        nextBillLine(nextBillDate(offer, today), today),
        billedTodayLine({ value: billedToday(offer), currency }),
      ];
    },
    /** What a quote says, by the sums that will be charged; the offer lends the discount's duration, which a quote does not carry. */
    ofQuote(quote: Quote, offer: Offer | undefined): TermLine[] {
      const money = (value: number): Money => ({ value, currency: quote.currency });
      const { discount } = quote;
      const duration: DiscountDuration = offer?.discount?.duration ?? {
        type: discount?.endsAt === null ? 'forever' : 'once',
      };
      return [
        // A code that gives no days shows in what it takes off.
        ...quote.items
          .filter(({ type, period }) => type !== 'redemption' || period)
          .map(({ description, amount }) => ({
            term: description,
            value: sayMoney(money(amount), locale, { is: 'line', pressed: true }),
          })),
        ...(discount ? [discountLine(discount.name, duration, discount.endsAt ?? undefined)] : []),
        ...(quote.delayBilling ? [delayLine(quote.delayBilling)] : []),
        ...(quote.nextBill ? [nextBillLine(quote.nextBill.date, quote.quotedAt, money(quote.nextBill.amount))] : []),
        billedTodayLine(money(quote.dueToday)),
      ];
    },
  };
}
