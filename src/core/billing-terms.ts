import { addDays } from './dates.js';
import type { Price } from './contract/schemas/prices.js';
import { DEFAULT_FREQUENCY_DAYS, discountedPrice, type DiscountDuration, type OfferTerms } from './plan-terms.js';

/** A month where no calendar says which (spec s.9): of a pause, a discount, a price per month. */
export const MONTH_DAYS = 30;

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
export function billedToday(offer: OfferTerms): number {
  return offer.delayBilling ? 0 : discountedPrice(offer);
}

/** When money is first taken, or taken next: after the delay, else after one period. Unix seconds. */
export function nextBillDate(offer: OfferTerms, today: number): number {
  return addDays(today, offer.delayBilling?.days ?? offer.plan.frequencyDays);
}

/** What a period costs, and at how many bills in a row; null for good. */
export type PriceTerm = Pick<Price, 'amount' | 'frequencyDays' | 'bills'>;

/** At how many bills an offer's discount counts; null for all of them. Its months run from today, a trial's days among them. */
function discountedBills({ plan: { frequencyDays }, delayBilling, discount }: OfferTerms): number | null {
  const duration = discount?.duration;
  if (!duration || duration.type === 'forever') return null;
  if (duration.type === 'once') return 1;
  const periods = discountPeriods(duration.months, frequencyDays);
  return Math.max(0, Math.ceil(periods - (delayBilling?.days ?? 0) / frequencyDays));
}

/** The prices of an offer, one after the other, as its membership will be billed. */
export function offerPrices(offer: OfferTerms): readonly [PriceTerm, ...PriceTerm[]] {
  const { basePrice, frequencyDays } = offer.plan;
  const bills = discountedBills(offer);
  const plain: PriceTerm = { amount: basePrice.value, frequencyDays, bills: null };
  const lowered: PriceTerm = { amount: discountedPrice(offer), frequencyDays, bills };
  if (bills === 0 || lowered.amount === plain.amount) return [plain];
  return bills === null ? [lowered] : [lowered, plain];
}
