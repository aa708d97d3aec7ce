import type { Offer } from '../../../core/contract/schemas/offers.js';
import { formatMoney, type Money } from '../../../core/money.js';
import { discountAmount, discountedPrice } from '../../../core/plan-terms.js';
import type { Copy } from './copy.js';

/** What a pricing card shows of an offer; marketing's own words come before ours. */
export interface OfferCard {
  price: Money;
  before: Money | undefined;
  frequency: string;
  savings: string | undefined;
  subtext: string;
}

function savingsOf({ discount, plan }: Offer, copy: Copy, locale: string): string | undefined {
  if (!discount) return undefined;
  const { value, currency } = plan.basePrice;
  return copy.save(
    discount.percent === undefined
      ? formatMoney({ value: discountAmount(value, discount), currency }, locale)
      : copy.percent(discount.percent),
  );
}

function subtextOf({ delayBilling, discount, plan }: Offer, copy: Copy, locale: string): string {
  const { unit, adverb } = copy.period(plan.frequencyDays);
  if (delayBilling)
    return delayBilling.type === 'trial' ? copy.freeFirst(delayBilling.days) : copy.includedFirst(delayBilling.days);
  if (discount && discount.duration.type !== 'forever')
    return copy.afterwards(formatMoney(plan.basePrice, locale), unit);
  return copy.billed(adverb);
}

/** The price a card shows is the price after the discount, with the price before it struck through. */
export function cardOf(offer: Offer, copy: Copy, locale: string): OfferCard {
  const { basePrice, frequencyDays } = offer.plan;
  const price = { value: discountedPrice(offer), currency: basePrice.currency };
  return {
    price,
    before: price.value < basePrice.value ? basePrice : undefined,
    frequency: copy.period(frequencyDays).unit,
    savings: offer.card?.savings ?? savingsOf(offer, copy, locale),
    subtext: offer.card?.priceSubtext ?? subtextOf(offer, copy, locale),
  };
}

/** `Monthly`, `Annually`, `Every two years`. */
export function frequencyLabel(frequencyDays: number, copy: Copy): string {
  const { adverb } = copy.period(frequencyDays);
  return adverb.charAt(0).toUpperCase() + adverb.slice(1);
}
