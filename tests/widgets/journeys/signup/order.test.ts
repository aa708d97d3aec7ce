import { describe, expect, it } from 'vitest';
import type { Offer, Plan } from '../../../../src/core/contract/schemas/offers.js';
import type { Quote } from '../../../../src/core/contract/schemas/quote.js';
import { languages } from '../../../../src/core/languages.js';
import { load } from '../../../../src/languages/load.js';
import type { Books } from '../../../../src/sandbox/billing/books/books.js';
import { computeQuote, type QuoteInput, travelling } from '../../../../src/sandbox/billing/quote/quote.js';
import { quotedPrices } from '../../../../src/sandbox/billing/quote/quote-prices.js';
import { priceWords } from '../../../../src/ui/data/price/words.js';
import { words as journeyWords } from '../../../../src/widgets/journeys/signup/copy.js';
import { orderOf } from '../../../../src/widgets/journeys/signup/order.js';
import { reviewWords, type ReviewCopy } from '../../../../src/widgets/journeys/signup/review-copy.js';
import { words as offerWords, type Copy } from '../../../../src/widgets/signup/offer-picker/copy.js';
import { spoken } from '../../../languages/spoken.js';

const now = Date.UTC(2026, 10, 28, 12) / 1000;
const currency = { code: 'USD', scale: 100 };

const planOf = (value: number, frequencyDays: Plan['frequencyDays']): Plan => ({
  id: 'plan',
  name: 'Premier',
  benefits: [],
  basePrice: { value, currency },
  frequencyDays,
  billingProvider: { organizationCode: 'stripe-us', name: 'Echelon', kind: 'card' },
  country: { code: 'US', currency: { code: 'USD' } },
  features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
});
const monthly = planOf(3999, 30);
const annual = planOf(39_999, 365);
const twoYear = planOf(69_999, 730);

/** The quote of the very code that charges. */
function quoted({ plan = monthly, credit = 0, ...more }: Partial<QuoteInput> & { plan?: Plan }): Quote {
  const quote = computeQuote({ now, plan, credit, trialUsed: false, blockers: [], ...more });
  const books: Books = {
    userId: 'usr',
    subscription: undefined,
    addons: [],
    open: undefined,
    credit: { USD: credit },
    card: undefined,
  };
  return travelling(quote, quotedPrices({ at: now, books, plan: () => plan }, quote), 'token');
}

const trial = { id: 'trial', delayBilling: { days: 30, type: 'trial' } as const };
const off = (percent: number, duration: NonNullable<Offer['discount']>['duration']) => ({
  name: 'Off',
  percent,
  duration,
  currency,
});
const days = { code: 'DAYS', effect: { kind: 'days' as const, days: 30 } };

const cases: Record<string, Quote> = {
  plain: quoted({}),
  'half price at first': quoted({ offer: { id: 'half', discount: off(50, { type: 'once' }) } }),
  'cheaper for a while': quoted({ offer: { id: 'quarter', discount: off(25, { type: 'other', months: 3 }) } }),
  trial: quoted({ offer: trial }),
  bundle: quoted({ plan: annual, offer: { id: 'bundle', delayBilling: { days: 365, type: 'bundle' } } }),
  'credit for one bill': quoted({ credit: 3999 }),
  'credit for two bills': quoted({ credit: 7998 }),
  'two years, a code of days and $600 of credit': quoted({ plan: twoYear, redemption: days, credit: 60_000 }),
  'a trial and $10 of credit': quoted({ plan: annual, offer: trial, credit: 1000 }),
  'nothing for two months': quoted({ offer: { id: 'free', discount: off(100, { type: 'other', months: 2 }) } }),
  'half price once, after a code of days': quoted({
    offer: { id: 'half', discount: off(50, { type: 'once' }) },
    redemption: days,
  }),
};

const order = (
  quote: Quote,
  copy: ReviewCopy = reviewWords.english,
  offers: Copy = offerWords.english,
  words: typeof priceWords.english = priceWords.english,
  locale = 'en-US',
) => orderOf(quote, copy, { words, period: offers.period, locale });

const said = (part: 'press' | 'renewal') =>
  Object.fromEntries(Object.entries(cases).map(([name, quote]) => [name, order(quote)[part]]));

describe('the last press before paying', () => {
  it('names what it takes, or else the first price that is not nothing, and its day', () => {
    expect(said('press')).toEqual({
      plain: 'Subscribe and pay $39.99',
      'half price at first': 'Subscribe and pay $19.99',
      'cheaper for a while': 'Subscribe and pay $29.99',
      trial: 'Start trial, then $39.99 per month from 12/28/2026',
      bundle: 'Start membership, then $399.99 per year from 11/28/2027',
      'credit for one bill': 'Subscribe, then $39.99 per month from 12/28/2026',
      'credit for two bills': 'Subscribe, then $39.99 per month from 12/28/2026',
      // never what is left to pay once: credit comes off one bill, the price stays
      'two years, a code of days and $600 of credit': 'Subscribe, then $699.99 per two years from 12/28/2026',
      'a trial and $10 of credit': 'Start trial, then $399.99 per year from 12/28/2026',
      'nothing for two months': 'Subscribe, then $39.99 per month from 01/27/2027',
      'half price once, after a code of days': 'Subscribe, then $19.99 per month from 12/28/2026',
    });
  });

  it('has the prices that it renews at beside it, how long each holds, and how to end it', () => {
    const way = (prices: string) =>
      `Renews automatically until you cancel: ${prices}. Cancel any time in your account.`;
    expect(said('renewal')).toEqual({
      plain: way('$39.99 per month'),
      'half price at first': way('$19.99 per month for 1 month, then $39.99 per month'),
      'cheaper for a while': way('$29.99 per month for 3 months, then $39.99 per month'),
      trial: way('$39.99 per month'),
      bundle: way('$399.99 per year'),
      'credit for one bill': way('$39.99 per month'),
      'credit for two bills': way('$39.99 per month'),
      'two years, a code of days and $600 of credit': way('$699.99 per two years'),
      'a trial and $10 of credit': way('$399.99 per year'),
      'nothing for two months': way('$0.00 per month for 2 months, then $39.99 per month'),
      'half price once, after a code of days': way('$19.99 per month for 1 month, then $39.99 per month'),
    });
    expect(order({ ...quoted({}), nextBill: null, prices: [] }).renewal).toBeUndefined();
  });

  for (const locale of ['fr-BE', 'fr-CA', 'nl-BE', 'es-MX'])
    it(`names a sum in ${locale}, whatever the quote`, async () => {
      const copy = (await load(locale, reviewWords)) as ReviewCopy;
      const offers = (await load(locale, offerWords)) as Copy;
      const words = (await load(locale, priceWords)) as typeof priceWords.english;
      for (const [name, quote] of Object.entries(cases)) {
        const { press, renewal } = order(quote, copy, offers, words, locale);
        expect(press, name).toMatch(/\d\d[.,]99/);
        expect(renewal, name).toMatch(/\d\d[.,]99/);
        expect(press, name).not.toBe(order(quote).press);
      }
    });
});

it.each(['en-US', ...languages] as const)(
  'the title above it says in %s that one joins, and leaves what is paid to the press: that may be nothing today',
  async locale => {
    const { titles } = locale === 'en-US' ? journeyWords.english : await spoken(locale, journeyWords);
    expect(titles.review).not.toMatch(/\b(pay|paga|betaal)/i);
  },
);
