import { discountedPrice, type DelayTerms, type DiscountTerms, MONTH_DAYS } from '../../../core/plan-terms.js';
import type { Discount, Offer, OfferTexts } from '../../../core/contract/schemas/offers.js';
import { addonPlans } from './addons.js';
import { countries } from './countries.js';
import { planOf, plans, type SeedPlan } from './plans.js';
import { english } from './words/english.js';
import { cardOf, type Saying } from './words/words.js';

type Card = NonNullable<Offer['card']>;

/** An offer as the world seeds it; what is left out is public, published and listed. */
export interface SeedOffer {
  id: string;
  plan: Pick<SeedPlan, 'id'>;
  kind?: 'addon';
  audience?: 'customerService';
  delayBilling?: DelayTerms;
  discount?: Discount;
  campaignId?: string;
  partnerId?: string;
  status?: 'draft';
  unlisted?: true;
  card: Card;
  /** In other languages than English. */
  texts?: OfferTexts;
}

/** A part of a price in whole units of the currency: 25 % of 39.99 is 10.00. */
const roundPart = ({ price, currency }: SeedPlan, part: number): number =>
  Math.round((price * part) / currency.scale) * currency.scale;

const monthsOf = ({ frequencyDays }: SeedPlan): number => Math.round(frequencyDays / MONTH_DAYS);

const terms = (plan: SeedPlan, discount?: DiscountTerms) => ({
  plan: { basePrice: { value: plan.price, currency: plan.currency }, frequencyDays: plan.frequencyDays },
  discount,
});

/** What a long plan saves against paying month by month: the pill must be true, so it is worked out. */
const savedAgainstMonthly = (plan: SeedPlan): number =>
  planOf(plan.countryCode, plan.tier, 'monthly').price * monthsOf(plan) - plan.price;

const savedByDiscount = (plan: SeedPlan, discount: Discount, { money, percent }: Saying): string =>
  discount.percent === undefined
    ? money(plan.price - discountedPrice(terms(plan, discount)))
    : percent(discount.percent);

const perMonth = (plan: SeedPlan): number => Math.round(plan.price / monthsOf(plan));

const thirtyDays: DelayTerms = { days: 30, type: 'trial' };
const twelveMonths: DelayTerms = { days: 365, type: 'bundle' };

const once = (plan: SeedPlan, name: string, cut: { amount: number } | { percent: number }): Discount => ({
  name,
  duration: { type: 'once' },
  ...cut,
  currency: plan.currency,
});

function publicOffers(country: string): SeedOffer[] {
  const id = country.toLowerCase();
  const premier = {
    monthly: planOf(country, 'premier', 'monthly'),
    annual: planOf(country, 'premier', 'annual'),
    twoYear: planOf(country, 'premier', 'two-year'),
  };
  const connect = { monthly: planOf(country, 'connect', 'monthly'), annual: planOf(country, 'connect', 'annual') };
  return [
    {
      id: `${id}-premier-monthly`,
      plan: premier.monthly,
      ...cardOf(premier.monthly, { emphasized: true }, ({ say }) => ({
        banner: say.banners.flexible,
        subtitle: say.subtitles.monthly,
        priceSubtext: say.prices.cancel,
      })),
    },
    {
      id: `${id}-connect-monthly`,
      plan: connect.monthly,
      ...cardOf(connect.monthly, {}, ({ say }) => ({
        subtitle: say.subtitles.connected,
        priceSubtext: say.prices.cancel,
      })),
    },
    {
      id: `${id}-premier-annual-trial`,
      plan: premier.annual,
      delayBilling: thirtyDays,
      ...cardOf(premier.annual, { tone: 'success', emphasized: true }, ({ say, money }) => ({
        banner: say.banners.free,
        savings: say.savings.save(money(savedAgainstMonthly(premier.annual))),
        subtitle: say.subtitles.year,
        priceSubtext: say.prices.perMonthAfterTrial(money(perMonth(premier.annual))),
        footer: say.footers.trial,
      })),
    },
    {
      id: `${id}-connect-annual`,
      plan: connect.annual,
      ...cardOf(connect.annual, {}, ({ say, money }) => ({
        savings: say.savings.save(money(savedAgainstMonthly(connect.annual))),
        subtitle: say.subtitles.connected,
        priceSubtext: say.prices.perMonth(money(perMonth(connect.annual))),
      })),
    },
    {
      id: `${id}-premier-two-year`,
      plan: premier.twoYear,
      ...cardOf(premier.twoYear, { tone: 'ink', emphasized: true }, ({ say, money }) => ({
        banner: say.banners.bestPrice,
        savings: say.savings.save(money(savedAgainstMonthly(premier.twoYear))),
        subtitle: say.subtitles.twoYears,
        priceSubtext: say.prices.perMonth(money(perMonth(premier.twoYear))),
      })),
    },
    {
      id: `${id}-premier-monthly-trial`,
      plan: premier.monthly,
      delayBilling: thirtyDays,
      unlisted: true,
      ...cardOf(premier.monthly, { tone: 'success', emphasized: true }, ({ say }) => ({
        banner: say.banners.free,
        subtitle: say.subtitles.monthly,
        priceSubtext: say.prices.firstPayment,
      })),
    },
    {
      id: `${id}-premier-bundle`,
      plan: premier.annual,
      delayBilling: twelveMonths,
      unlisted: true,
      ...cardOf(premier.annual, { tone: 'info', emphasized: true }, ({ say }) => ({
        banner: say.banners.equipment,
        subtitle: say.subtitles.included,
        priceSubtext: say.prices.proof,
      })),
    },
  ];
}

function campaignOffers(country: string): SeedOffer[] {
  const id = country.toLowerCase();
  const monthly = planOf(country, 'premier', 'monthly');
  const annual = planOf(country, 'premier', 'annual');
  const firstMonth = once(monthly, english.discounts.half, { percent: 50 });
  const quarter: Discount = {
    name: english.discounts.quarter,
    duration: { type: 'other', months: 3 },
    amount: roundPart(monthly, 0.25),
    currency: monthly.currency,
  };
  const always: Discount = {
    name: english.discounts.always,
    duration: { type: 'forever' },
    percent: 15,
    currency: annual.currency,
  };
  return [
    {
      id: `${id}-new-year-half`,
      plan: monthly,
      discount: firstMonth,
      campaignId: 'new-year',
      ...cardOf(monthly, { emphasized: true }, saying => {
        const { say, money } = saying;
        return {
          banner: say.banners.half,
          savings: say.savings.first(savedByDiscount(monthly, firstMonth, saying)),
          subtitle: say.subtitles.small,
          priceSubtext: say.prices.thenMonthly(money(monthly.price)),
          discount: say.discounts.half,
        };
      }),
    },
    {
      id: `${id}-new-year-forever`,
      plan: annual,
      discount: always,
      campaignId: 'new-year',
      ...cardOf(annual, { tone: 'ink' }, saying => {
        const { say } = saying;
        return {
          banner: say.banners.forGood,
          savings: say.savings.save(savedByDiscount(annual, always, saying)),
          subtitle: say.subtitles.yearly,
          priceSubtext: say.prices.same,
          discount: say.discounts.always,
        };
      }),
    },
    {
      id: `${id}-new-year-quarter`,
      plan: monthly,
      discount: quarter,
      campaignId: 'new-year',
      ...cardOf(monthly, { tone: 'success' }, saying => {
        const { say, money } = saying;
        return {
          banner: say.banners.lighter,
          savings: say.savings.monthly(savedByDiscount(monthly, quarter, saying)),
          subtitle: say.subtitles.habit,
          priceSubtext: say.prices.threeMonths(money(monthly.price)),
          discount: say.discounts.quarter,
        };
      }),
    },
    {
      id: `${id}-summer-once`,
      plan: monthly,
      discount: firstMonth,
      campaignId: 'summer',
      ...cardOf(monthly, { tone: 'info', emphasized: true }, saying => {
        const { say } = saying;
        return {
          banner: say.banners.summer,
          savings: say.savings.first(savedByDiscount(monthly, firstMonth, saying)),
          discount: say.discounts.half,
        };
      }),
    },
  ];
}

function partnerOffers(country: string): SeedOffer[] {
  const id = country.toLowerCase();
  const monthly = planOf(country, 'premier', 'monthly');
  const annual = planOf(country, 'premier', 'annual');
  const connect = planOf(country, 'connect', 'monthly');
  const withPurchase = once(annual, english.discounts.fitshop, { amount: roundPart(annual, 0.125) });
  const guest: Discount = {
    name: english.discounts.northside,
    duration: { type: 'forever' },
    percent: 25,
    currency: monthly.currency,
  };
  const start: Discount = {
    name: english.discounts.start,
    duration: { type: 'other', months: 3 },
    amount: roundPart(connect, 0.35),
    currency: connect.currency,
  };
  return [
    {
      id: `${id}-fitshop-bundle`,
      plan: annual,
      delayBilling: twelveMonths,
      partnerId: 'fitshop',
      ...cardOf(annual, { tone: 'success', emphasized: true }, ({ say }) => ({
        banner: say.banners.included,
        subtitle: say.subtitles.fitshop,
        priceSubtext: say.prices.yearFree,
        footer: say.footers.proof,
      })),
    },
    {
      id: `${id}-fitshop-annual`,
      plan: annual,
      discount: withPurchase,
      partnerId: 'fitshop',
      ...cardOf(annual, {}, saying => {
        const { say, money } = saying;
        return {
          savings: say.savings.save(savedByDiscount(annual, withPurchase, saying)),
          subtitle: say.subtitles.whole,
          priceSubtext: say.prices.thenYearly(money(annual.price)),
          discount: say.discounts.fitshop,
        };
      }),
    },
    {
      id: `${id}-fitshop-monthly`,
      plan: monthly,
      partnerId: 'fitshop',
      ...cardOf(monthly, {}, ({ say }) => ({
        subtitle: say.subtitles.monthly,
        priceSubtext: say.prices.cancel,
      })),
    },
    {
      id: `${id}-northside-monthly`,
      plan: monthly,
      discount: guest,
      partnerId: 'northside',
      ...cardOf(monthly, { emphasized: true }, saying => {
        const { say } = saying;
        return {
          banner: say.banners.northside,
          savings: say.savings.save(savedByDiscount(monthly, guest, saying)),
          subtitle: say.subtitles.home,
          priceSubtext: say.prices.stay,
          discount: say.discounts.northside,
        };
      }),
    },
    {
      id: `${id}-northside-connect`,
      plan: connect,
      discount: start,
      partnerId: 'northside',
      ...cardOf(connect, {}, saying => {
        const { say, money } = saying;
        return {
          savings: say.savings.monthly(savedByDiscount(connect, start, saying)),
          subtitle: say.subtitles.connected,
          priceSubtext: say.prices.threeMonths(money(connect.price)),
          discount: say.discounts.start,
        };
      }),
    },
    {
      id: `${id}-northside-annual-trial`,
      plan: annual,
      delayBilling: thirtyDays,
      partnerId: 'northside',
      ...cardOf(annual, { tone: 'success' }, ({ say, money }) => ({
        banner: say.banners.free,
        savings: say.savings.save(money(savedAgainstMonthly(annual))),
        subtitle: say.subtitles.whole,
        priceSubtext: say.prices.perMonth(money(perMonth(annual))),
      })),
    },
  ];
}

/** Offers that a shopper must never be able to take: one not ready, one not published. */
function unsellable(): SeedOffer[] {
  const draft = planOf('US', 'premier', 'monthly');
  return [
    ...plans
      .filter(({ organizationCode }) => organizationCode === null)
      .map((plan): SeedOffer => ({
        id: 'us-premier-unready',
        plan,
        unlisted: true,
        card: { subtitle: 'Not ready to be sold' },
      })),
    { id: 'us-premier-draft', plan: draft, status: 'draft', card: { subtitle: 'Still being written' } },
  ];
}

/** What goes on top of a membership. */
const addonOffers: readonly SeedOffer[] = addonPlans.map(plan => ({
  id: plan.id,
  plan,
  kind: 'addon',
  ...cardOf(plan, {}, ({ say }) => ({
    subtitle: say.plans[plan.word].benefits[0] ?? '',
    priceSubtext: say.prices.added,
  })),
}));

/** What only customer service gives. */
function serviceOffers(country: string): SeedOffer[] {
  const monthly = planOf(country, 'premier', 'monthly');
  const discount: Discount = {
    name: english.discounts.thanks,
    duration: { type: 'other', months: 3 },
    percent: 30,
    currency: monthly.currency,
  };
  return [
    {
      id: `${country.toLowerCase()}-premier-goodwill`,
      plan: monthly,
      discount,
      audience: 'customerService',
      ...cardOf(monthly, { tone: 'success' }, saying => {
        const { say, money } = saying;
        return {
          banner: say.banners.thanks,
          savings: say.savings.save(savedByDiscount(monthly, discount, saying)),
          subtitle: say.subtitles.stay,
          priceSubtext: say.prices.threeMonths(money(monthly.price)),
          discount: say.discounts.thanks,
        };
      }),
    },
  ];
}

/** Every offer of the demo catalogue, best first within its list. */
export const offers: readonly SeedOffer[] = [
  ...countries.flatMap(({ code }) => [
    ...publicOffers(code),
    ...campaignOffers(code),
    ...partnerOffers(code),
    ...serviceOffers(code),
  ]),
  ...unsellable(),
  ...addonOffers,
];
