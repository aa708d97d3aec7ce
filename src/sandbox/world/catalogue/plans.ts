import type { Currency } from '../../../core/money.js';
import type { Plan, PlanFeatures } from '../../../core/contract/schemas/offers.js';
import type { PlanWords, TextsBy } from '../../catalogue/texts.js';
import { countries } from './countries.js';
import { english } from './words/english.js';
import { planTexts } from './words/words.js';

export type Tier = 'premier' | 'connect';
export type Term = 'monthly' | 'annual' | 'two-year';

/** A plan as the world seeds it. */
export interface SeedPlan {
  id: string;
  name: string;
  tier: Tier;
  term: Term;
  benefits: readonly string[];
  /** In other languages than English. */
  texts: TextsBy<PlanWords>;
  /** Minor units per period. */
  price: number;
  currency: Currency;
  frequencyDays: Plan['frequencyDays'];
  organizationCode: string | null;
  countryCode: string;
  features: PlanFeatures;
  visibility: 'public' | 'unlisted';
}

export const days: Readonly<Record<Term, Plan['frequencyDays']>> = { monthly: 30, annual: 365, 'two-year': 730 };

const tiers: Readonly<Record<Tier, PlanFeatures>> = {
  premier: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
  connect: { maxFamilyMembers: 0, liveClasses: false, devices: 2 },
};

/** Minor units, by country, tier and term. */
const prices: Readonly<Record<string, Readonly<Record<Tier, Readonly<Partial<Record<Term, number>>>>>>> = {
  US: { premier: { monthly: 3999, annual: 39999, 'two-year': 69999 }, connect: { monthly: 1499, annual: 14999 } },
  CA: { premier: { monthly: 4999, annual: 49999, 'two-year': 89999 }, connect: { monthly: 1999, annual: 19999 } },
  MX: { premier: { monthly: 59900, annual: 599900, 'two-year': 1049900 }, connect: { monthly: 24900, annual: 249900 } },
  BE: { premier: { monthly: 3799, annual: 37999, 'two-year': 65999 }, connect: { monthly: 1399, annual: 13999 } },
};

export const organization = (countryCode: string): string => `stripe-${countryCode.toLowerCase()}`;

const terms: readonly Term[] = ['monthly', 'annual', 'two-year'];

const sold: readonly SeedPlan[] = countries.flatMap(({ code, currency }) =>
  (['premier', 'connect'] as const).flatMap(tier =>
    terms.flatMap(term => {
      const price = prices[code]?.[tier][term];
      if (price === undefined) return [];
      const { name, benefits } = english.plans[tier];
      const plan: SeedPlan = {
        id: `${code.toLowerCase()}-${tier}-${term}`,
        name,
        tier,
        term,
        benefits,
        texts: planTexts(tier),
        price,
        currency,
        features: tiers[tier],
        frequencyDays: days[term],
        organizationCode: organization(code),
        countryCode: code,
        visibility: 'public',
      };
      return [plan];
    }),
  ),
);

/** A plan whose provider was never set up: nobody can buy it (spec s.5). */
const withoutProvider: readonly SeedPlan[] = sold
  .filter(({ id }) => id === 'us-premier-monthly')
  .map(plan => ({ ...plan, id: 'us-premier-unready', organizationCode: null, visibility: 'unlisted' }));

export const plans: readonly SeedPlan[] = [...sold, ...withoutProvider];

/** The plan of this country, tier and term; if it is missing, the data has a bug. */
export function planOf(countryCode: string, tier: Tier, term: Term): SeedPlan {
  const found = sold.find(plan => plan.countryCode === countryCode && plan.tier === tier && plan.term === term);
  if (!found) throw new Error(`The catalogue has no ${term} ${tier} plan for ${countryCode}.`);
  return found;
}
