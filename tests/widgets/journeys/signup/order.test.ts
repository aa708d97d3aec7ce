import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/core/contract/schemas/offers.js';
import type { Quote } from '../../../../src/core/contract/schemas/quote.js';
import { load } from '../../../../src/languages/load.js';
import { orderOf } from '../../../../src/widgets/journeys/signup/order.js';
import { reviewWords, type ReviewCopy } from '../../../../src/widgets/journeys/signup/review-copy.js';
import { words as offerWords, type Copy } from '../../../../src/widgets/signup/offer-picker/copy.js';

const currency = { code: 'USD', scale: 100 };
const plan = { basePrice: { value: 3999, currency }, frequencyDays: 30 } as Plan;
const date = Date.UTC(2026, 11, 24) / 1000;

const quoted = (more: Partial<Quote>): Quote =>
  ({
    currency,
    dueToday: 3999,
    nextBill: { date, amount: 3999 },
    discount: null,
    delayBilling: null,
    ...more,
  }) as Quote;

const cases: Record<string, Quote> = {
  plain: quoted({}),
  'half price at first': quoted({ dueToday: 1999, discount: { name: 'Half', endsAt: date } }),
  'cheaper for a while': quoted({
    dueToday: 2999,
    nextBill: { date, amount: 2999 },
    discount: { name: 'New year', endsAt: date },
  }),
  trial: quoted({ dueToday: 0, delayBilling: { days: 30, type: 'trial' } }),
  bundle: quoted({ dueToday: 0, delayBilling: { days: 365, type: 'bundle' } }),
  'credit for one bill': quoted({ dueToday: 0 }),
  'credit for two bills': quoted({ dueToday: 0, nextBill: { date, amount: 0 } }),
};

const order = (
  quote: Quote,
  copy: ReviewCopy = reviewWords.english,
  offers: Copy = offerWords.english,
  locale = 'en-US',
) => orderOf(quote, plan, offers.period(30).unit, copy, locale);

describe('the last press before paying', () => {
  it('names what it takes, or what it takes later', () => {
    expect(Object.fromEntries(Object.entries(cases).map(([name, quote]) => [name, order(quote).press]))).toEqual({
      plain: 'Subscribe and pay $39.99',
      'half price at first': 'Subscribe and pay $19.99',
      'cheaper for a while': 'Subscribe and pay $29.99',
      trial: 'Start trial, then $39.99 per month',
      bundle: 'Start membership, then $39.99 per month',
      'credit for one bill': 'Subscribe, then $39.99 per month',
      'credit for two bills': 'Subscribe, then $39.99 per month',
    });
  });

  it('has the renewal beside it: how much, how often, what it rises to, and how to end it', () => {
    const way = 'until you cancel. Cancel any time in your account.';
    expect(order(quoted({})).renewal).toBe(`Renews at $39.99 per month ${way}`);
    expect(order(quoted({ nextBill: { date, amount: 2999 }, discount: { name: 'x', endsAt: date } })).renewal).toBe(
      `Renews at $29.99 per month, and at $39.99 from 12/24/2026, ${way}`,
    );
    expect(order(quoted({ nextBill: { date, amount: 2999 }, discount: { name: 'x', endsAt: null } })).renewal).toBe(
      `Renews at $29.99 per month ${way}`,
    );
    expect(order(quoted({ nextBill: null })).renewal).toBeUndefined();
  });

  for (const locale of ['fr-BE', 'fr-CA', 'nl-BE', 'es-MX'])
    it(`names a sum in ${locale}, whatever the quote`, async () => {
      const copy = (await load(locale, reviewWords)) as ReviewCopy;
      const offers = (await load(locale, offerWords)) as Copy;
      for (const [name, quote] of Object.entries(cases)) {
        const { press, renewal } = order(quote, copy, offers, locale);
        expect(press, name).toMatch(/\d\d[.,]99/);
        expect(renewal, name).toMatch(/\d\d[.,]99/);
        expect(press, name).not.toBe(order(quote).press);
      }
    });
});
