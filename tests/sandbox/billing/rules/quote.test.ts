import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import { offerPrices } from '../../../../src/core/offer-prices.js';
import { billedToday, nextBillDate } from '../../../../src/core/billing-terms.js';
import { discountAmount } from '../../../../src/core/plan-terms.js';
import { computeQuote, type QuoteInput } from '../../../../src/sandbox/billing/quote/quote.js';
import { collectable } from '../../../../src/sandbox/billing/books/totals.js';
import { quoteStillHolds, signQuote } from '../../../../src/sandbox/billing/quote/quote-token.js';

const now = 1_800_000_000;
const currency = { code: 'USD', scale: 100 };
const plan = { id: 'plan', name: 'Premier', basePrice: { value: 3999, currency }, frequencyDays: 30 };
const plain: QuoteInput = { now, plan, trialUsed: false, credit: 0, blockers: [] };

const cut = fc.oneof(
  fc.record({ amount: fc.integer({ min: 0, max: 200_000 }) }),
  fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
);
const duration = fc.oneof(
  fc.constant({ type: 'forever' } as const),
  fc.constant({ type: 'once' } as const),
  fc.record({ type: fc.constant('other' as const), months: fc.integer({ min: 1, max: 36 }) }),
);
const discount = fc
  .tuple(duration, cut)
  .map(([chosen, off]) => ({ name: 'Discount', duration: chosen, currency, ...off }));
const delayBilling = fc.record({
  days: fc.integer({ min: 1, max: 400 }),
  type: fc.constantFrom('trial' as const, 'bundle' as const),
});
const redemption = fc.record({
  code: fc.constant('CODE'),
  effect: fc.oneof(
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 400 }) }),
    fc.record({
      kind: fc.constant('credit' as const),
      amount: fc.integer({ min: 1, max: 10_000 }),
      currencyCode: fc.constant('USD'),
    }),
  ),
});
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const input: fc.Arbitrary<QuoteInput> = fc.record({
  now: fc.constant(now),
  plan: fc.record({
    id: fc.constant('plan'),
    name: fc.constant('Premier'),
    frequencyDays: fc.constantFrom(30, 365, 730),
    basePrice: fc.record({ value: fc.integer({ min: 0, max: 100_000 }), currency: fc.constant(currency) }),
  }),
  offer: optional(
    fc.record({ id: fc.constant('offer'), delayBilling: optional(delayBilling), discount: optional(discount) }),
  ),
  trialUsed: fc.boolean(),
  credit: fc.integer({ min: -49, max: 20_000 }),
  redemption: optional(redemption),
  blockers: fc.constant([]),
});

describe('a quote, for any input', () => {
  it('adds up: items to total, total to what is due and what is carried', () => {
    fc.assert(
      fc.property(input, asked => {
        const quote = computeQuote(asked);
        expect(quote.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total);
        expect(quote.subtotal - quote.discountTotal + quote.taxTotal - quote.creditApplied).toBe(quote.total);
        const given = asked.redemption?.effect.kind === 'credit' ? asked.redemption.effect.amount : 0;
        expect(asked.credit + given - quote.creditApplied - (quote.total - quote.dueToday)).toBe(
          quote.accountCreditAfter,
        );
      }),
    );
  });

  it('is in whole cents and never negative', () => {
    fc.assert(
      fc.property(input, asked => {
        const { total, dueToday, nextBill, discountTotal, items } = computeQuote(asked);
        for (const amount of [total, dueToday, discountTotal, nextBill?.amount ?? 0]) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(items.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      }),
    );
  });

  it('takes nothing today while billing is delayed, and nothing below half a unit ever', () => {
    fc.assert(
      fc.property(input, asked => {
        const quote = computeQuote(asked);
        if (quote.delayBilling) expect(quote.dueToday).toBe(0);
        for (const amount of [quote.dueToday, quote.nextBill?.amount ?? 0])
          expect(amount === 0 || amount >= 50).toBe(true);
      }),
    );
  });

  it('shows what the offer promised: amount today and date of the next bill', () => {
    fc.assert(
      fc.property(input, asked => {
        const quote = computeQuote({ ...asked, trialUsed: false, credit: 0, redemption: undefined });
        const terms = { plan: asked.plan, delayBilling: asked.offer?.delayBilling, discount: asked.offer?.discount };
        expect(quote.dueToday).toBe(collectable(billedToday({ ...terms, prices: offerPrices(terms) }), currency));
        expect(quote.nextBill?.date).toBe(nextBillDate(terms, now));
      }),
    );
  });

  it('refuses a used trial, and only a trial', () => {
    fc.assert(
      fc.property(input, asked => {
        const quote = computeQuote({ ...asked, trialUsed: true });
        const trial = asked.offer?.delayBilling?.type === 'trial';
        expect(quote.notices).toEqual(trial ? ['trialAlreadyUsed'] : []);
        expect(quote.delayBilling).toEqual(trial ? null : (asked.offer?.delayBilling ?? null));
      }),
    );
  });

  it("takes a 'once' discount from the first invoice that asks for money, and from no other", () => {
    fc.assert(
      fc.property(cut, optional(delayBilling), (off, delay) => {
        const once = { name: 'Once', duration: { type: 'once' } as const, currency, ...off };
        const quote = computeQuote({ ...plain, offer: { id: 'offer', delayBilling: delay, discount: once } });
        const less = 3999 - discountAmount(3999, once);
        expect(quote.subtotal - quote.discountTotal).toBe(delay ? 0 : less);
        expect(quote.nextGross).toBe(delay ? less : 3999);
      }),
    );
  });
});

describe('a quote in figures', () => {
  const withDiscount = (type: 'forever' | 'once') => ({
    id: 'offer',
    discount: { name: 'Half price', duration: { type }, percent: 50, currency },
  });

  it('of a monthly plan is the price now and again in 30 days', () => {
    expect(computeQuote(plain)).toMatchObject({
      subtotal: 3999,
      total: 3999,
      dueToday: 3999,
      nextBill: { date: now + 30 * DAY, amount: 3999 },
      delayBilling: null,
    });
  });

  it('rounds half a cent away from zero', () => {
    expect(computeQuote({ ...plain, offer: withDiscount('once') })).toMatchObject({
      discountTotal: 2000,
      dueToday: 1999,
      nextBill: { amount: 3999 },
    });
    expect(computeQuote({ ...plain, offer: withDiscount('forever') }).nextBill?.amount).toBe(1999);
  });

  it('of three lighter months ends them when it said', () => {
    const quarter = { name: 'Start', duration: { type: 'other', months: 3 } as const, amount: 1000, currency };
    expect(computeQuote({ ...plain, offer: { id: 'offer', discount: quarter } })).toMatchObject({
      dueToday: 2999,
      nextBill: { amount: 2999 },
      discount: { endsAt: now + 90 * DAY },
    });
    const annual = { ...plan, frequencyDays: 365 };
    expect(computeQuote({ ...plain, plan: annual, offer: { id: 'offer', discount: quarter } }).nextBill?.amount).toBe(
      3999,
    );
  });

  it('puts days from a code behind the trial', () => {
    const quote = computeQuote({
      ...plain,
      offer: { id: 'offer', delayBilling: { days: 30, type: 'trial' } },
      redemption: { code: 'RDEM', effect: { kind: 'days', days: 60 } },
    });
    expect(quote).toMatchObject({ dueToday: 0, nextBill: { date: now + 90 * DAY, amount: 3999 } });
    expect(quote.items.map(({ type, amount }) => [type, amount])).toEqual([
      ['plan', 0],
      ['redemption', 0],
    ]);
  });

  it('uses account credit and says what is left', () => {
    expect(computeQuote({ ...plain, credit: 5000 })).toMatchObject({
      creditApplied: 3999,
      dueToday: 0,
      accountCreditAfter: 1001,
      nextBill: { amount: 2998 },
    });
  });

  it('carries a charge too small to take to the next invoice', () => {
    expect(computeQuote({ ...plain, credit: 3960 })).toMatchObject({
      total: 39,
      dueToday: 0,
      accountCreditAfter: -39,
      nextBill: { amount: 4038 },
    });
    expect(computeQuote({ ...plain, credit: -39 })).toMatchObject({
      total: 4038,
      dueToday: 4038,
      accountCreditAfter: 0,
    });
  });
});

describe('a quote token', () => {
  const key = new Uint8Array(32).fill(7);
  const quote = computeQuote(plain);
  const token = signQuote(key, 'usr_jo', quote);

  it('holds for the same person, offer and amounts until it expires', () => {
    expect(quoteStillHolds(key, token, 'usr_jo', quote, now)).toBe(true);
    const later = computeQuote({ ...plain, now: now + 600 });
    expect(quoteStillHolds(key, token, 'usr_jo', later, now + 600)).toBe(true);
    expect(quoteStillHolds(key, token, 'usr_jo', quote, quote.expiresAt)).toBe(false);
  });

  it('holds for nothing else', () => {
    expect(quoteStillHolds(key, token, 'usr_kim', quote, now)).toBe(false);
    expect(quoteStillHolds(new Uint8Array(32), token, 'usr_jo', quote, now)).toBe(false);
    expect(quoteStillHolds(key, token, 'usr_jo', computeQuote({ ...plain, credit: 500 }), now)).toBe(false);
    expect(
      quoteStillHolds(
        key,
        token.replace(/^\d+/, expiry => String(Number(expiry) + 60)),
        'usr_jo',
        quote,
        now,
      ),
    ).toBe(false);
  });

  it('takes any text for what it is', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(quoteStillHolds(key, text, 'usr_jo', quote, now)).toBe(false);
      }),
    );
  });
});
