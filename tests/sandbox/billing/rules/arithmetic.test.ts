import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import { discountAmount } from '../../../../src/core/plan-terms.js';
import { discountEndDate } from '../../../../src/core/billing-terms.js';
import { discountApplies } from '../../../../src/sandbox/billing/books/discounts.js';
import { collectable, nextCharge, totalsOf } from '../../../../src/sandbox/billing/books/totals.js';
import { blank } from '../../../../src/sandbox/billing/transitions/begin.js';
import { remaining } from '../../../../src/sandbox/billing/transitions/change-plan.js';
import { runningEnd } from '../../../../src/sandbox/billing/transitions/extend.js';
import { wholePeriod } from '../../../../src/sandbox/billing/books/periods.js';
import { Life, START } from './histories/life.js';
import { cuts, discountOf, planBy, plans } from './histories/shop.js';

const currency = { code: 'USD', scale: 100 };
const price = fc.oneof(fc.constantFrom(0, 1, 49, 50, 99, 3999, 4999, 39_999), fc.nat({ max: 1_000_000 }));
const length = fc.oneof(
  fc.constantFrom(30, 365, 730).map(days => days * DAY),
  fc.integer({ min: 1, max: 800 * DAY }),
);
const period = fc
  .tuple(length, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([seconds, part]) => ({ start: START, end: START + seconds, at: START + Math.floor(seconds * part) }));

const subOf = ({ start, end }: { start: number; end: number }) => ({
  ...blank(new Life().workAt(), planBy('m-3999'), { offerId: 'offer' }),
  currentPeriodStart: start,
  currentPeriodEnd: end,
});
const share = (of: { start: number; end: number }, at: number, value: number, sign: 1 | -1 = 1): number =>
  remaining(subOf(of), at, { name: 'Plan', price: value }, sign)[0]?.amount ?? 0;

describe('proration', () => {
  it('is never more than the price or less than nothing, and gives back to the cent what it would take', () => {
    fc.assert(
      fc.property(period, price, ({ at, ...of }, value) => {
        const left = share(of, at, value);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(value);
        expect(share(of, at, value, -1) + left).toBe(0);
      }),
    );
  });

  it('is all of it at the beginning, nothing at the end, and never more later', () => {
    fc.assert(
      fc.property(period, fc.nat({ max: 1000 }), price, ({ at, ...of }, later, value) => {
        expect([share(of, of.start, value), share(of, of.end, value)]).toEqual([value, 0]);
        expect(share(of, Math.min(at + later, of.end), value)).toBeLessThanOrEqual(share(of, at, value));
      }),
    );
  });

  it('adds up over any split: what is used and what is left make the price, to half a cent for each part', () => {
    fc.assert(
      fc.property(
        length,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 }),
        price,
        (seconds, parts, value) => {
          const borders = [
            0,
            ...parts.map(part => Math.floor(seconds * part)).sort((one, other) => one - other),
            seconds,
          ];
          const of = { start: START, end: START + seconds };
          const pieces = borders
            .slice(1)
            .map((border, index) => share(of, START + (borders[index] ?? 0), value) - share(of, START + border, value));
          // differences of what is left lose nothing at all
          expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(value);
          const alone = borders
            .slice(1)
            .map((border, index) => share(of, of.end - (border - (borders[index] ?? 0)), value));
          expect(Math.abs(alone.reduce((sum, piece) => sum + piece, 0) - value)).toBeLessThanOrEqual(alone.length / 2);
        },
      ),
    );
  });
});

const line = fc.record({
  type: fc.constantFrom('plan' as const, 'addon' as const, 'proration' as const, 'discount' as const),
  description: fc.constant(''),
  amount: fc.integer({ min: -60_000, max: 60_000 }),
  period: fc.constant(null),
});
const credit = fc.oneof(fc.constantFrom(0, -49, -1, 1), fc.integer({ min: -60_000, max: 60_000 }));

describe('totals', () => {
  it('lose no cent: lines and credit before are what is due and credit after', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), credit, fc.boolean(), (lines, before, collect) => {
        const { items, total, dueToday, creditApplied, accountCreditAfter, subtotal, discountTotal } = totalsOf(
          lines,
          before,
          currency,
          collect,
        );
        const net = lines.reduce((sum, { amount }) => sum + amount, 0);
        expect(before - net).toBe(accountCreditAfter - dueToday);
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(subtotal - discountTotal - creditApplied).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        expect([0, total]).toContain(dueToday);
        if (collect) expect(dueToday).toBe(collectable(total, currency));
      }),
    );
  });

  it('take credit before the card, and no more of it than there is or is needed', () => {
    fc.assert(
      fc.property(price, fc.nat({ max: 60_000 }), (value, before) => {
        const { creditApplied, dueToday } = totalsOf(
          [{ type: 'plan', description: '', amount: value, period: null }],
          before,
          currency,
        );
        expect(creditApplied).toBe(Math.min(before, value));
        expect(dueToday).toBe(collectable(value - creditApplied, currency));
      }),
    );
  });

  it('are what was announced, with any amount owed or given before', () => {
    fc.assert(
      fc.property(price, credit, (gross, before) => {
        expect(
          totalsOf([{ type: 'plan', description: '', amount: gross, period: null }], before, currency).dueToday,
        ).toBe(nextCharge(gross, before, currency));
      }),
    );
  });
});

const cut = fc.constantFrom(...cuts).map(one => discountOf(one, currency));

describe('discounts and periods', () => {
  it('never take off more than the price, and leave a price in whole cents', () => {
    fc.assert(
      fc.property(price, cut, (value, discount) => {
        const off = discountAmount(value, discount);
        expect(Number.isInteger(off) && off >= 0 && off <= value).toBe(true);
      }),
    );
  });

  it('one that lasts some months is over on the day that was shown, for every period that begins on it or later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.integer({ min: 1, max: 36 }), (plan, months) => {
        const discount = { name: '', duration: { type: 'other' as const, months }, percent: 50, currency };
        const endsAt = discountEndDate({ plan, discount }, START) ?? 0;
        const starts = Array.from({ length: 40 }, (_, index) => START + index * plan.frequencyDays * DAY);
        const off = starts.filter(at => discountApplies(discount, { at, endsAt, invoicedBefore: true }));
        expect(off).toHaveLength(Math.max(1, Math.ceil((months * 30) / plan.frequencyDays)));
      }),
    );
  });

  it('a period is as long as its plan says to the second, and its lines are its price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plans),
        fc.option(cut, { nil: null }),
        fc.boolean(),
        fc.nat({ max: 4_000_000_000 }),
        (plan, discount, discountSpent, at) => {
          const { lines, becomes } = wholePeriod({
            plan,
            addons: [],
            discount: discount && { ...discount, startedAt: at, endsAt: at + 1 },
            discountSpent,
            at,
          });
          expect((becomes.currentPeriodEnd ?? 0) - (becomes.currentPeriodStart ?? 0)).toBe(plan.frequencyDays * DAY);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(becomes.periodPrice);
        },
      ),
    );
  });

  it('the running period of a membership that nobody bills ends ahead, within one period', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.integer({ min: 0, max: 4000 * DAY }), (plan, later) => {
        const work = new Life().workAt(START + later);
        const sub = { ...subOf({ start: START, end: START + plan.frequencyDays * DAY }), planId: plan.id };
        const end = runningEnd(work, sub);
        expect(end).toBeGreaterThan(work.at);
        expect(end - work.at).toBeLessThanOrEqual(plan.frequencyDays * DAY);
        expect((end - START) % (plan.frequencyDays * DAY)).toBe(0);
      }),
    );
  });
});
