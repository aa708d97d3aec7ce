import { countries } from './countries.js';
import { days, organization, type SeedPlan, type Term } from './plans.js';

/** A plan that is sold on top of another one, and never by itself. */
export type SeedAddon = Omit<SeedPlan, 'tier' | 'term' | 'visibility'> & {
  term: Term;
  visibility: 'unlisted';
  priceSubtext: string;
};

const addons = [
  {
    word: 'studio-pass',
    name: 'Studio Pass',
    priceSubtext: 'Added to your membership',
    benefits: ['Live classes from guest studios', 'A seat in every small-group session', 'Recordings for 30 days'],
  },
  {
    word: 'nutrition-coach',
    name: 'Nutrition Coach',
    priceSubtext: 'Added to your membership',
    benefits: ['Weekly meal plans that follow your training', 'Shopping lists', 'Questions answered by a dietitian'],
  },
] as const;

/** Minor units, by country, add-on and term; add-ons are not sold everywhere yet. */
const prices: Readonly<
  Record<string, Readonly<Record<(typeof addons)[number]['word'], Readonly<Record<'monthly' | 'annual', number>>>>>
> = {
  US: { 'studio-pass': { monthly: 999, annual: 9999 }, 'nutrition-coach': { monthly: 1499, annual: 14999 } },
  CA: { 'studio-pass': { monthly: 1299, annual: 12999 }, 'nutrition-coach': { monthly: 1999, annual: 19999 } },
};

/** Every add-on of every country, monthly and annual, as plans that no list of plans shows. */
export const addonPlans: readonly SeedAddon[] = countries.flatMap(({ code: countryCode, currency }) =>
  addons.flatMap(({ word, name, benefits, priceSubtext }) =>
    (['monthly', 'annual'] as const).flatMap(term => {
      const price = prices[countryCode]?.[word][term];
      if (price === undefined) return [];
      const plan: SeedAddon = {
        id: `${countryCode.toLowerCase()}-${word}-${term}`,
        name,
        benefits,
        price,
        currency,
        term,
        countryCode,
        priceSubtext,
        frequencyDays: days[term],
        organizationCode: organization(countryCode),
        visibility: 'unlisted',
        // an add-on brings no seats, and takes none away
        features: { maxFamilyMembers: 0, liveClasses: false, devices: 0 },
      };
      return [plan];
    }),
  ),
);
