import type { DelayType } from './contract/schemas/offers.js';
import { roundMinor, type Currency } from './money.js';

/** Spec s.9: a plan without a frequency is billed every 30 days. */
export const DEFAULT_FREQUENCY_DAYS = 30;

/** A month where no calendar says which (spec s.9): of a pause, a discount, a price per month. */
export const MONTH_DAYS = 30;

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
  type: DelayType;
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

/** What the discount takes off one period, in minor units; never more than the price. */
export function discountAmount(basePrice: number, discount: DiscountTerms | undefined): number {
  if (!discount) return 0;
  if (discount.amount !== undefined) return Math.min(discount.amount, basePrice);
  return Math.min(roundMinor((basePrice * (discount.percent ?? 0)) / 100), basePrice);
}

/** Whether a discount leaves nothing to pay for ever; so does a plan that costs nothing. */
export const isFreeForever = (basePrice: number, discount: DiscountTerms | undefined): boolean =>
  basePrice === 0 || (discount?.duration.type === 'forever' && discountAmount(basePrice, discount) === basePrice);

/** One period's price after the discount, in minor units. */
export function discountedPrice(offer: OfferTerms): number {
  return offer.plan.basePrice.value - discountAmount(offer.plan.basePrice.value, offer.discount);
}
