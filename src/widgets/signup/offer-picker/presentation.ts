import type { Offer, Plan } from '../../../core/contract/schemas/offers.js';
import type { PriceTerm } from '../../../core/contract/schemas/prices.js';
import { claims, sayMoney, type MoneyClaim } from '../../../core/figures.js';
import type { Money } from '../../../core/money.js';
import type { DelayTerms } from '../../../core/plan-terms.js';
import { type PriceSaying, sayPrices, timeOf } from '../../price-terms.js';
import type { Copy } from './copy.js';

type PriceCopy = PriceSaying['words'];

/** What a pricing card shows of an offer; marketing's own words come before ours. */
export interface OfferCard {
  price: Money;
  before: Money | undefined;
  frequency: string;
  /** How long nothing is owed, when that is so: `for 12 months`. The price is what comes then. */
  freeFor: string | undefined;
  savings: string | undefined;
  /** What comes after that price, and when; nothing where it stays. */
  terms: string | undefined;
  subtext: string;
}

function savingsOf({ discount, plan }: Offer, copy: Copy, locale: string): string | undefined {
  if (!discount) return undefined;
  const { value, currency } = plan.basePrice;
  return copy.save(
    discount.percent === undefined
      ? sayMoney({ value: Math.min(discount.amount ?? 0, value), currency }, locale, { is: 'saved', plan: plan.id })
      : copy.percent(discount.percent),
  );
}

const YEAR = 365;

/** Whole years are said in months, as people say them: `for 12 months`. */
const freeForOf = ({ days }: DelayTerms, { freeFor }: Copy): string =>
  days % YEAR === 0 ? freeFor.months((days / YEAR) * 12) : freeFor.days(days);

/** What comes after the price that is shown, or after free days, and when; nothing where that price stays. */
function termsOf(offer: Offer, copy: Copy, words: PriceCopy, locale: string): string | undefined {
  const { delayBilling, plan } = offer;
  const { currency } = plan.basePrice;
  const { first, later } = offer.prices;
  const said = (prices: readonly PriceTerm[]) =>
    sayPrices(prices, {
      currency,
      words,
      period: copy.period,
      locale,
      when: prices.map(price => (price === first ? priceClaim(offer) : plainClaim(plan))),
    });
  if (delayBilling) return copy.afterwards(said([first, ...later]));
  return first.bills === null ? undefined : copy.atFirst(timeOf(first.bills, first.frequencyDays, locale), said(later));
}

const plainClaim = ({ frequencyDays, id }: Plan, was = false): MoneyClaim => ({
  is: 'plainPrice',
  per: frequencyDays,
  plan: id,
  ...(was && { was }),
});

/** Of the first period that is billed. */
const priceClaim = ({ plan, guid }: Offer): MoneyClaim => ({
  is: 'price',
  per: plan.frequencyDays,
  pressed: true,
  plan: guid,
});

const priceOf = (offer: Offer): Money =>
  claims({ value: offer.prices.first.amount, currency: offer.plan.basePrice.currency }, priceClaim(offer));

/**
 * The price a card shows is what is owed: free for as long as billing is delayed, else the price after the discount,
 * with the price before it struck through.
 */
export function cardOf(offer: Offer, copy: Copy, words: PriceCopy, locale: string): OfferCard {
  const { basePrice, frequencyDays } = offer.plan;
  const { card, delayBilling } = offer;
  const { unit, adverb } = copy.period(frequencyDays);
  // what comes after is never left to marketing
  const terms = termsOf(offer, copy, words, locale);
  const price = priceOf(offer);
  const repeats = terms !== undefined && card?.priceSubtext?.includes(sayMoney({ ...price }, locale));
  return {
    price,
    before: price.value < basePrice.value ? claims(basePrice, plainClaim(offer.plan, true)) : undefined,
    freeFor: delayBilling && freeForOf(delayBilling, copy),
    frequency: unit,
    savings: card?.savings ?? savingsOf(offer, copy, locale),
    terms,
    // what marketing says again of a later price is said once
    subtext: [terms, repeats ? undefined : card?.priceSubtext].filter(Boolean).join('. ') || copy.billed(adverb),
  };
}

export const benefitsOf = ({ plan }: Offer): readonly string[] => plan.benefits.map(({ text }) => text);

/** What every plan includes, where all include the same: it is said once below the cards. */
export function sharedBenefits(offers: readonly Offer[]): readonly string[] | undefined {
  const [first = [], ...others] = offers.map(benefitsOf);
  return first.length > 0 && others.length > 0 && others.every(list => list.join() === first.join())
    ? first
    : undefined;
}

/** `Monthly`, `Annually`, `Two years`: short enough for three in a row on a phone. */
export function frequencyLabel(frequencyDays: number, copy: Copy): string {
  const label = frequencyDays > 365 ? copy.twoYears : copy.period(frequencyDays).adverb;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
