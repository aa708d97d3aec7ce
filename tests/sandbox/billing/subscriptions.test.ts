import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccountSubscriptions, getAccountHistory } from '../../../src/core/contract/account-reads.js';
import {
  cancelSubscription,
  getSubscription,
  getUserSubscription,
  listUserSubscriptions,
  quoteSubscription,
  terminateSubscription,
  uncancelSubscription,
  updateSubscriptionManually,
} from '../../../src/core/contract/subscriptions.js';
import { DAY, now } from '../../../src/core/dates.js';
import type { ManualUpdate } from '../../../src/core/contract/schemas/account-actions.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const as = (jo: Visitor) => sandbox.client({ jwt: jo.jwt });
const memberIn = async (world: WorldName) => {
  await sandbox.load(world);
  return theMember(sandbox);
};
const presentId = async (jo: Visitor): Promise<string> => (await jo.account()).subscription?.id ?? '';

/** A person who had a membership, and has another now. */
async function returned(): Promise<{ jo: Visitor; past: string; present: string }> {
  const jo = await memberIn('ended');
  const past = await presentId(jo);
  worked(await jo.subscribe({ offerId: 'us-connect-monthly' }));
  return { jo, past, present: await presentId(jo) };
}

describe('memberships by their id', () => {
  it('are listed with those that are over, the living one first, under either address', async () => {
    const { jo, past, present } = await returned();
    const { userId } = jo;
    const list = worked(await as(jo)(listUserSubscriptions, { userId }));
    expect(list).toMatchObject({ total: 2, offset: 0, limit: 50 });
    expect(list.items.map(({ id, displayStatus }) => [id, displayStatus])).toEqual([
      [present, 'active'],
      [past, 'expired'],
    ]);
    expect(worked(await as(jo)(listAccountSubscriptions, { userId }))).toEqual(list);
    expect(
      worked(await as(jo)(listUserSubscriptions, { userId, limit: 1, offset: 1 })).items.map(({ id }) => id),
    ).toEqual([past]);
    expect(list.items[0]).toEqual((await jo.account()).subscription);
  });

  it('are read one by one', async () => {
    const { jo, past, present } = await returned();
    const { userId } = jo;
    expect(worked(await as(jo)(getSubscription, { subscriptionId: present }))).toEqual(
      (await jo.account()).subscription,
    );
    expect(worked(await as(jo)(getUserSubscription, { userId, subscriptionId: past }))).toMatchObject({
      id: past,
      status: 'expired',
      endReason: 'requested',
    });
    expect(refused(await as(jo)(getUserSubscription, { userId, subscriptionId: 'sub_none' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
  });

  it('do not exist for anybody else, and are seen and handled by staff', async () => {
    const { jo, present } = await returned();
    const kim = await newVisitor(sandbox);
    const id = { subscriptionId: present };
    const answers = [
      await as(kim)(getSubscription, id),
      await as(kim)(cancelSubscription, id),
      await as(kim)(uncancelSubscription, id),
    ];
    for (const answer of answers) expect(refused(answer)).toMatchObject({ code: 'notFound', status: 404 });
    expect(refused(await as(kim)(quoteSubscription, { ...id, planId: 'us-premier-monthly' })).code).toBe('notFound');
    expect(refused(await as(kim)(getUserSubscription, { userId: kim.userId, ...id })).code).toBe('notFound');
    expect(refused(await as(kim)(listUserSubscriptions, { userId: jo.userId })).code).toBe('notFound');

    const sam = await colleague(sandbox, 'CustomerService');
    expect(worked(await sam.client(getSubscription, id)).userId).toBe(jo.userId);
    expect(refused(await sam.client(getSubscription, { subscriptionId: 'sub_none' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    expect(refused(await sam.client(cancelSubscription, { subscriptionId: 'sub_none' })).code).toBe('notFound');
    expect(worked(await sam.client(cancelSubscription, { ...id, reason: 'other' })).subscription?.displayStatus).toBe(
      'canceling',
    );
  });

  it('are canceled and kept as on the account', async () => {
    const jo = await memberIn('active-monthly');
    const id = { subscriptionId: await presentId(jo) };
    expect(refused(await as(jo)(uncancelSubscription, id))).toMatchObject({ code: 'notCanceling', status: 409 });
    expect(worked(await as(jo)(cancelSubscription, { ...id, reason: 'unused' })).subscription).toMatchObject({
      displayStatus: 'canceling',
      cancellation: { reason: 'unused', comment: null },
    });
    expect(refused(await as(jo)(cancelSubscription, id))).toMatchObject({ code: 'alreadyCanceled', status: 409 });
    expect(worked(await as(jo)(uncancelSubscription, id)).subscription).toMatchObject({
      displayStatus: 'active',
      cancellation: null,
    });
  });

  it('cost what the account’s quote says', async () => {
    const jo = await memberIn('active-monthly');
    const asked = { planId: 'us-premier-annual' };
    const subscriptionId = await presentId(jo);
    const both = async () =>
      [worked(await as(jo)(quoteSubscription, { subscriptionId, ...asked })), worked(await jo.quote(asked))] as const;
    let [quoted, own] = await both();
    // a second may pass between the two, and a change is computed to the second
    while (quoted.quotedAt !== own.quotedAt) [quoted, own] = await both();
    expect(quoted).toMatchObject({ kind: 'change', planId: asked.planId, total: own.total, nextBill: own.nextBill });
  });

  it('that are over refuse every change', async () => {
    const { jo, past } = await returned();
    const id = { subscriptionId: past };
    const sam = await colleague(sandbox, 'CustomerServiceManager');
    const answers = [
      await as(jo)(cancelSubscription, id),
      await as(jo)(uncancelSubscription, id),
      await as(jo)(quoteSubscription, { ...id, planId: 'us-premier-monthly' }),
      await sam.client(terminateSubscription, { ...id, reason: 'staff', refund: 'none' }),
      await sam.client(updateSubscriptionManually, { ...id, version: 1, reason: 'Test' }),
    ];
    for (const answer of answers) expect(refused(answer)).toMatchObject({ code: 'subscriptionEnded', status: 409 });
    expect((await jo.account()).subscription?.status).toBe('active');
  });

  it('are ended by staff alone', async () => {
    const jo = await memberIn('active-monthly');
    const id = { subscriptionId: await presentId(jo) };
    expect(refused(await as(jo)(terminateSubscription, { ...id, reason: 'requested', refund: 'full' }))).toMatchObject({
      code: 'forbidden',
      status: 403,
    });
    const sam = await colleague(sandbox, 'CustomerService');
    expect(
      worked(await sam.client(terminateSubscription, { ...id, reason: 'requested', refund: 'full' })).subscription,
    ).toMatchObject({ status: 'terminated', endReason: 'requested' });
    expect((await jo.records()).payments.map(({ amount }) => amount)).toEqual([3999, -3999]);
  });
});

describe('a manager who overrides a membership', () => {
  /** The member of a world, their membership, and a manager at work on it. */
  async function theCaseOf(world: WorldName) {
    const jo = await memberIn(world);
    const manager = await colleague(sandbox, 'CustomerServiceManager', 'Mo Manager');
    const subscription = async () => {
      const { subscription: present } = await jo.account();
      if (!present) throw new Error('The member has no membership.');
      return present;
    };
    const update = async (asked: Partial<ManualUpdate>) => {
      const { id, version } = await subscription();
      return manager.client(updateSubscriptionManually, {
        subscriptionId: id,
        version,
        reason: 'Promised on the phone',
        ...asked,
      });
    };
    return { jo, manager, subscription, update };
  }

  it('changes what is given and nothing else, and history keeps before and after', async () => {
    const { jo, manager, subscription, update } = await theCaseOf('active-monthly');
    const before = await subscription();
    const currentPeriodEnd = (before.currentPeriodEnd ?? 0) + 5 * DAY;
    const { subscription: after } = worked(await update({ currentPeriodEnd }));
    // the bill's day is the price's first too
    expect(after?.prices).toEqual(before.prices.map(price => ({ ...price, from: currentPeriodEnd })));
    expect(after).toEqual({
      ...before,
      currentPeriodEnd,
      nextBillDate: currentPeriodEnd,
      prices: after?.prices,
      pricesIf: after?.pricesIf,
      version: before.version + 1,
    });

    const [entry] = worked(await manager.client(getAccountHistory, { userId: jo.userId })).items;
    expect(entry).toMatchObject({
      type: 'manualUpdate',
      reason: 'Promised on the phone',
      actor: { kind: 'staff', name: 'Mo Manager' },
      before: { currentPeriodEnd: before.currentPeriodEnd },
      after: { currentPeriodEnd },
    });
    expect(Object.keys(entry?.after ?? {})).toEqual(['currentPeriodEnd']);
    const [own] = worked(await as(jo)(getAccountHistory, { userId: jo.userId })).items;
    expect(own).toMatchObject({
      type: 'manualUpdate',
      before: null,
      after: null,
      reason: null,
      actor: { name: 'Customer support' },
    });
  });

  it('changes the plan without a bill: the next period costs what the new one does', async () => {
    const { jo, update } = await theCaseOf('change-scheduled');
    const paid = (await jo.records()).payments.length;
    const { subscription } = worked(await update({ planId: 'us-connect-monthly' }));
    expect(subscription).toMatchObject({ planId: 'us-connect-monthly', pendingChange: null, nextBillAmount: 1499 });
    expect((await jo.records()).payments).toHaveLength(paid);
  });

  it('gives a discount on the next bills, and takes it away', async () => {
    const { update } = await theCaseOf('active-monthly');
    const discount = {
      name: 'Sorry',
      duration: { type: 'forever' },
      percent: 50,
      currency: { code: 'USD', scale: 100 },
    } as const;
    expect(worked(await update({ discount })).subscription).toMatchObject({
      nextBillAmount: 1999,
      discount: { name: 'Sorry', endsAt: null },
    });
    expect(worked(await update({ discount: null })).subscription).toMatchObject({
      nextBillAmount: 3999,
      discount: null,
    });
  });

  it('moves the end of a membership that was given, or lets it go on', async () => {
    const { jo, update } = await theCaseOf('provisioned');
    const endsAt = now() + 30 * DAY;
    expect(worked(await update({ endsAt })).subscription).toMatchObject({ endsAt, status: 'active' });
    expect(worked(await update({ endsAt: null })).subscription).toMatchObject({ endsAt: null });
    const soon = now() + 5 * DAY;
    expect(worked(await update({ endsAt: soon })).subscription).toMatchObject({ endsAt: soon, currentPeriodEnd: soon });
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 6 } });
    const manager = await colleague(sandbox, 'CustomerServiceManager');
    const [row] = (await jo.records()).subscriptions;
    expect(row).toMatchObject({ status: 'expired', endedAt: soon });
    expect(
      refused(
        await manager.client(updateSubscriptionManually, {
          subscriptionId: row?.id ?? '',
          version: row?.version ?? 0,
          reason: 'Too late',
          endsAt: null,
        }),
      ).code,
    ).toBe('subscriptionEnded');
  });

  it('who read an older version gets the present one, and the name of who changed it', async () => {
    const { subscription, update } = await theCaseOf('active-monthly');
    const { version } = await subscription();
    const ends = ((await subscription()).currentPeriodEnd ?? 0) + DAY;
    worked(await update({ currentPeriodEnd: ends }));
    const failure = refused(await update({ version, currentPeriodEnd: ends + DAY }));
    expect(failure).toMatchObject({
      code: 'versionConflict',
      status: 409,
      debug: {
        current: { version: version + 1, currentPeriodEnd: ends },
        changedBy: 'Mo Manager',
        changedAt: expect.any(Number),
      },
    });
    expect((await subscription()).currentPeriodEnd).toBe(ends);
  });

  it('of two at once loses to the first', async () => {
    const { subscription, update } = await theCaseOf('active-monthly');
    const ends = (await subscription()).currentPeriodEnd ?? 0;
    const answers = await Promise.all([
      update({ currentPeriodEnd: ends + DAY }),
      update({ currentPeriodEnd: ends + 2 * DAY }),
    ]);
    expect(answers.map(answer => (answer.ok ? 'worked' : answer.failure.code)).toSorted()).toEqual([
      'versionConflict',
      'worked',
    ]);
  });

  it('changes nothing, not even the version, when the values are the same', async () => {
    const { jo, subscription, update } = await theCaseOf('active-monthly');
    const before = await subscription();
    worked(
      await update({ planId: before.planId, currentPeriodEnd: before.currentPeriodEnd ?? 0, endsAt: before.endsAt }),
    );
    expect(await subscription()).toEqual(before);
    expect((await jo.records()).history.map(({ type }) => type)).not.toContain('manualUpdate');
  });

  it('names the field that cannot be so', async () => {
    const { subscription, update } = await theCaseOf('active-monthly');
    const before = await subscription();
    expect(refused(await update({ planId: 'us-connect-monthly', endsAt: now() + 40 * DAY }))).toMatchObject({
      code: 'validationFailed',
      status: 422,
      fields: [{ path: 'endsAt' }],
    });
    expect(await subscription()).toEqual(before);
  });

  it('cannot set an unknown plan, one in another currency, or one that nobody bills', async () => {
    const { update } = await theCaseOf('active-monthly');
    for (const planId of ['none', 'ca-premier-monthly', 'us-premier-unready'])
      expect(refused(await update({ planId }))).toMatchObject({ code: 'planUnavailable', status: 409 });
  });

  it('is a manager, and gives a reason', async () => {
    const { jo, subscription, update } = await theCaseOf('active-monthly');
    expect(refused(await update({ reason: ' ' }))).toMatchObject({
      code: 'validationFailed',
      fields: [{ path: 'reason' }],
    });
    const { id, version } = await subscription();
    const sam = await colleague(sandbox, 'CustomerService');
    for (const client of [as(jo), sam.client])
      expect(
        refused(await client(updateSubscriptionManually, { subscriptionId: id, version, reason: 'Please' })),
      ).toMatchObject({ code: 'forbidden', status: 403 });
    const mo = await colleague(sandbox, 'CustomerServiceManager');
    expect(
      refused(await mo.client(updateSubscriptionManually, { subscriptionId: 'sub_none', version, reason: 'Please' }))
        .code,
    ).toBe('notFound');
  });
});
