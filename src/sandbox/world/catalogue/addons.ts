import { countries } from './countries.js';
import { english } from './words/english.js';
import { planTexts } from './words/words.js';
import { days, organization, type SeedPlan, type Term } from './plans.js';

/** A plan that is sold on top of another one, and never by itself. */
export type SeedAddon = Omit<SeedPlan, 'tier' | 'term' | 'visibility'> & {
  term: Term;
  visibility: 'unlisted';
  word: (typeof addons)[number];
};

const addons = ['studio-pass', 'nutrition-coach'] as const;

/** Minor units, by country, add-on and term; add-ons are not sold everywhere yet. */
const prices: Readonly<
  Record<string, Readonly<Record<(typeof addons)[number], Readonly<Record<'monthly' | 'annual', number>>>>>
> = {
  US: { 'studio-pass': { monthly: 999, annual: 9999 }, 'nutrition-coach': { monthly: 1499, annual: 14999 } },
  CA: { 'studio-pass': { monthly: 1299, annual: 12999 }, 'nutrition-coach': { monthly: 1999, annual: 19999 } },
};

/** Every add-on of every country, monthly and annual, as plans that no list of plans shows. */
export const addonPlans: readonly SeedAddon[] = countries.flatMap(({ code: countryCode, currency }) =>
  addons.flatMap(word =>
    (['monthly', 'annual'] as const).flatMap(term => {
      const price = prices[countryCode]?.[word][term];
      if (price === undefined) return [];
      const plan: SeedAddon = {
        id: `${countryCode.toLowerCase()}-${word}-${term}`,
        ...english.plans[word],
        word,
        texts: planTexts(word),
        price,
        currency,
        term,
        countryCode,
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
