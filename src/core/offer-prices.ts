import type { Offer } from './contract/schemas/offers.js';
import type { PriceTerm, PriceTerms } from './contract/schemas/prices.js';
import { discountPeriods } from './billing-terms.js';
import { discountedPrice, type OfferTerms } from './plan-terms.js';

/** At how many bills an offer's discount counts; null for all of them. Its months run from today, a trial's days among them. */
function discountedBills({ plan: { frequencyDays }, delayBilling, discount }: OfferTerms): number | null {
  const duration = discount?.duration;
  if (!duration || duration.type === 'forever') return null;
  if (duration.type === 'once') return 1;
  const periods = discountPeriods(duration.months, frequencyDays);
  return Math.max(0, Math.ceil(periods - (delayBilling?.days ?? 0) / frequencyDays));
}

/** The prices of an offer, one after the other, as its membership will be billed. */
export function offerPrices(offer: OfferTerms): PriceTerms {
  const { basePrice, frequencyDays } = offer.plan;
  const bills = discountedBills(offer);
  const plain: PriceTerm = { amount: basePrice.value, frequencyDays, bills: null };
  const lowered: PriceTerm = { ...plain, amount: discountedPrice(offer), bills };
  if (bills === 0 || lowered.amount === plain.amount) return { first: plain, later: [] };
  return { first: lowered, later: bills === null ? [] : [plain] };
}

/** An offer with its prices. */
export const priced = (offer: Omit<Offer, 'prices'>): Offer => ({ ...offer, prices: offerPrices(offer) });
