import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../src/core/contract/schemas/offers.js';
import type { Quote } from '../../../src/core/contract/schemas/quote.js';
import { priced } from '../../../src/core/offer-prices.js';
import { priceWords } from '../../../src/ui/data/price/words.js';
import { words } from '../../../src/widgets/signup/offer-picker/copy.js';
import { createLines } from '../../../src/widgets/signup/offer-picker/lines.js';
import { lineWords } from '../../../src/widgets/signup/offer-picker/panel-copy.js';
import { cardOf, frequencyLabel } from '../../../src/widgets/signup/offer-picker/presentation.js';

const usd = { code: 'USD', scale: 100 };
// Noon, so that the day is the same in most time zones.
const today = Date.UTC(2026, 10, 20, 12) / 1000;

const monthly: Offer = priced({
  id: 'monthly',
  guid: 'guid',
  kind: 'plan',
  audience: 'public',
  plan: {
    id: 'plan',
    name: 'Premier',
    benefits: [],
    basePrice: { value: 3999, currency: usd },
    frequencyDays: 30,
    billingProvider: { organizationCode: 'stripe-us', name: 'Echelon', kind: 'card' },
    country: { code: 'US', currency: { code: 'USD' } },
    features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
  },
});

const copy = words.english;
const lines = createLines(lineWords.english, 'en-US');

describe('the panel says', () => {
  it('how it renews, in the words of the specification', () => {
    expect([30, 365, 730].map(lineWords.english.renews)).toEqual([
      'Renews every month.',
      'Renews every 12 months',
      'Renews every 24 months',
    ]);
  });

  it('what a plain offer costs today, and when the next bill comes', () => {
    expect(lines.ofOffer(monthly, today)).toEqual([
      { term: 'Next bill', value: '12/20/2026, in 30 days' },
      { term: 'Amount billed today', value: '$39.99', total: true },
    ]);
  });

  it('that a trial costs nothing today', () => {
    expect(lines.ofOffer({ ...monthly, delayBilling: { days: 14, type: 'trial' } }, today)).toEqual([
      { term: 'Free trial', value: '14 days' },
      { term: 'Next bill', value: '12/04/2026, in 14 days' },
      { term: 'Amount billed today', value: '$0.00', total: true },
    ]);
  });

  it('which discount there is and when it ends, unless it never does', () => {
    const discount = { name: 'New Year start', amount: 1000, currency: usd };
    const introductory = priced({
      ...monthly,
      discount: { ...discount, duration: { type: 'other', months: 3 } as const },
    });
    expect(lines.ofOffer(introductory, today)[0]).toEqual({
      term: 'Introductory Discount:',
      value: 'New Year start',
      note: 'Ends 02/18/2027',
    });
    const forever = priced({ ...monthly, discount: { ...discount, duration: { type: 'forever' } as const } });
    expect(lines.ofOffer(forever, today)[0]).toEqual({ term: 'Discount:', value: 'New Year start' });
    expect(lines.ofOffer(forever, today).at(-1)).toMatchObject({ value: '$29.99' });
  });

  it('what a quote has worked out, by its own clock and sums', () => {
    const quote: Quote = {
      kind: 'new',
      planId: 'plan',
      offerId: 'monthly',
      currency: usd,
      effective: 'now',
      effectiveAt: today,
      items: [
        { type: 'plan', description: 'Premier', amount: 3999, period: null },
        { type: 'credit', description: 'Credit', amount: -500, period: null },
      ],
      subtotal: 3999,
      discountTotal: 0,
      taxTotal: 0,
      creditApplied: 500,
      total: 3499,
      dueToday: 3499,
      nextBill: { date: today + 30 * 86_400, amount: 3999 },
      prices: [],
      discount: null,
      needsCard: true,
      delayBilling: null,
      provisional: null,
      redemption: null,
      accountCreditAfter: 0,
      blockers: [],
      notices: [],
      quotedAt: today,
      expiresAt: today + 900,
      quoteToken: 'token',
    };
    expect(lines.ofQuote(quote, monthly)).toEqual([
      { term: 'Premier', value: '$39.99' },
      { term: 'Credit', value: '-$5.00' },
      { term: 'Next bill: 12/20/2026, in 30 days', value: '$39.99' },
      { term: 'Amount billed today', value: '$34.99', total: true },
    ]);
  });
});

describe('a card says', () => {
  it('the price after a discount, the former price, and the saving, where marketing writes nothing', () => {
    const discount = { name: 'Half', percent: 50, duration: { type: 'once' } as const, currency: usd };
    expect(cardOf(priced({ ...monthly, discount }), copy, priceWords.english, 'en-US')).toEqual({
      price: { value: 1999, currency: usd },
      before: { value: 3999, currency: usd },
      frequency: 'month',
      savings: 'Save 50%',
      terms: 'For 1 month, then $39.99 per month',
      subtext: 'For 1 month, then $39.99 per month',
    });
    expect(cardOf(monthly, copy, priceWords.english, 'en-US')).toMatchObject({
      before: undefined,
      savings: undefined,
      subtext: 'Billed monthly',
    });
  });

  it("marketing's words where there are some", () => {
    const card = { savings: 'Save lots', priceSubtext: 'Cancel any time' };
    expect(cardOf({ ...monthly, card }, copy, priceWords.english, 'en-US')).toMatchObject({
      savings: 'Save lots',
      subtext: 'Cancel any time',
    });
  });

  it('how long an introductory price holds and what comes then, whatever marketing writes', () => {
    const card = { priceSubtext: 'Cancel any time' };
    const discount = { name: 'New', amount: 1000, duration: { type: 'other', months: 3 } as const, currency: usd };
    const { price, before, subtext } = cardOf(
      priced({ ...monthly, card, discount }),
      copy,
      priceWords.english,
      'en-US',
    );
    expect([price.value, before?.value]).toEqual([2999, 3999]);
    expect(subtext).toBe('For 3 months, then $39.99 per month. Cancel any time');
  });

  it('what comes after a trial, a discount that outlasts it included', () => {
    const discount = { name: 'New', amount: 1000, duration: { type: 'other', months: 3 } as const, currency: usd };
    const offer: Offer = priced({ ...monthly, discount, delayBilling: { days: 14, type: 'trial' } });
    expect(cardOf(offer, copy, priceWords.english, 'en-US').subtext).toBe(
      'Then $29.99 per month for 3 months, then $39.99 per month',
    );
  });

  it('the period in words', () => {
    expect([30, 365, 730].map(days => frequencyLabel(days, copy))).toEqual(['Monthly', 'Annually', 'Two years']);
  });
});
