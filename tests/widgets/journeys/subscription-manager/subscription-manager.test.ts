import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancel, migrate, pause, schedulePlanChange, uncancel } from '../../../../src/core/contract/account-actions.js';
import type { Session } from '../../../../src/core/session/session.js';
import type { WorldName } from '../../../../src/sandbox/index.js';
import { save } from '../../../../src/widgets/signup/payment-form/save.js';
import { done } from '../../../support/results.js';
import { signIn } from '../../../../src/core/contract/auth.js';
import { logins } from '../../../../src/sandbox/world/logins.js';
import { words as overviewWords } from '../../../../src/widgets/account/account-overview/copy.js';
import { turnOf } from '../../../../src/widgets/journeys/subscription-manager/days-left.js';
import { dateLine } from '../../../../src/widgets/account/account-overview/lines.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';
import { typedCard } from '../../signup/card-fields.js';
import { memberOf, openManager, readNotices, signInAsMember } from './people.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const userId = 'usr_member';

/** The member of a world, in front of their membership. */
async function managerOf(world: WorldName, now = session.clock.now) {
  await sandbox.load(world);
  await signInAsMember(session);
  return openManager({ ...session, clock: { now } });
}

/** The same member in another tab, whose page knows nothing of what happens here. */
async function otherTab() {
  const other = openSession(sandbox);
  await signInAsMember(other);
  return other;
}

const home = {
  name: 'Alex Rider',
  firstName: 'Alex',
  lastName: 'Rider',
  phone: '+12175550100',
  address: {
    line1: '1 Main Street',
    line2: null,
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
    country: 'US',
  },
};

const date = String.raw`\d\d/\d\d/\d{4}`;

describe('a member in front of their membership', () => {
  it('is asked to sign in when nobody is', async () => {
    expect((await openManager(session)).$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('has the offers to go to when there is none, and their parent to ask when they are a child', async () => {
    expect((await managerOf('fresh')).$screen.get()).toEqual({ is: 'none' });
    session = openSession(sandbox);
    expect((await managerOf('child-account')).$screen.get()).toEqual({ is: 'child', name: '' });
  });

  it('reads when it did not come, and can try again', async () => {
    await sandbox.load('active-monthly');
    await signInAsMember(session);
    await sandbox.fail({ call: 'getAccount', kind: 'status', status: 503, times: 9 });
    const manager = await openManager(session);
    expect(manager.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    await sandbox.load('active-monthly');
    await signInAsMember(session);
    manager.retry();
    await expect.poll(() => manager.$screen.get().is).toBe('member');
  });

  it.each([
    ['active-monthly', []],
    ['past-due', [['critical', `^Your payment of \\$39\\.99 from ${date} didn’t go through\\.$`, 'Update card']]],
    [
      'canceled',
      [['warning', `^Your membership ends on ${date}\\.$`, 'Keep membership, then $39.99 per month from DAY']],
    ],
    ['paused', []],
    ['pausing', [['info', `^Your membership pauses on ${date}\\.$`, 'Don’t pause, then $39.99 per month from DAY']]],
    ['trialing', [['info', `^Your trial ends on ${date}, in \\d+ days\\.$`, undefined]]],
    ['inactive', [['info', '^Your membership hasn’t started yet\\.$', 'Activate']]],
    ['change-scheduled', [['info', `^You change to .+ on ${date}\\.$`, 'Keep Echelon Premier for $39.99 per month']]],
    ['provisioned', [['info', '^Echelon provides your membership\\.$', undefined]]],
    ['app-store', [['info', '^Your membership is through the App Store\\.$', 'Manage in App Store']]],
  ] as const)('reads first what matters of a membership that is %s, with the way out', async (world, expected) => {
    const notices = readNotices(await managerOf(world));
    expect(notices.map(({ tone, way }) => [tone, way?.label.replace(new RegExp(date), 'DAY')])).toEqual(
      expected.map(([tone, , way]) => [tone, way]),
    );
    notices.forEach(({ title }, index) => expect(title).toMatch(new RegExp(expected[index]?.[1] ?? '')));
  });

  it('reads when the card is tried next, and what the first bill will be', async () => {
    expect(readNotices(await managerOf('past-due'))[0]?.text).toMatch(
      new RegExp(`We’ll try your card again on ${date}, `),
    );
    session = openSession(sandbox);
    expect(readNotices(await managerOf('trialing'))[0]?.text).toMatch(/^Your first bill of \$\d+\.\d\d comes then\./);
  });

  it.each([
    ['paused', 'paused', 50],
    ['canceled', 'canceling', 20],
  ] as const)('reads how many days are left of what is %s', async (world, is, days) => {
    const { subscription, now } = memberOf(await managerOf(world));
    expect(turnOf(subscription, now)).toMatchObject({ is, days });
    expect(turnOf({ ...subscription, resumesAt: null, endsAt: now, currentPeriodEnd: now }, now)).toBeUndefined();
  });

  it('reads money, and no days, while all goes on', async () => {
    const { subscription, now } = memberOf(await managerOf('active-monthly'));
    expect(turnOf(subscription, now)).toBeUndefined();
  });

  it('is warned of a card that will not be good any more at the next bill', async () => {
    const { account, subscription } = memberOf(await managerOf('active-monthly'));
    const card = account.paymentMethod;
    expect(card).not.toBeNull();
    const manager = await openManager(session);
    const bill = new Date((subscription.nextBillDate ?? 0) * 1000);
    const before = new Date(bill.getFullYear(), bill.getMonth() - 1, 15);
    const expiring = {
      ...account,
      paymentMethod: card && { ...card, expirationMonth: before.getMonth() + 1, expirationYear: before.getFullYear() },
    };
    manager.changed(expiring, 'payment');
    expect(readNotices(manager)).toMatchObject([{ tone: 'warning', way: { label: 'Update card' } }]);
  });
});

describe('a press', () => {
  it('keeps a membership that was set to end, and says so once however its answer fares', async () => {
    const manager = await managerOf('canceled');
    await sandbox.fail({ call: 'uncancel', kind: 'loseAnswer', times: 1 });
    await manager.press('uncancel');
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active' },
      outcome: { is: 'done', what: 'uncancel' },
      pressed: undefined,
    });
    expect(manager.actions).toEqual(['uncancel']);
    expect(readNotices(manager)).toEqual([]);
  });

  it('takes back a pause before it has begun, without money', async () => {
    const manager = await managerOf('pausing');
    await manager.press('unpause');
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active', resumesAt: null },
      outcome: { is: 'done', what: 'unpause' },
    });
  });

  it('never charges for a pause that has begun meanwhile: what it costs is shown first', async () => {
    const manager = await managerOf('pausing');
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 25 } });
    // what stood on the page before is on it still
    await signInAsMember(session);
    const again = await openManager(session);
    again.changed(memberOf(manager).account, 'pause');
    await again.press('unpause');
    expect(memberOf(again)).toMatchObject({ subscription: { displayStatus: 'paused' }, outcome: { is: 'elsewhere' } });
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });

  it('reads who bills it from when on, once staff have set it to move, and can leave but not change it', async () => {
    await sandbox.load('active-monthly');
    const staff = openSession(sandbox);
    await done(staff.request(signIn, logins.customerServiceManager));
    await done(staff.request(migrate, { userId, providerCode: 'apple' }));
    await signInAsMember(session);
    const manager = await openManager(session);
    const { account } = memberOf(manager);
    expect(readNotices(manager)).toEqual([
      expect.objectContaining({
        tone: 'info',
        title: expect.stringMatching(new RegExp(`^Your membership moves to App Store on ${date}\\.$`)),
        text: 'You keep Echelon Premier with us until then. After that App Store bills you.',
      }),
    ]);
    expect(readNotices(manager)[0]?.way).toBeUndefined();
    expect(
      dateLine(memberOf(manager).subscription, memberOf(manager).now, overviewWords.english, 'en-US'),
    ).toBeUndefined();
    expect(account.actions.cancel).toBe('ok');
    for (const gone of ['change', 'schedulePlanChange', 'pause'] as const)
      expect(account.actions[gone]).toBe('managedByChannel');
  });

  it('clears the change of plan that waits', async () => {
    const manager = await managerOf('change-scheduled');
    await manager.press('schedulePlanChange');
    expect(memberOf(manager)).toMatchObject({
      subscription: { pendingChange: null, planId: 'us-premier-monthly' },
      outcome: { is: 'done', what: 'schedulePlanChange' },
    });
  });

  it('that another tab changed first shows how it is now', async () => {
    const manager = await managerOf('canceled');
    const other = await otherTab();
    await done(other.request(uncancel, { userId }));
    await manager.press('uncancel');
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'active' },
      outcome: { is: 'elsewhere' },
    });
    expect(manager.actions).toEqual([]);
  });

  it('of two tabs at the same moment happens once, and both show the same', async () => {
    const here = await managerOf('canceled');
    const there = await openManager(await otherTab());
    await Promise.all([here.press('uncancel'), there.press('uncancel')]);
    const outcome = [memberOf(here).outcome?.is, memberOf(there).outcome?.is];
    expect(new Set(outcome)).toEqual(new Set(['done', 'elsewhere']));
    expect(memberOf(here).subscription.version).toBe(memberOf(there).subscription.version);
  });

  it('that does not reach the server leaves everything, and says why', async () => {
    const manager = await managerOf('canceled');
    await sandbox.fail({ call: 'uncancel', kind: 'status', status: 503, times: 9 });
    await manager.press('uncancel');
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'canceling' },
      outcome: { is: 'refused', code: 'broken' },
      pressed: undefined,
    });
  });
});

describe('a panel', () => {
  it('is open when the page asks for it, and the account can do what it is for', async () => {
    const manager = await managerOf('active-monthly');
    manager.wish('cancel');
    expect(memberOf(manager)).toMatchObject({ panel: 'cancel', byPress: false });
    manager.close();
    expect(memberOf(manager).panel).toBeUndefined();
    manager.open('plan');
    expect(memberOf(manager)).toMatchObject({ panel: 'plan', byPress: true });
  });

  it('that was requested before the account was there opens with it', async () => {
    await sandbox.load('active-monthly');
    await signInAsMember(session);
    const manager = await openManager(session);
    manager.retry();
    manager.wish('addOns');
    await expect.poll(() => manager.$screen.get()).toMatchObject({ is: 'member', panel: 'addOns' });
  });

  it.each([
    ['past-due', 'pause'],
    ['ended', 'plan'],
    ['ended', 'cancel'],
    ['app-store', 'pause'],
    ['provisioned', 'payment'],
    ['ended', 'pause'],
  ] as const)('says of a membership that is %s why it cannot open: %s', async (world, panel) => {
    const manager = await managerOf(world);
    manager.wish(panel);
    expect(memberOf(manager)).toMatchObject({ panel: undefined, outcome: { is: 'unavailable', panel } });
  });

  it('opens with the plans while a payment is overdue, with what is owed in their place', async () => {
    const manager = await managerOf('past-due');
    manager.wish('plan');
    expect(memberOf(manager)).toMatchObject({ panel: 'plan', outcome: undefined });
  });

  it('stays while it changes the account, and the membership behind it is the new one', async () => {
    const manager = await managerOf('active-monthly');
    manager.open('pause');
    manager.changed(await done(session.request(pause, { userId, months: 1 })), 'pause');
    expect(memberOf(manager)).toMatchObject({ panel: 'pause', subscription: { displayStatus: 'pausing' } });
    manager.close();
    expect(readNotices(manager)[0]?.way?.label).toMatch(/^Don’t pause, then \$39\.99 per month from /);
    expect(manager.actions).toEqual(['pause']);
  });

  it('in which a session ended is there again after the next sign-in', async () => {
    const manager = await managerOf('active-monthly');
    manager.open('cancel');
    await session.signOut();
    expect(manager.$screen.get().is).toBe('signedOut');
    await signInAsMember(session);
    await expect.poll(() => manager.$screen.get()).toMatchObject({ is: 'member', panel: 'cancel' });
  });
});

describe('another card', () => {
  it('settles at once what is overdue', async () => {
    const manager = await managerOf('past-due');
    manager.open('payment');
    expect(
      await save({ fields: typedCard(sandbox), address: home, userId, session, onConfirming: () => undefined }),
    ).toMatchObject({ ok: true });
    await manager.cardSaved();
    expect(memberOf(manager)).toMatchObject({
      panel: undefined,
      outcome: { is: 'card', overdue: 'settled', amount: 3999 },
      subscription: { displayStatus: 'active', pastDue: null },
      account: { paymentMethod: { last4: '4242' } },
    });
    expect(manager.actions).toEqual(['payment']);
  });

  it('that is declined changes nothing', async () => {
    const manager = await managerOf('past-due');
    expect(
      await save({
        fields: typedCard(sandbox, '4000000000000341'),
        address: home,
        userId,
        session,
        onConfirming: () => undefined,
      }),
    ).toMatchObject({ ok: false });
    await manager.cardSaved();
    expect(memberOf(manager)).toMatchObject({
      subscription: { displayStatus: 'past_due' },
      outcome: { overdue: 'stillDue' },
    });
  });

  it('is simply kept when nothing is overdue', async () => {
    const manager = await managerOf('active-monthly');
    await save({ fields: typedCard(sandbox), address: home, userId, session, onConfirming: () => undefined });
    await manager.cardSaved();
    expect(memberOf(manager)).toMatchObject({
      outcome: { is: 'card', overdue: 'none' },
      account: { paymentMethod: { last4: '4242' } },
    });
  });
});

describe('a member who comes back to the page', () => {
  it('sees what another tab has done meanwhile, after a minute and not before', async () => {
    let now = 1_000_000;
    const manager = await managerOf('active-monthly', () => now);
    await done((await otherTab()).request(cancel, { userId }));
    now += 60;
    await manager.refresh();
    expect(memberOf(manager).subscription.displayStatus).toBe('active');
    now += 1;
    await manager.refresh();
    expect(memberOf(manager).subscription.displayStatus).toBe('canceling');
  });

  it('finds an open panel as it was', async () => {
    let now = 1_000_000;
    const manager = await managerOf('active-monthly', () => now);
    manager.open('plan');
    await done((await otherTab()).request(schedulePlanChange, { userId, planId: 'us-connect-monthly' }));
    now += 3600;
    await manager.refresh();
    expect(memberOf(manager)).toMatchObject({ panel: 'plan', subscription: { pendingChange: null } });
  });
});
