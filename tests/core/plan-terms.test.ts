import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/core/dates.js';
import { offerPrices } from '../../src/core/offer-prices.js';
import {
  billedToday,
  discountEndDate,
  discountLabel,
  discountPeriods,
  nextBillDate,
  renewalPeriod,
} from '../../src/core/billing-terms.js';
import {
  discountAmount,
  discountedPrice,
  frequencyWords,
  type DiscountDuration,
  type DiscountTerms,
  type OfferTerms,
} from '../../src/core/plan-terms.js';

const currency = { code: 'USD', scale: 100 };
const today = 1_800_000_000;

const duration: fc.Arbitrary<DiscountDuration> = fc.oneof(
  fc.constant({ type: 'forever' } as const),
  fc.constant({ type: 'once' } as const),
  fc.record({ type: fc.constant('other' as const), months: fc.integer({ min: 1, max: 48 }) }),
);
const discount: fc.Arbitrary<DiscountTerms> = fc
  .tuple(
    duration,
    fc.oneof(
      fc.record({ amount: fc.integer({ min: 0, max: 200_000 }) }),
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    ),
  )
  .map(([chosen, cut]) => ({ name: 'A discount', duration: chosen, currency, ...cut }));
const offer: fc.Arbitrary<OfferTerms> = fc.record({
  plan: fc.record({
    basePrice: fc.record({ value: fc.integer({ min: 0, max: 100_000 }), currency: fc.constant(currency) }),
    frequencyDays: fc.constantFrom(30, 365, 730),
  }),
  delayBilling: fc.option(
    fc.record({ days: fc.integer({ min: 1, max: 400 }), type: fc.constantFrom('trial' as const, 'bundle' as const) }),
    { nil: undefined },
  ),
  discount: fc.option(discount, { nil: undefined }),
});

describe('the terms of a plan, in the words of the specification', () => {
  it('name the frequency', () => {
    expect([30, 365, 730].map(frequencyWords)).toEqual([
      { unit: 'month', adverb: 'monthly' },
      { unit: 'year', adverb: 'annually' },
      { unit: 'two years', adverb: 'every two years' },
    ]);
  });

  it('name the renewal in 30-day months', () => {
    expect([30, 365, 730].map(renewalPeriod)).toEqual(['month.', '12 months', '24 months']);
  });

  it('call a discount introductory unless it stays', () => {
    expect(discountLabel({ type: 'forever' })).toBe('Discount:');
    for (const introductory of [{ type: 'once' }, { type: 'other', months: 3 }] as const)
      expect(discountLabel(introductory)).toBe('Introductory Discount:');
  });

  it('count a discount in billing periods', () => {
    expect(discountPeriods(3, 30)).toBe(3);
    expect(discountPeriods(12, 365)).toBe(1);
    expect(discountPeriods(1, 730)).toBe(1);
    expect(discountPeriods(24, 365)).toBe(2);
  });

  it('end a discount never, with the delay, or after its periods', () => {
    const plan = { basePrice: { value: 3999, currency }, frequencyDays: 30 };
    const ends = (chosen: DiscountDuration, days?: number) =>
      discountEndDate(
        {
          plan,
          discount: { name: '', duration: chosen, percent: 10, currency },
          ...(days && { delayBilling: { days, type: 'trial' } }),
        },
        today,
      );
    expect(ends({ type: 'forever' })).toBeUndefined();
    expect(ends({ type: 'once' })).toBe(today);
    expect(ends({ type: 'once' }, 30)).toBe(today + 30 * DAY);
    expect(ends({ type: 'other', months: 3 })).toBe(today + 90 * DAY);
  });
});

describe('the sums of any offer', () => {
  it('never take off more than the price, nor add to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.option(discount, { nil: undefined }), (price, cut) => {
        const off = discountAmount(price, cut);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('ask nothing today while billing is delayed, else the discounted price', () => {
    fc.assert(
      fc.property(offer, terms => {
        expect(billedToday({ ...terms, prices: offerPrices(terms) })).toBe(
          terms.delayBilling ? 0 : discountedPrice(terms),
        );
      }),
    );
  });

  it('bill next after the delay, else after one period', () => {
    fc.assert(
      fc.property(offer, terms => {
        expect(nextBillDate(terms, today)).toBe(today + (terms.delayBilling?.days ?? terms.plan.frequencyDays) * DAY);
      }),
    );
  });

  it('never end a discount before today', () => {
    fc.assert(
      fc.property(offer, terms => {
        expect(discountEndDate(terms, today) ?? today).toBeGreaterThanOrEqual(today);
      }),
    );
  });
});
