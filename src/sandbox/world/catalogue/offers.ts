import { formatMoney } from '../../../core/money.js';
import { discountedPrice, type DelayTerms, type DiscountTerms } from '../../../core/plan-terms.js';
import type { Discount, Offer } from '../../../core/contract/schemas/offers.js';
import { MONTH_DAYS } from '../../../core/billing-terms.js';
import { addonPlans } from './addons.js';
import { countries } from './countries.js';
import { planOf, plans, type SeedPlan } from './plans.js';

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
}

const money = (plan: SeedPlan, value: number) => formatMoney({ value, currency: plan.currency });

/** A part of a price in whole units of the currency: 25 % of 39.99 is 10.00. */
const roundPart = ({ price, currency }: SeedPlan, part: number): number =>
  Math.round((price * part) / currency.scale) * currency.scale;

const monthsOf = ({ frequencyDays }: SeedPlan): number => Math.round(frequencyDays / MONTH_DAYS);

const terms = (plan: SeedPlan, discount?: DiscountTerms) => ({
  plan: { basePrice: { value: plan.price, currency: plan.currency }, frequencyDays: plan.frequencyDays },
  discount,
});

/** What a long plan saves against paying month by month: the pill must be true, so it is worked out. */
function savedAgainstMonthly(plan: SeedPlan): string {
  const monthly = planOf(plan.countryCode, plan.tier, 'monthly');
  return `Save ${money(plan, monthly.price * monthsOf(plan) - plan.price)}`;
}

const savedByDiscount = (plan: SeedPlan, discount: Discount): string =>
  discount.percent === undefined
    ? `Save ${money(plan, plan.price - discountedPrice(terms(plan, discount)))}`
    : `Save ${discount.percent}%`;

const perMonth = (plan: SeedPlan): string => `About ${money(plan, Math.round(plan.price / monthsOf(plan)))} a month`;

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
      card: {
        banner: { text: 'Most flexible', tone: 'accent' },
        subtitle: 'Everything, month by month',
        priceSubtext: 'Cancel any time',
        emphasized: true,
      },
    },
    {
      id: `${id}-connect-monthly`,
      plan: connect.monthly,
      card: { subtitle: 'Your equipment, connected', priceSubtext: 'Cancel any time' },
    },
    {
      id: `${id}-premier-annual-trial`,
      plan: premier.annual,
      delayBilling: thirtyDays,
      card: {
        banner: { text: '30 days free', tone: 'success' },
        savings: savedAgainstMonthly(premier.annual),
        subtitle: 'Everything, for a year',
        priceSubtext: `${perMonth(premier.annual)}, after 30 free days`,
        footer: 'You can cancel during the trial and pay nothing.',
        emphasized: true,
      },
    },
    {
      id: `${id}-connect-annual`,
      plan: connect.annual,
      card: {
        savings: savedAgainstMonthly(connect.annual),
        subtitle: 'Your equipment, connected',
        priceSubtext: perMonth(connect.annual),
      },
    },
    {
      id: `${id}-premier-two-year`,
      plan: premier.twoYear,
      card: {
        banner: { text: 'Best price', tone: 'ink' },
        savings: savedAgainstMonthly(premier.twoYear),
        subtitle: 'Everything, for two years',
        priceSubtext: perMonth(premier.twoYear),
        emphasized: true,
      },
    },
    {
      id: `${id}-premier-monthly-trial`,
      plan: premier.monthly,
      delayBilling: thirtyDays,
      unlisted: true,
      card: {
        banner: { text: '30 days free', tone: 'success' },
        subtitle: 'Everything, month by month',
        priceSubtext: 'First payment after 30 days',
        emphasized: true,
      },
    },
    {
      id: `${id}-premier-bundle`,
      plan: premier.annual,
      delayBilling: twelveMonths,
      unlisted: true,
      card: {
        banner: { text: 'With your equipment', tone: 'info' },
        subtitle: '12 months included',
        priceSubtext: 'Serial number or receipt needed',
        emphasized: true,
      },
    },
  ];
}

function campaignOffers(country: string): SeedOffer[] {
  const id = country.toLowerCase();
  const monthly = planOf(country, 'premier', 'monthly');
  const annual = planOf(country, 'premier', 'annual');
  const firstMonth = once(monthly, 'Half off your first month', { percent: 50 });
  const quarter: Discount = {
    name: 'New Year start',
    duration: { type: 'other', months: 3 },
    amount: roundPart(monthly, 0.25),
    currency: monthly.currency,
  };
  const always: Discount = {
    name: 'New Year price for good',
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
      card: {
        banner: { text: 'First month half price', tone: 'accent' },
        savings: `${savedByDiscount(monthly, firstMonth)} on month one`,
        subtitle: 'Start small',
        priceSubtext: `Then ${money(monthly, monthly.price)} a month`,
      },
    },
    {
      id: `${id}-new-year-quarter`,
      plan: monthly,
      discount: quarter,
      campaignId: 'new-year',
      card: {
        banner: { text: 'Three lighter months', tone: 'success' },
        savings: `${savedByDiscount(monthly, quarter)} a month`,
        subtitle: 'Build the habit',
        priceSubtext: `For 3 months, then ${money(monthly, monthly.price)} a month`,
        emphasized: true,
      },
    },
    {
      id: `${id}-new-year-forever`,
      plan: annual,
      discount: always,
      campaignId: 'new-year',
      card: {
        banner: { text: 'Yours for good', tone: 'ink' },
        savings: savedByDiscount(annual, always),
        subtitle: 'A year at a time',
        priceSubtext: 'The same price at every renewal',
        emphasized: true,
      },
    },
    {
      id: `${id}-summer-once`,
      plan: monthly,
      discount: firstMonth,
      campaignId: 'summer',
      card: {
        banner: { text: 'Summer start', tone: 'info' },
        savings: `${savedByDiscount(monthly, firstMonth)} on month one`,
        emphasized: true,
      },
    },
  ];
}

function partnerOffers(country: string): SeedOffer[] {
  const id = country.toLowerCase();
  const monthly = planOf(country, 'premier', 'monthly');
  const annual = planOf(country, 'premier', 'annual');
  const connect = planOf(country, 'connect', 'monthly');
  const withPurchase = once(annual, 'Fitshop welcome', { amount: roundPart(annual, 0.125) });
  const guest: Discount = {
    name: 'Northside members',
    duration: { type: 'forever' },
    percent: 25,
    currency: monthly.currency,
  };
  const start: Discount = {
    name: 'Northside start',
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
      card: {
        banner: { text: '12 months included', tone: 'success' },
        subtitle: 'With equipment bought at Fitshop',
        priceSubtext: `Nothing to pay for a year, then ${money(annual, annual.price)} a year`,
        footer: 'Keep your serial number or receipt at hand.',
        emphasized: true,
      },
    },
    {
      id: `${id}-fitshop-annual`,
      plan: annual,
      discount: withPurchase,
      partnerId: 'fitshop',
      card: {
        savings: savedByDiscount(annual, withPurchase),
        subtitle: 'A year of everything',
        priceSubtext: `Then ${money(annual, annual.price)} a year`,
      },
    },
    {
      id: `${id}-fitshop-monthly`,
      plan: monthly,
      partnerId: 'fitshop',
      card: { subtitle: 'Everything, month by month', priceSubtext: 'Cancel any time', emphasized: true },
    },
    {
      id: `${id}-northside-monthly`,
      plan: monthly,
      discount: guest,
      partnerId: 'northside',
      card: {
        banner: { text: 'For Northside members', tone: 'accent' },
        savings: savedByDiscount(monthly, guest),
        subtitle: 'Everything, at home too',
        priceSubtext: 'For as long as you stay',
        emphasized: true,
      },
    },
    {
      id: `${id}-northside-connect`,
      plan: connect,
      discount: start,
      partnerId: 'northside',
      card: {
        savings: `${savedByDiscount(connect, start)} a month`,
        subtitle: 'Your equipment, connected',
        priceSubtext: `For 3 months, then ${money(connect, connect.price)} a month`,
      },
    },
    {
      id: `${id}-northside-annual-trial`,
      plan: annual,
      delayBilling: thirtyDays,
      partnerId: 'northside',
      card: {
        banner: { text: '30 days free', tone: 'success' },
        savings: savedAgainstMonthly(annual),
        subtitle: 'A year of everything',
        priceSubtext: perMonth(annual),
        emphasized: true,
      },
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
  card: { subtitle: plan.benefits[0] ?? '', priceSubtext: plan.priceSubtext },
}));

/** What only customer service gives. */
function serviceOffers(country: string): SeedOffer[] {
  const monthly = planOf(country, 'premier', 'monthly');
  const discount: Discount = {
    name: 'A thank-you from us',
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
      card: {
        banner: { text: 'A thank-you', tone: 'success' },
        savings: savedByDiscount(monthly, discount),
        subtitle: 'For members who stay',
        priceSubtext: `For 3 months, then ${money(monthly, monthly.price)} a month`,
      },
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
