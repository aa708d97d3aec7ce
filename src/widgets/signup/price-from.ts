import { atom, onMount } from 'nanostores';
import { listOffers } from '../../core/contract/offers.js';
import { countryOf } from '../../core/home-country.js';
import { sayMoney } from '../../core/figures.js';
import { DEFAULT_FREQUENCY_DAYS } from '../../core/plan-terms.js';
import type { Offer } from '../../core/contract/schemas/offers.js';
import type { Session } from '../../core/session/session.js';

export type PriceFrom = { is: 'loading' } | { is: 'unknown' } | { is: 'known'; price: string };

/** The lowest price of a month without any discount, of the plans by the month that have live classes: texts beside it sell them. */
function lowest(offers: readonly Offer[], locale: string): PriceFrom {
  const prices = offers
    .filter(
      ({ kind, plan }) => kind === 'plan' && plan.frequencyDays === DEFAULT_FREQUENCY_DAYS && plan.features.liveClasses,
    )
    .map(({ plan }) => plan.basePrice);
  const least = Math.min(...prices.map(({ value }) => value));
  const money = prices.find(({ value }) => value === least);
  return money
    ? { is: 'known', price: sayMoney(money, locale, { is: 'plainPrice', per: DEFAULT_FREQUENCY_DAYS, live: true }) }
    : { is: 'unknown' };
}

/** From which price a visitor gets live and on-demand classes, in the money of their country. */
export function createPriceFrom(session: Session, locale: string) {
  const $price = atom<PriceFrom>({ is: 'loading' });
  onMount($price, () => {
    const abort = new AbortController();
    const countryCode = session.get().flags.onboarding.countryCode ?? countryOf(locale);
    void session.request(listOffers, { countryCode }, abort).then(answer => {
      if (!abort.signal.aborted) $price.set(answer.ok ? lowest(answer.data.items, locale) : { is: 'unknown' });
    });
    return () => abort.abort();
  });
  return { $price };
}
