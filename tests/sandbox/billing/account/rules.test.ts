import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAddonOffer,
  addPhase,
  cancelAddonOffer,
  changePlan,
  credit,
  editPhase,
  extend,
  migrate,
  schedulePlanChange,
  subscribeProvisioned,
  terminate,
  uncancelAddonOffer,
} from '../../../../src/core/contract/account-actions.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import type { Result } from '../../../../src/core/contract/failure.js';
import { addDays } from '../../../../src/core/dates.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import { extra, sellExtras } from './catalogue.js';
import { expectConsistent } from './consistent.js';
import {
  accountOf,
  membershipOf,
  moveClock,
  newMember,
  newPayer,
  newPerson,
  openStillSandbox,
  type Person,
  rowsOf,
  subscribeTo,
} from './people.js';

let sandbox: TestSandbox;
let staff: Client;
let start = 0;
beforeAll(async () => {
  sandbox = await openStillSandbox();
  await sellExtras(sandbox);
  staff = (await newPerson(sandbox, { roles: ['CustomerServiceManager'] })).client;
  start = await moveClock(sandbox, { advanceDays: 0 });
});
beforeEach(() => moveClock(sandbox, { now: start }));
afterAll(() => sandbox.close());

/** Tries what must be refused with a field error, and finds the books as they were. */
async function wrongField(
  jo: Person,
  path: string,
  attempts: readonly (() => Promise<Result<unknown>>)[],
): Promise<void> {
  const before = await rowsOf(sandbox, jo.userId);
  for (const attempt of attempts) {
    const failure = refused(await attempt());
    expect(failure).toMatchObject({ code: 'validationFailed', status: 422 });
    // one field can be wrong in two ways
    expect([...new Set(failure.fields?.map(field => field.path))]).toEqual([path]);
  }
  expect(await rowsOf(sandbox, jo.userId)).toEqual(before);
}

const paid = async ({ userId }: Person): Promise<number[]> =>
  (await rowsOf(sandbox, userId)).payments
    .map(({ amount, createdAt }) => [createdAt, amount] as const)
    .sort(([one], [other]) => one - other)
    .map(([, amount]) => amount);

describe('the input must make sense', () => {
  it('an extension goes forward, by days or to a day', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    const reason = 'Outage';
    await wrongField(jo, 'until', [
      () => staff(extend, { userId, until: addDays(start, 30), reason }),
      () => staff(extend, { userId, until: start, reason }),
    ]);
    await wrongField(jo, 'days', [
      () => staff(extend, { userId, reason }),
      () => staff(extend, { userId, days: 5, until: addDays(start, 40), reason }),
      () => staff(extend, { userId, days: -5, reason }),
      () => staff(extend, { userId, days: 0.5, reason }),
    ]);
    await wrongField(jo, 'reason', [() => staff(extend, { userId, days: 5, reason: '' })]);
  });

  it('credit is a whole number of cents above zero, with a reason', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    await wrongField(
      jo,
      'amount',
      [0, -1, 0.5, Number.MAX_SAFE_INTEGER].map(amount => () => staff(credit, { userId, amount, reason: 'Sorry' })),
    );
    await wrongField(jo, 'reason', [() => staff(credit, { userId, amount: 100, reason: ' ' })]);
  });

  it('a plan must be one that this membership can go to', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const before = await rowsOf(sandbox, userId);
    for (const planId of ['none', 'ca-premier-monthly']) {
      expect(refused(await client(changePlan, { userId, planId }))).toMatchObject({
        code: 'planUnavailable',
        status: 409,
      });
      expect(refused(await client(schedulePlanChange, { userId, planId }))).toMatchObject({
        code: 'planUnavailable',
        status: 409,
      });
    }
    expect(refused(await client(changePlan, { userId, planId: 'us-premier-unready' }))).toMatchObject({
      code: 'invalidOffer',
      status: 422,
      message: 'Invalid Offer or Subscription',
    });
    expect(refused(await client(changePlan, { userId, planId: 'us-premier-monthly' }))).toMatchObject({
      code: 'alreadyOnPlan',
      status: 409,
    });
    expect(await rowsOf(sandbox, userId)).toEqual(before);
  });

  it('an add-on must be sold to the plan, and be held to be ended', async () => {
    const jo = await newMember(sandbox, 'us-connect-annual');
    const { client, userId } = jo;
    expect(refused(await client(addAddonOffer, { userId, guid: extra.addon.guid }))).toMatchObject({
      code: 'offerUnavailable',
      status: 409,
    });
    expect(refused(await client(addAddonOffer, { userId, guid: 'none' }))).toMatchObject({
      code: 'offerUnavailable',
      status: 409,
    });
    expect(refused(await client(cancelAddonOffer, { userId, guid: extra.addon.guid }))).toMatchObject({
      code: 'addonNotFound',
      status: 404,
    });
  });

  it('an add-on that ends with its period is billed no more', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const { guid, price } = extra.addon;
    worked(await client(addAddonOffer, { userId, guid }));
    expect(refused(await client(uncancelAddonOffer, { userId, guid }))).toMatchObject({
      code: 'addonNotCanceling',
      status: 409,
    });
    await moveClock(sandbox, { now: addDays(start, 31) });
    worked(await client(cancelAddonOffer, { userId, guid }));
    await moveClock(sandbox, { now: addDays(start, 61) });
    expect(await paid(jo)).toEqual([3999, price, 3999 + price, 3999]);
    expect((await membershipOf(jo)).addons).toEqual([]);
  });
});

describe('a change that waits', () => {
  it('is replaced by a later choice, and cleared by choosing the present plan', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    worked(await client(schedulePlanChange, { userId, planId: 'us-connect-monthly' }));
    worked(await client(schedulePlanChange, { userId, planId: 'us-connect-annual' }));
    expect((await membershipOf(jo)).pendingChange).toMatchObject({
      planId: 'us-connect-annual',
      effectiveAt: addDays(start, 30),
    });
    worked(await client(schedulePlanChange, { userId, planId: 'us-premier-monthly' }));
    expect(await membershipOf(jo)).toMatchObject({ pendingChange: null, nextBillAmount: 3999 });
    expect((await rowsOf(sandbox, userId)).history.map(({ type }) => type).sort()).toEqual([
      'created',
      'planChangeCleared',
      'planChangeScheduled',
      'planChangeScheduled',
    ]);

    worked(await client(schedulePlanChange, { userId, planId: 'us-connect-monthly' }));
    await moveClock(sandbox, { now: addDays(start, 31) });
    expect(await membershipOf(jo)).toMatchObject({
      planId: 'us-connect-monthly',
      pendingChange: null,
      currentPeriodEnd: addDays(start, 60),
    });
    expect(await paid(jo)).toEqual([3999, 1499]);
  });
});

describe('phases', () => {
  it('follow one another without a gap; the running one can only end elsewhere, and a past one stays', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    const planId = 'us-connect-monthly';
    await wrongField(jo, 'startDate', [
      () => staff(addPhase, { userId, planId, periods: 1, startDate: addDays(start, 31) }),
    ]);
    await wrongField(jo, 'endDate', [
      () => staff(addPhase, { userId, planId }),
      () => staff(addPhase, { userId, planId, periods: 1, endDate: addDays(start, 60) }),
      () => staff(addPhase, { userId, planId, endDate: addDays(start, 30) }),
    ]);
    worked(await staff(addPhase, { userId, planId, periods: 2, startDate: addDays(start, 30) }));
    worked(await staff(addPhase, { userId, planId: extra.plus, periods: 1 }));
    const [first, second] = (await membershipOf(jo)).schedule?.phases ?? [];
    if (!first || !second) throw new Error('There are no phases.');
    await wrongField(jo, 'planId', [() => staff(editPhase, { userId, phaseId: first.id, planId })]);
    worked(await staff(editPhase, { userId, phaseId: second.id, endDate: addDays(start, 60) }));
    const { schedule } = await membershipOf(jo);
    expect(schedule?.phases.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [start, addDays(start, 30)],
      [addDays(start, 30), addDays(start, 60)],
      [addDays(start, 60), addDays(start, 90)],
    ]);
    expect(refused(await staff(editPhase, { userId, phaseId: 'none' }))).toMatchObject({
      code: 'phaseNotFound',
      status: 404,
    });

    await moveClock(sandbox, { now: addDays(start, 31) });
    await wrongField(jo, 'phaseId', [
      () => staff(editPhase, { userId, phaseId: first.id, endDate: addDays(start, 50) }),
    ]);
    await moveClock(sandbox, { now: addDays(start, 95) });
    expect(await paid(jo)).toEqual([3999, 1499, 4999, 4999]);
    expectConsistent(await rowsOf(sandbox, userId));
  });
});

describe('a membership that moves to another provider', () => {
  it('and back again is never charged twice for one day', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    await moveClock(sandbox, { now: addDays(start, 10) });
    worked(await staff(migrate, { userId, providerCode: 'apple' }));
    worked(await staff(migrate, { userId, providerCode: 'stripe-us' }));
    expect(await accountOf(jo)).toMatchObject({
      channel: { kind: 'card' },
      subscription: { status: 'active', currentPeriodEnd: addDays(start, 30), nextBillDate: addDays(start, 30) },
    });
    await moveClock(sandbox, { now: addDays(start, 31) });
    expect(await paid(jo)).toEqual([3999, 3999]);
    expectConsistent(await rowsOf(sandbox, userId));
    expect(refused(await staff(migrate, { userId, providerCode: 'none' }))).toMatchObject({
      code: 'planUnavailable',
      status: 409,
    });
  });

  it('while it is set to end still ends on that day', async () => {
    const jo = await newPayer(sandbox);
    const { userId } = jo;
    worked(await staff(subscribeProvisioned, { userId, planId: 'us-premier-monthly', days: 20 }));
    await moveClock(sandbox, { now: addDays(start, 21) });
    expect(await membershipOf(jo)).toMatchObject({ status: 'expired', endedAt: addDays(start, 20) });
  });
});

describe('a refund', () => {
  it.each([
    ['none', 0],
    ['prorated', 2399],
    ['full', 3999],
  ] as const)('%s, of 39.99 with 18 of 30 days left, is %i cents', async (refund, amount) => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    await moveClock(sandbox, { now: addDays(start, 12) });
    worked(await staff(terminate, { userId, reason: 'requested', refund }));
    expect(await paid(jo)).toEqual(amount === 0 ? [3999] : [3999, -amount]);
    expect((await accountOf(jo)).accountCredit.value).toBe(0);
  });

  it('of what account credit paid comes back as credit, and the card gets no more than it gave', async () => {
    const jo = await newPayer(sandbox);
    const { userId } = jo;
    worked(await staff(credit, { userId, amount: 1000, reason: 'Sorry' }));
    worked(await subscribeTo(jo, { offerId: 'us-premier-monthly' }));
    worked(await staff(terminate, { userId, reason: 'staff', refund: 'full' }));
    expect([...(await paid(jo))].sort((one, other) => one - other)).toEqual([-2999, 2999]);
    expect((await accountOf(jo)).accountCredit.value).toBe(1000);
  });
});
