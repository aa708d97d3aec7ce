import type { Discount, Offer, Plan } from '../../../../../src/core/contract/schemas/offers.js';
import type { Currency } from '../../../../../src/core/money.js';
import { priced } from '../../../../../src/core/offer-prices.js';
import type { Provider } from '../../../../../src/sandbox/billing/tables/memberships.js';

/** What the members of random histories can be sold: few plans, at prices where sums go wrong first. */

const usd: Currency = { code: 'USD', scale: 100 };
const eur: Currency = { code: 'EUR', scale: 100 };

const planOf = (id: string, value: number, frequencyDays: Plan['frequencyDays'], currency = usd): Plan => ({
  id,
  name: `Plan ${id}`,
  benefits: [],
  basePrice: { value, currency },
  frequencyDays,
  billingProvider: { organizationCode: `stripe-${currency.code}`, name: 'Echelon', kind: 'card' },
  country: { code: currency === usd ? 'US' : 'DE', currency: { code: currency.code } },
  features: { maxFamilyMembers: 4, liveClasses: true, devices: 3 },
});

export const plans: readonly Plan[] = [
  planOf('m-3999', 3999, 30),
  planOf('m-4999', 4999, 30),
  planOf('m-3999b', 3999, 30),
  planOf('y-39999', 39_999, 365),
  planOf('y-3999', 3999, 365),
  planOf('t-69999', 69_999, 730),
  planOf('m-0', 0, 30),
  planOf('m-1', 1, 30),
  planOf('m-49', 49, 30),
  planOf('m-50', 50, 30),
  planOf('m-99', 99, 30),
  planOf('eur-m', 2999, 30, eur),
  planOf('eur-y', 29_999, 365, eur),
];

const book = new Map(plans.map(plan => [plan.id, plan]));

export function planBy(id: string): Plan {
  const plan = book.get(id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

type Cut = Pick<Discount, 'duration'> & { amount?: number; percent?: number };

export const cuts: readonly Cut[] = [
  { duration: { type: 'once' }, percent: 100 },
  { duration: { type: 'once' }, amount: 1000 },
  { duration: { type: 'other', months: 3 }, percent: 50 },
  { duration: { type: 'other', months: 12 }, amount: 3950 },
  { duration: { type: 'forever' }, percent: 33 },
  { duration: { type: 'forever' }, amount: 5000 },
  { duration: { type: 'forever' }, percent: 0 },
];

export const discountOf = (cut: Cut, currency: Currency): Discount => ({ name: 'Discount', currency, ...cut });

const delays: readonly (Offer['delayBilling'] | undefined)[] = [
  undefined,
  undefined,
  { days: 7, type: 'trial' },
  { days: 90, type: 'bundle' },
];

/** Every plan on every kind of terms. */
export const offers: readonly Offer[] = plans.flatMap(plan =>
  [undefined, ...cuts].flatMap((cut, index) => {
    const delay = delays[index % delays.length];
    return [undefined, delay].map((delayBilling, variant): Offer =>
      priced({
        id: `${plan.id}/${index}/${variant}`,
        guid: `${plan.id}/${index}/${variant}`,
        kind: 'plan',
        plan,
        audience: 'public',
        ...(delayBilling && { delayBilling }),
        ...(cut && { discount: discountOf(cut, plan.basePrice.currency) }),
      }),
    );
  }),
);

const offerBook = new Map(offers.map(offer => [offer.id, offer]));

/** The delay that an offer was made with; none for an id that is a plan's. */
export const delayOf = (offerId: string): Offer['delayBilling'] => offerBook.get(offerId)?.delayBilling;

export const addons: readonly Offer[] = [
  planOf('a-999', 999, 30),
  planOf('a-49', 49, 30),
  planOf('a-9999', 9999, 365),
  planOf('a-eur', 899, 30, eur),
].map(plan => priced({ id: `offer ${plan.id}`, guid: `guid ${plan.id}`, kind: 'addon', plan, audience: 'public' }));

export const providers: readonly Provider[] = [
  { organizationCode: 'stripe-USD', name: 'Echelon', kind: 'card' },
  { organizationCode: 'apple', name: 'App Store', kind: 'appStore' },
  { organizationCode: 'echelon', name: 'Echelon', kind: 'provisioned' },
  { organizationCode: 'lafitness', name: 'LA Fitness', kind: 'partner' },
];
