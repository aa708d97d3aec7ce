import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Price } from '../../../../src/core/contract/schemas/prices.js';
import { addDays, DAY } from '../../../../src/core/dates.js';
import type { Books, Fact, Work } from '../../../../src/sandbox/billing/books/books.js';
import { firstBill, forecast } from '../../../../src/sandbox/billing/books/forecast.js';
import { pricesOf } from '../../../../src/sandbox/billing/books/prices.js';
import { computeQuote } from '../../../../src/sandbox/billing/quote/quote.js';
import { quotedPrices } from '../../../../src/sandbox/billing/quote/quote-prices.js';
import { subscribe } from '../../../../src/sandbox/billing/transitions/begin.js';
import { cardOf, caughtUp, START } from './histories/life.js';
import { live } from './histories/play.js';
import { offers, planBy } from './histories/shop.js';
import { step } from './histories/steps.js';

/** `RUNS=3000 SEED=1 npx vitest run … forecast.test.ts` for more of them, or for one of them again. */
const { RUNS, SEED } = process.env;
const runs = Number(RUNS ?? 150);
const DAYS = 800;
const seeded = SEED === undefined ? {} : { seed: Number(SEED) };

type Invoice = Extract<Fact, { is: 'invoice' }>;

/** A person at the end of any history, who has a card that is good from now on. */
const person = fc
  .tuple(
    fc.array(step, { maxLength: 60, size: 'max' }),
    fc.array(fc.integer({ min: 1, max: 300 * DAY }), { maxLength: 6 }),
  )
  .map(([steps, leaps]) => {
    const { books, now } = live(steps);
    const good: Books = { ...books, card: cardOf('pay_good', { is: 'good' }, now, 4000) };
    const end = addDays(now, DAYS);
    const instants = [...leaps.map(leap => Math.min(now + leap, end)).toSorted((a, b) => a - b), end];
    const waits = books.subscription?.status === 'pending' || Boolean(books.subscription?.provisional);
    return { books: good, now, instants, waits };
  })
  // What becomes of these is another's to say: a bank's, or staff's.
  .filter(({ waits }) => !waits);

const billsOf = (facts: readonly Fact[]): Invoice[] => facts.filter(fact => fact.is === 'invoice');

/** What the lines of a bill ask for the plan itself, its discount taken off; none where no whole period begins. */
function planPrice({ lines }: Invoice): number | undefined {
  const own = lines.filter(({ type, period }) => (type === 'plan' || type === 'discount') && period !== null);
  return own.some(({ type }) => type === 'plan') ? own.reduce((sum, { amount }) => sum + amount, 0) : undefined;
}

const priceOn = (prices: readonly Price[], at: number): Price | undefined =>
  prices.find(({ from, until }) => from <= at && (until === null || at < until));

describe('a forecast, after any history', () => {
  it('tells the bills that the clock then brings: days, lines, sums and what credit pays', () => {
    let seen = 0;
    fc.assert(
      fc.property(person, ({ books, now, instants }) => {
        const charged = billsOf(caughtUp(books, instants).facts);
        seen += charged.length;
        expect(forecast({ books, plan: planBy }, { from: now, days: DAYS })).toEqual(
          charged.map(({ at, lines, total, creditApplied, amountDue }) => ({
            date: at,
            lines,
            gross: total + creditApplied,
            creditApplied,
            amount: amountDue,
          })),
        );
      }),
      { numRuns: runs, ...seeded },
    );
    expect(seen).toBeGreaterThan(runs);
  });

  it('tells each price that is then billed, from its first day to its last', () => {
    let seen = 0;
    fc.assert(
      fc.property(person, ({ books, now, instants }) => {
        const prices = pricesOf({ at: now, books, plan: planBy });
        const counts = new Map<Price, number>();
        for (const bill of billsOf(caughtUp(books, instants).facts)) {
          const amount = planPrice(bill);
          if (amount === undefined) continue;
          const price = priceOn(prices, bill.at);
          expect(price?.amount).toBe(amount);
          if (price) counts.set(price, (counts.get(price) ?? 0) + 1);
          seen += 1;
        }
        for (const [price, count] of counts)
          if (price.bills !== null && (price.until ?? Infinity) <= addDays(now, DAYS)) expect(count).toBe(price.bills);
      }),
      { numRuns: runs, ...seeded },
    );
    expect(seen).toBeGreaterThan(runs);
  });

  it('announces as the next bill what it foretells as the first', () => {
    fc.assert(
      fc.property(person, ({ books, now }) => {
        const { nextBillDate, nextBillAmount, currentPeriodEnd } = books.subscription ?? {};
        const first = firstBill({ at: now, books, plan: planBy });
        // a step into a phase can be billed before; a plan for nothing has no bill
        if (!nextBillDate || !nextBillAmount || !first || first.date < (currentPeriodEnd ?? 0)) return;
        expect([first.date, first.gross]).toEqual([nextBillDate, nextBillAmount]);
      }),
      { numRuns: runs, ...seeded },
    );
  });

  it('tells the prices of each offer before it is taken, as its card and its quote do', () => {
    const taken = fc.record({
      offer: fc.constantFrom(...offers),
      credit: fc.constantFrom(0, 1000, 60_000),
      days: fc.constantFrom(0, 0, 30, 45),
    });
    fc.assert(
      fc.property(taken, ({ offer, credit, days }) => {
        const { plan } = offer;
        const { currency } = plan.basePrice;
        const redemption = days > 0 ? { code: 'CODE', effect: { kind: 'days' as const, days } } : undefined;
        const quote = computeQuote({ now: START, plan, offer, trialUsed: false, credit, redemption, blockers: [] });
        const work: Work = {
          at: START,
          books: {
            userId: 'usr',
            subscription: undefined,
            addons: [],
            open: undefined,
            credit: { [currency.code]: credit },
            card: cardOf('pay_good', { is: 'good' }, START, 4000),
          },
          facts: [],
          plan: planBy,
        };
        const prices = quotedPrices(work, quote);
        if (days === 0)
          expect(prices.map(({ amount, bills }) => [amount, bills])).toEqual(
            [offer.prices.first, ...offer.prices.later].map(({ amount, bills }) => [amount, bills]),
          );
        subscribe(work, { offer, quote, termsAcceptedAt: START, partnerId: null });
        const bills = billsOf([...work.facts, ...caughtUp(work.books, [addDays(START, DAYS)]).facts]);
        for (const bill of bills) {
          const amount = planPrice(bill);
          // a line for free days is no price
          if (amount === undefined || (bill.at === START && bill.total + bill.creditApplied === 0 && amount === 0))
            continue;
          expect(priceOn(prices, bill.at)?.amount).toBe(amount);
        }
      }),
      { numRuns: runs * 4, ...seeded },
    );
  });
});
