import { addDays } from './dates.js';
import { roundMinor, type Currency } from './money.js';

/** Spec s.9: a plan without a frequency is billed every 30 days. */
export const DEFAULT_FREQUENCY_DAYS = 30;

export type DiscountDuration = { type: 'forever' } | { type: 'once' } | { type: 'other'; months: number };

/** A price cut: `amount` in minor units or `percent`, never both. */
export interface DiscountTerms {
  name: string;
  duration: DiscountDuration;
  amount?: number | undefined;
  percent?: number | undefined;
  currency: Currency;
}

/** Days before the first charge. */
export interface DelayTerms {
  days: number;
  type: 'trial' | 'bundle';
}

/** What the texts and the sums of an offer need to know; an Offer of the API satisfies it. */
export interface OfferTerms {
  plan: { basePrice: { value: number; currency: Currency }; frequencyDays: number };
  delayBilling?: DelayTerms | undefined;
  discount?: DiscountTerms | undefined;
}

/** Spec s.3: 30 = month/monthly, 365 = year/annually, 730 = two years/every two years. */
export function frequencyWords(frequencyDays: number): { unit: string; adverb: string } {
  if (frequencyDays === 365) return { unit: 'year', adverb: 'annually' };
  if (frequencyDays === 730) return { unit: 'two years', adverb: 'every two years' };
  if (frequencyDays === DEFAULT_FREQUENCY_DAYS) return { unit: 'month', adverb: 'monthly' };
  return { unit: `${frequencyDays} days`, adverb: `every ${frequencyDays} days` };
}

/** Spec s.9: renewal text assumes a 30-day month: `month.` for 30 days, else `N months`. */
export function renewalPeriod(frequencyDays: number): string {
  return frequencyDays === DEFAULT_FREQUENCY_DAYS ? 'month.' : `${Math.round(frequencyDays / 30)} months`;
}

/** Spec s.9: 'Introductory Discount:' unless forever, then 'Discount:'. */
export function discountLabel(duration: DiscountDuration): 'Discount:' | 'Introductory Discount:' {
  return duration.type === 'forever' ? 'Discount:' : 'Introductory Discount:';
}

/**
 * How many billing periods a discount of so many months covers (domain 1.7): never fewer than one,
 * and an annual plan with 12 months is one period, not twelve years.
 */
export function discountPeriods(months: number, frequencyDays: number): number {
  return Math.max(1, Math.ceil((months * 30) / frequencyDays));
}

/** The day a discount ends, unix seconds; `undefined` when it never does (spec s.9, domain 1.7). */
export function discountEndDate(offer: OfferTerms, today: number): number | undefined {
  const duration = offer.discount?.duration;
  if (!duration || duration.type === 'forever') return undefined;
  if (duration.type === 'once') return addDays(today, offer.delayBilling?.days ?? 0);
  const { frequencyDays } = offer.plan;
  return addDays(today, frequencyDays * discountPeriods(duration.months, frequencyDays));
}

/** What the discount takes off one period, in minor units; never more than the price. */
export function discountAmount(basePrice: number, discount: DiscountTerms | undefined): number {
  if (!discount) return 0;
  if (discount.amount !== undefined) return Math.min(discount.amount, basePrice);
  return Math.min(roundMinor((basePrice * (discount.percent ?? 0)) / 100), basePrice);
}

/** One period's price after the discount, in minor units. */
export function discountedPrice(offer: OfferTerms): number {
  return offer.plan.basePrice.value - discountAmount(offer.plan.basePrice.value, offer.discount);
}

/** Spec s.9: 0.00 when a billing delay exists, else the price after the discount. Minor units. */
export function billedToday(offer: OfferTerms): number {
  return offer.delayBilling ? 0 : discountedPrice(offer);
}

/** When money is first taken, or taken next: after the delay, else after one period. Unix seconds. */
export function nextBillDate(offer: OfferTerms, today: number): number {
  return addDays(today, offer.delayBilling?.days ?? offer.plan.frequencyDays);
}
