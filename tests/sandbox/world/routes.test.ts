import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldNames } from '../../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { refused, theMember, worked } from '../support/visitor.js';
import { possibleOf } from '../../support/actions.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const inWorld = async (name: (typeof worldNames)[number]) => {
  await sandbox.load(name);
  return theMember(sandbox);
};

const seen = new Set<string>();

describe('worlds', () => {
  it.each([
    ['fresh', undefined, 'subscribe'],
    ['default', 'active', 'cancel'],
    ['active-monthly', 'active', 'pause'],
    ['trialing', 'trialing', 'cancel'],
    ['inactive', 'inactive', 'activate'],
    ['past-due', 'past_due', 'payment'],
    ['unpaid', 'pending', 'activate'],
    ['provisional', 'trialing', 'cancel'],
    ['canceled', 'canceling', 'uncancel'],
    ['paused', 'paused', 'unpause'],
    ['pausing', 'pausing', 'unpause'],
    ['change-scheduled', 'active', 'schedulePlanChange'],
    ['ended', 'expired', 'subscribe'],
    ['provisioned', 'provisioned', 'quote'],
    ['app-store', 'active', 'quote'],
    ['with-card', undefined, 'subscribe'],
    ['trial-used', 'expired', 'subscribe'],
    ['code-redeemed', undefined, 'redeem'],
    ['child-account', undefined, undefined],
    ['much-to-lose', 'active', 'cancelAddonOffer'],
    ['many-places', undefined, 'subscribe'],
    ['billing', 'past_due', 'payment'],
    ['profile', undefined, 'subscribe'],
    ['with-addon', 'active', 'cancelAddonOffer'],
    ['card-emptied', 'active', 'change'],
    ['card-expired', 'active', 'payment'],
    ['receipts', 'active', 'redeem'],
    ['receipt-approved', undefined, 'redeem'],
    ['receipt-rejected', undefined, 'subscribe'],
    ['history', 'active', 'cancel'],
    ['family', 'active', 'cancel'],
    ['family-full', 'active', 'cancel'],
    ['invited', undefined, 'subscribe'],
    ['discounted', 'active', 'cancel'],
    ['bank-asks', 'past_due', 'payment'],
    ['offers', undefined, 'subscribe'],
    ['commercial', undefined, 'subscribe'],
    ['commercial-busy', undefined, 'subscribe'],
    ['training', 'active', 'cancel'],
  ] as const)('%s shows the status %s and allows to %s', async (name, status, action) => {
    const account = await (await inWorld(name)).account();
    expect(account.subscription?.displayStatus).toBe(status);
    if (action) expect(account.actions[action]).toBe('ok');
    else expect(possibleOf(account)).toEqual([]);
    seen.add(name);
  });

  it('are all looked at here', () => expect(worldNames.filter(name => !seen.has(name))).toEqual([]));
});

describe('who else bills', () => {
  it('keeps a member of an app store from subscribing or paying here', async () => {
    const member = await inWorld('app-store');
    expect(refused(await member.subscribe({ offerId: 'us-premier-monthly' }))).toMatchObject({
      code: 'managedByChannel',
      status: 409,
      debug: { name: 'App Store' },
    });
    expect(refused(await member.pay(await member.typeCard())).code).toBe('managedByChannel');
    expect((await member.account()).channel).toMatchObject({
      kind: 'appStore',
      managementUrl: 'https://apps.apple.com/account/subscriptions',
    });
  });

  it('sends a child to its parent, by name and without signing anybody out', async () => {
    const child = await inWorld('child-account');
    const expected = { code: 'parentRequired', status: 409, debug: { name: 'Robin Rider' } };
    expect(refused(await child.subscribe({ offerId: 'us-premier-monthly' }))).toMatchObject(expected);
    expect(refused(await child.quote({ planId: 'us-premier-monthly' }))).toMatchObject(expected);
    expect(refused(await child.pay(await child.typeCard()))).toMatchObject(expected);
    expect(await child.account()).toMatchObject({
      parentId: 'usr_parent',
      subscription: null,
      paymentMethod: null,
      actions: {
        subscribe: 'parentRequired',
        payment: 'parentRequired',
        redeem: 'redemptionBlocked',
        credit: 'forbidden',
      },
    });
  });
});

describe('activating', () => {
  it('starts a waiting membership now and charges it once', async () => {
    const member = await inWorld('inactive');
    expect(refused(await member.subscribe({ offerId: 'us-premier-monthly' })).code).toBe('useActivate');
    expect(worked(await member.activate()).subscription).toMatchObject({ status: 'active', nextBillAmount: 3999 });
    expect(refused(await member.activate())).toMatchObject({ code: 'notInactive', status: 409 });
    const { payments, history } = await member.records();
    expect(payments).toMatchObject([{ amount: 3999 }]);
    expect(history).toMatchObject([{ type: 'activated' }]);
  });

  it('is refused where there is nothing to activate', async () => {
    expect(refused(await (await inWorld('fresh')).activate())).toMatchObject({ code: 'notFound', status: 404 });
    expect(refused(await (await inWorld('ended')).activate())).toMatchObject({
      code: 'subscriptionEnded',
      status: 409,
    });
  });

  it('lets a person whose membership ended start again, without a second trial', async () => {
    const member = await inWorld('trial-used');
    const quoted = worked(await member.quote({ planId: 'us-premier-annual', offerId: 'us-premier-annual-trial' }));
    expect(quoted).toMatchObject({ notices: ['trialAlreadyUsed'], dueToday: 39999, blockers: [] });
    expect(
      worked(await member.subscribe({ offerId: 'us-premier-annual-trial', quoteToken: quoted.quoteToken })).subscription
        ?.status,
    ).toBe('active');
  });
});
