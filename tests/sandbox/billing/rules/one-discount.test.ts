import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountEndDate } from '../../../../src/core/billing-terms.js';
import type { Discount } from '../../../../src/core/contract/schemas/offers.js';
import { addDays, DAY } from '../../../../src/core/dates.js';
import type { Books, Fact, Work } from '../../../../src/sandbox/billing/books/books.js';
import { betterRuns } from '../../../../src/sandbox/billing/books/one-discount.js';
import { blank, open } from '../../../../src/sandbox/billing/transitions/begin.js';
import { settleDates } from '../../../../src/sandbox/billing/account/next-dates.js';
import { pause } from '../../../../src/sandbox/billing/transitions/pause.js';
import { redeem } from '../../../../src/sandbox/billing/transitions/redeem.js';
import { cardOf, caughtUp, START } from './histories/life.js';
import { planBy, plans } from './histories/shop.js';

/** `RUNS=3000 SEED=1 npx vitest run … one-discount.test.ts` for more of them, or for one of them again. */
const { RUNS, SEED } = process.env;
const runs = { numRuns: Number(RUNS ?? 150), ...(SEED === undefined ? {} : { seed: Number(SEED) }) };

const ours = plans.filter(({ billingProvider, basePrice }) => billingProvider.kind === 'card' && basePrice.value > 0);

const duration = fc.oneof(
  fc.constant({ type: 'forever' } as const),
  fc.constant({ type: 'once' } as const),
  fc.integer({ min: 1, max: 36 }).map(months => ({ type: 'other', months }) as const),
);
const cut = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(percent => ({ percent })),
  fc.integer({ min: 1, max: 60_000 }).map(amount => ({ amount })),
);

/** A member in any part of a period of any plan, with a discount that has run for a while, and the one of a code. */
const pair = fc
  .record({
    plan: fc.constantFrom(...ours),
    running: fc.record({ duration, cut }),
    offered: fc.record({ duration, cut }),
    /** Days of the discount that are over. */
    since: fc.integer({ min: 0, max: 500 }),
    /** Part of the period that is over. */
    part: fc.double({ min: 0, max: 0.99, noNaN: true }),
    /** Months of a pause that is set for the period's end. */
    pause: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(({ plan, running, offered, since, part, pause: months }) => {
    const { currency } = plan.basePrice;
    const named = (name: string, one: typeof running): Discount => ({
      name,
      duration: one.duration,
      ...one.cut,
      currency,
    });
    const begun = addDays(START, -since);
    const held = named('Runs', running);
    const start = START - Math.floor(part * plan.frequencyDays * DAY);
    const books: Books = {
      userId: 'usr',
      subscription: undefined,
      addons: [],
      open: undefined,
      credit: {},
      card: cardOf('pay', { is: 'good' }, START, 4000),
    };
    const work: Work = { at: START, books, facts: [], plan: planBy };
    open(work, {
      ...blank(work, plan, { offerId: plan.id }),
      startedAt: begun,
      currentPeriodStart: start,
      currentPeriodEnd: addDays(start, plan.frequencyDays),
      periodPrice: plan.basePrice.value,
      discount: { ...held, startedAt: begun, endsAt: discountEndDate({ plan, discount: held }, begun) ?? null },
      discountSpent: held.duration.type === 'once' && since > 0,
    });
    settleDates(work);
    if (months !== undefined) pause(work, { months });
    return { work: { ...work, facts: [] }, offered: named('Offered', offered) };
  });

/** What 730 days of bills ask for, as the clock brings them. */
const billed = ({ books }: Work): number =>
  caughtUp(books, [addDays(START, 730)])
    .facts.filter((fact: Fact) => fact.is === 'invoice')
    .reduce((sum, { total, creditApplied }) => sum + total + creditApplied, 0);

const taken = (work: Work, discount: Discount): Work | undefined => {
  const after: Work = { ...work, facts: [] };
  try {
    redeem(after, 'CODE', { kind: 'discount', discount });
    return after;
  } catch {
    return undefined;
  }
};

describe('of a discount that runs and that of a code', () => {
  it('the one stays that takes more off the bills of two years, and both sums are true', () => {
    const met = { kept: 0, replaced: 0 };
    fc.assert(
      fc.property(pair, ({ work, offered }) => {
        const replaced: Work = { ...work, facts: [] };
        redeem(replaced, 'CODE', { kind: 'discount', discount: offered }, true);
        const [keep, replace] = [billed(work), billed(replaced)];
        const after = taken(work, offered);
        const weighed = betterRuns(work, next => redeem(next, 'CODE', { kind: 'discount', discount: offered }, true));
        if (after) {
          met.replaced += 1;
          expect(weighed).toBeUndefined();
          expect(billed(after)).toBe(replace);
          // a running one that is over takes nothing off any more
          expect(replace).toBeLessThanOrEqual(keep);
        } else {
          met.kept += 1;
          expect(keep).toBeLessThanOrEqual(replace);
          expect((weighed?.running ?? 0) - (weighed?.offered ?? 0)).toBe(replace - keep);
        }
      }),
      runs,
    );
    expect(Math.min(met.kept, met.replaced)).toBeGreaterThan(10);
  });
});
