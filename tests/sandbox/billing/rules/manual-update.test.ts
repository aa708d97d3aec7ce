import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, DAY } from '../../../../src/core/dates.js';
import type { ManualUpdate, TestSubscription } from '../../../../src/core/contract/schemas/account-actions.js';
import type { Plan } from '../../../../src/core/contract/schemas/offers.js';
import { change, type Sub, subscriptionIn, type Work } from '../../../../src/sandbox/billing/books/books.js';
import { catchUp } from '../../../../src/sandbox/billing/books/due.js';
import { updateManually } from '../../../../src/sandbox/billing/actions/manual-update.js';
import { planIn } from '../../../../src/sandbox/catalogue/plan-book.js';
import { bringTo } from '../../../../src/sandbox/billing/account/test-subscription.js';
import { addPhase } from '../../../../src/sandbox/billing/transitions/plan-phases.js';
import { Refusal } from '../../../../src/sandbox/http/refusal.js';

const NOW = 1_800_000_000;
const usd = { code: 'USD', scale: 100 };

const plan = (
  id: string,
  value: number,
  frequencyDays: Plan['frequencyDays'],
  currency = usd,
  organizationCode = 'stripe-us',
): Plan => ({
  id,
  name: id,
  benefits: [],
  basePrice: { value, currency },
  frequencyDays,
  billingProvider: { name: 'Echelon', kind: 'card', organizationCode },
  country: { code: 'US', currency: { code: currency.code } },
  features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
});
const plans = [
  plan('monthly', 3999, 30),
  plan('light', 1499, 30),
  plan('annual', 39_999, 365),
  plan('canadian', 4999, 30, { code: 'CAD', scale: 100 }),
];
const find = planIn(new Map(plans.map(one => [one.id, one])));

type Status = TestSubscription['status'];

/** A member on the monthly plan, brought to a status by the engine; `more` is what the status does not say. */
function workOn(status: Status, more: Partial<Sub> = {}): Work {
  const bank =
    status === 'pending'
      ? ({ is: 'asks', confirmed: false } as const)
      : status === 'past_due'
        ? ({ is: 'refuses', declineCode: 'generic_decline', message: 'No.' } as const)
        : ({ is: 'good' } as const);
  const work: Work = {
    at: NOW,
    facts: [],
    plan: find,
    books: {
      userId: 'usr_1',
      subscription: undefined,
      addons: [],
      open: undefined,
      credit: {},
      card: { id: 'pay_1', expMonth: 12, expYear: 2060, bank },
    },
  };
  bringTo(work, status, find('monthly'));
  change(work, more);
  return { ...work, facts: [] };
}

const given = {
  provisioned: true,
  channelKind: 'provisioned',
  channelName: 'Echelon',
  currentPeriodEnd: addDays(NOW, 20),
  endsAt: addDays(NOW, 60),
} as const;
const scheduled = (): Work => {
  const work = workOn('active');
  addPhase(work, { planId: 'light', periods: 2 });
  return { ...work, facts: [] };
};
const withAddon = (cancelAtPeriodEnd: boolean): Work => {
  const work = workOn('active');
  const addon = {
    id: 'add_1',
    subscriptionId: subscriptionIn(work).id,
    userId: 'usr_1',
    guid: 'g',
    offerId: 'o',
    name: 'Extra',
    amount: 500,
    periodPaid: true,
    cancelAtPeriodEnd,
    createdAt: NOW,
    endedAt: null,
  };
  work.books = { ...work.books, addons: [addon] };
  return work;
};

const update = (work: Work, asked: Partial<ManualUpdate>) => updateManually(work, { reason: 'Because', ...asked });

/** The refusal as `code path`; nothing when it was let through. */
function refusalOf(work: Work, asked: Partial<ManualUpdate>): string | undefined {
  try {
    update(work, asked);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const path = JSON.stringify(error.debug?.['fields'] ?? '').match(/"path":"([^"]*)"/)?.[1];
    return path === undefined ? error.code : `${error.code} ${path}`;
  }
}

const percent = (value: number) => ({
  name: 'Sorry',
  duration: { type: 'forever' as const },
  percent: value,
  currency: usd,
});
const amount = (value: number, currency = usd) => ({
  name: 'Sorry',
  duration: { type: 'other' as const, months: 2 },
  amount: value,
  currency,
});

describe('an override', () => {
  it('of the period takes everything along that hangs on its end', () => {
    const work = workOn('pausing', { resumesAt: addDays(NOW, 45) });
    update(work, { currentPeriodEnd: addDays(NOW, 40) });
    expect(subscriptionIn(work)).toMatchObject({
      currentPeriodEnd: addDays(NOW, 40),
      resumesAt: addDays(NOW, 55),
      dueAt: addDays(NOW, 40),
    });
    const trial = workOn('trialing');
    update(trial, { currentPeriodEnd: addDays(NOW, 7) });
    expect(subscriptionIn(trial)).toMatchObject({ trialEnd: addDays(NOW, 7), nextBillDate: addDays(NOW, 7) });
    const ending = workOn('canceling');
    update(ending, { currentPeriodEnd: addDays(NOW, 33) });
    expect(subscriptionIn(ending)).toMatchObject({
      endsAt: addDays(NOW, 33),
      nextBillDate: null,
      dueAt: addDays(NOW, 33),
    });
  });

  it('of the plan asks for nothing now, keeps what was paid for this period, and lets go of a schedule', () => {
    const work = scheduled();
    const { periodPrice, currentPeriodEnd } = subscriptionIn(work);
    update(work, { planId: 'annual' });
    expect(subscriptionIn(work)).toMatchObject({
      planId: 'annual',
      periodPrice,
      currentPeriodEnd,
      nextBillAmount: 39_999,
      schedule: { status: 'released' },
    });
    expect(work.facts.filter(({ is }) => is !== 'history')).toEqual([]);
  });

  it('of the plan waits for add-ons that are billed by another period', () => {
    expect(refusalOf(withAddon(false), { planId: 'annual' })).toBe('validationFailed planId');
    expect(refusalOf(withAddon(false), { planId: 'light' })).toBeUndefined();
    expect(refusalOf(withAddon(true), { planId: 'annual' })).toBeUndefined();
  });

  it('says before and after of what changed alone', () => {
    const work = workOn('active');
    const { currentPeriodEnd } = subscriptionIn(work);
    update(work, { planId: 'light', discount: percent(10) });
    expect(work.facts).toMatchObject([
      {
        is: 'history',
        type: 'manualUpdate',
        reason: 'Because',
        before: { planId: 'monthly', discount: null },
        after: { planId: 'light', discount: { percent: 10 } },
      },
    ]);
    expect(JSON.stringify(work.facts)).not.toContain(`"currentPeriodEnd":${currentPeriodEnd}`);
  });

  it('that changes nothing leaves no trace', () => {
    const work = workOn('active');
    const { books } = work;
    const { planId, currentPeriodEnd } = subscriptionIn(work);
    update(work, { planId, currentPeriodEnd: currentPeriodEnd ?? 0, endsAt: null, discount: null });
    expect(work.books).toBe(books);
    expect(work.facts).toEqual([]);
  });

  it.each<[string, Work, Partial<ManualUpdate>, string]>([
    ['a period that is over', workOn('active'), { currentPeriodEnd: NOW }, 'validationFailed currentPeriodEnd'],
    [
      'a period of more than three years',
      workOn('active'),
      { currentPeriodEnd: addDays(NOW, 1096) },
      'validationFailed currentPeriodEnd',
    ],
    [
      'a period while there is none',
      workOn('paused'),
      { currentPeriodEnd: addDays(NOW, 9) },
      'validationFailed currentPeriodEnd',
    ],
    [
      'a period that is not paid',
      workOn('past_due'),
      { currentPeriodEnd: addDays(NOW, 9) },
      'validationFailed currentPeriodEnd',
    ],
    [
      'a shorter period below a schedule',
      scheduled(),
      { currentPeriodEnd: addDays(NOW, 9) },
      'validationFailed currentPeriodEnd',
    ],
    [
      'a period beyond the end',
      workOn('active', given),
      { currentPeriodEnd: addDays(NOW, 61) },
      'validationFailed currentPeriodEnd',
    ],
    [
      'an end before that of the period',
      workOn('active', given),
      { currentPeriodEnd: addDays(NOW, 50), endsAt: addDays(NOW, 40) },
      'validationFailed endsAt',
    ],
    ['an end of a membership that we bill', workOn('active'), { endsAt: addDays(NOW, 40) }, 'validationFailed endsAt'],
    ['an end in the past', workOn('active', given), { endsAt: NOW - 1 }, 'validationFailed endsAt'],
    [
      'no end for one that is set to end',
      workOn('active', { ...given, cancelAtPeriodEnd: true }),
      { endsAt: null },
      'validationFailed endsAt',
    ],
    [
      'a discount that nobody is billed with',
      workOn('active', given),
      { discount: percent(5) },
      'validationFailed discount',
    ],
    [
      'a discount that raises the price',
      workOn('active'),
      { discount: amount(-500) },
      'validationFailed discount.amount',
    ],
    [
      'a discount of nothing at all',
      workOn('active'),
      { discount: { name: 'X', duration: { type: 'once' }, currency: usd } },
      'validationFailed discount',
    ],
    [
      'a discount of more than everything',
      workOn('active'),
      { discount: percent(101) },
      'validationFailed discount.percent',
    ],
    [
      'a discount in other money',
      workOn('active'),
      { discount: amount(100, { code: 'CAD', scale: 100 }) },
      'validationFailed discount.currency',
    ],
    ['a plan in other money', workOn('active'), { planId: 'canadian' }, 'planUnavailable'],
    ['anything while the first payment is open', workOn('pending'), { planId: 'light' }, 'subscriptionPending'],
  ])('cannot set %s', (_, work, asked, refusal) => expect(refusalOf(work, asked)).toBe(refusal));

  it('never leads to a state that the engine cannot go on from, for any action in any state', () => {
    const instant = fc.integer({ min: -40, max: 1200 }).map(days => NOW + days * DAY + 1);
    const asked = fc.record(
      {
        planId: fc.constantFrom('monthly', 'light', 'annual', 'canadian'),
        currentPeriodEnd: instant,
        endsAt: fc.oneof(instant, fc.constant(null)),
        discount: fc.oneof(
          fc.constant(null),
          fc.integer({ min: -5, max: 120 }).map(percent),
          fc.integer({ min: -500, max: 9000 }).map(value => amount(value)),
        ),
      },
      { requiredKeys: [] },
    );
    const status = fc.constantFrom<Status>(
      'inactive',
      'trialing',
      'active',
      'past_due',
      'paused',
      'canceling',
      'pausing',
    );
    fc.assert(
      fc.property(status, fc.boolean(), fc.array(asked, { minLength: 1, maxLength: 4 }), (where, isGiven, updates) => {
        const work = workOn(where, isGiven && where === 'active' ? given : {});
        for (const one of updates) {
          const { books, facts } = work;
          const known = facts.length;
          if (refusalOf(work, one) !== undefined) Object.assign(work, { books, facts: facts.slice(0, known) });
        }
        const sub = subscriptionIn(work);
        const moved = updates.length > 0 && work.facts.length > 0;
        if (moved && sub.dueAt !== null) expect(sub.dueAt).toBeGreaterThan(NOW);
        if (sub.endsAt !== null && sub.currentPeriodEnd !== null)
          expect(sub.endsAt).toBeGreaterThanOrEqual(sub.currentPeriodEnd);
        expect(sub.nextBillAmount ?? 0).toBeLessThanOrEqual(39_999);
        const later = catchUp(work.books, addDays(NOW, 1500), find);
        for (const fact of later.facts) {
          if (fact.is !== 'invoice') continue;
          expect(fact.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(fact.total);
          expect(fact.total).toBeGreaterThanOrEqual(0);
        }
        const instants = later.facts.flatMap(fact => ('at' in fact ? [fact.at] : []));
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });
});
