import type { Offer } from './contract/schemas/offers.js';
import { addDays } from './dates.js';
import { DEFAULT_FREQUENCY_DAYS, MONTH_DAYS, type DiscountDuration, type OfferTerms } from './plan-terms.js';

/** Spec s.9: renewal text assumes a 30-day month: `month.` for 30 days, else `N months`. */
export function renewalPeriod(frequencyDays: number): string {
  return frequencyDays === DEFAULT_FREQUENCY_DAYS ? 'month.' : `${Math.round(frequencyDays / MONTH_DAYS)} months`;
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
  return Math.max(1, Math.ceil((months * MONTH_DAYS) / frequencyDays));
}

/** The day a discount ends, unix seconds; `undefined` when it never does (spec s.9, domain 1.7). */
export function discountEndDate(offer: OfferTerms, today: number): number | undefined {
  const duration = offer.discount?.duration;
  if (!duration || duration.type === 'forever') return undefined;
  if (duration.type === 'once') return addDays(today, offer.delayBilling?.days ?? 0);
  const { frequencyDays } = offer.plan;
  return addDays(today, frequencyDays * discountPeriods(duration.months, frequencyDays));
}

/** Spec s.9: 0.00 when a billing delay exists, else the price after the discount. Minor units. */
export function billedToday({ delayBilling, prices }: Pick<Offer, 'delayBilling' | 'prices'>): number {
  return delayBilling ? 0 : prices.first.amount;
}

/** When money is first taken, or taken next: after the delay, else after one period. Unix seconds. */
export function nextBillDate(offer: OfferTerms, today: number): number {
  return addDays(today, offer.delayBilling?.days ?? offer.plan.frequencyDays);
}
