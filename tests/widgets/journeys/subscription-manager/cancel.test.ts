import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getAccount } from '../../../../src/core/contract/account.js';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import {
  addAddonOffer,
  cancel as cancelCall,
  pause,
  terminate,
} from '../../../../src/core/contract/account-actions.js';
import { getAccountHistory } from '../../../../src/core/contract/account-reads.js';
import { signIn as signInCall } from '../../../../src/core/contract/auth.js';
import { createTestSubscription } from '../../../../src/core/contract/account-support.js';
import type { Account, CancellationReason } from '../../../../src/core/contract/schemas/account.js';
import type { SaveOffer } from '../../../../src/core/contract/schemas/brightback.js';
import { DAY, formatDate } from '../../../../src/core/dates.js';
import type { Session } from '../../../../src/core/session/session.js';
import { redemptionCodes } from '../../../../src/sandbox/codes/tables.js';
import type { WorldName } from '../../../../src/sandbox/index.js';
import { logins } from '../../../../src/sandbox/world/logins.js';
import {
  blank,
  COMMENT_LIMIT,
  reasons,
  saidIn,
} from '../../../../src/widgets/journeys/subscription-manager/cancel/answers.js';
import { endText, lostWith } from '../../../../src/widgets/journeys/subscription-manager/cancel/consequences.js';
import { words } from '../../../../src/widgets/journeys/subscription-manager/cancel/copy.js';
import { createCancelFlow } from '../../../../src/widgets/journeys/subscription-manager/cancel/model.js';
import { createManager } from '../../../../src/widgets/journeys/subscription-manager/model.js';
import { done } from '../../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';
import { backOffice, colleague } from '../../../sandbox/support/staff.js';
import { patience } from '../../../support/patience.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh', { host: { portalUrl: 'https://portal.test' } });
});
afterAll(() => sandbox.close());

const opened: { model: ReturnType<typeof createCancelFlow>; close: () => void }[] = [];
afterEach(() => {
  for (const { model, close } of opened.splice(0)) {
    model.forget();
    close();
  }
});

const copy = words.english;

const accountOf = async (session: Session): Promise<Account> =>
  done(session.request(getAccount, { userId: session.get().userId ?? '' }));

/** The member of any world, on a page of their own. */
async function visit(): Promise<Session> {
  const session = openSession(sandbox);
  await done(session.request(signInCall, logins.member));
  return session;
}

/** The flow as a page opens it; `reported` is what the page around it received. */
async function open(session: Session, account?: Account) {
  const reported: { action: string; account: Account }[] = [];
  const model = createCancelFlow({
    session,
    account: account ?? (await accountOf(session)),
    onChanged: (now, action) => reported.push({ action, account: now }),
  });
  const close = model.$screen.listen(() => undefined);
  opened.push({ model, close });
  await until(model, is => is !== 'loading');
  return { model, reported, close, session };
}

type Model = ReturnType<typeof createCancelFlow>;

const until = (model: Model, when: (is: string) => boolean): Promise<void> =>
  vi.waitFor(() => expect(when(model.$screen.get().is), JSON.stringify(model.$screen.get())).toBe(true), patience);

async function memberOf(world: WorldName) {
  await sandbox.load(world);
  return open(await visit());
}

/** Gives a reason: the offer that comes with it. */
function leaves(model: Model, reason: CancellationReason): SaveOffer | undefined {
  model.type('reason', reason);
  const screen = model.$screen.get();
  if (screen.is !== 'asking') throw new Error(`Nothing is asked on ${screen.is}.`);
  return screen.offers.find(one => one.reason === reason)?.offer;
}

/** What the screen says in English, about the account as it is. */
async function said({ model, session }: { model: Model; session: Session }): Promise<string[]> {
  const { subscription } = await accountOf(session);
  const screen = model.$screen.get();
  if (!subscription || screen.is !== 'asking') throw new Error(`There is nothing to be said on ${screen.is}.`);
  return [
    endText(subscription, Math.floor(Date.now() / 1000), copy, 'en-US'),
    ...lostWith(subscription, screen.members, copy, 'en-US'),
  ];
}

describe('a member who wants to leave', () => {
  // none of this changes anything, so that one world does for all
  let session: Session;
  beforeAll(async () => {
    await sandbox.load('active-monthly');
    session = await visit();
  });

  it.each([
    ['too_expensive', 'discount'],
    ['unused', 'pause'],
    ['missing_features', 'contact'],
    ['low_quality', 'contact'],
    ['too_complex', 'contact'],
    ['customer_service', 'contact'],
    ['switched_service', undefined],
    ['other', undefined],
  ] as const)('%s is offered %s at most, on the very screen that ends it', async (reason, kind) => {
    const { model } = await open(session);
    expect(leaves(model, reason)?.kind).toBe(kind);
    expect(model.$screen.get().is).toBe('asking');
  });

  it('is not let on with more words than are kept, and loses none of them', async () => {
    const { model } = await open(session);
    leaves(model, 'switched_service');
    model.type('comment', 'x'.repeat(COMMENT_LIMIT + 1));
    await model.cancel();
    expect(model.$screen.get()).toMatchObject({ is: 'asking', tooLong: {} });
    expect(model.$form.get().values.comment).toHaveLength(COMMENT_LIMIT + 1);
    model.type('comment', 'x');
    expect(model.$screen.get()).toMatchObject({ is: 'asking', tooLong: undefined });
  });

  it('finds what was typed again after the session has ended, and not once they have decided to stay', async () => {
    const first = await open(session);
    leaves(first.model, 'unused');
    first.model.type('comment', 'Kept.');
    first.close();
    const again = await open(session);
    expect(again.model.$form.get().values).toMatchObject({ reason: 'unused', comment: 'Kept.' });
    again.model.forget();
    again.close();
    expect((await open(session)).model.$form.get().values).toMatchObject({ reason: '', comment: '' });
  });
});

describe('a member who takes the offer', () => {
  it('pays less, just as it was said, and is offered a cheaper plan the next time within a year', async () => {
    const { model, reported, session } = await memberOf('active-monthly');
    const before = await accountOf(session);
    const offer = leaves(model, 'too_expensive');
    if (offer?.kind !== 'discount' || !before.subscription) throw new Error('No discount was offered.');
    const [first, then] = offer.prices;
    expect(offer).toMatchObject({ before: 3999, saved: 3000, nextBill: { amount: 2999 } });
    expect(offer.prices).toMatchObject([
      { amount: 2999, bills: 3 },
      { amount: 3999, bills: null },
    ]);
    await model.accept();
    const saved = model.$screen.get();
    expect(saved).toMatchObject({
      is: 'saved',
      by: 'discount',
      account: {
        subscription: {
          nextBillAmount: first?.amount,
          discount: { percent: 25, endsAt: then?.from },
          cancelAtPeriodEnd: false,
        },
      },
    });
    expect(reported.map(({ action }) => action)).toEqual(['redeem']);

    const again = await open(session);
    expect(leaves(again.model, 'too_expensive')).toMatchObject({
      kind: 'planChange',
      planName: 'Echelon Connect',
      // the discount counts there too
      prices: [{ amount: 1124, bills: 3 }, { amount: 1499 }],
    });
    await again.model.accept();
    expect(again.model.$screen.get()).toMatchObject({
      is: 'saved',
      by: 'planChange',
      account: { subscription: { pendingChange: { planId: 'us-connect-monthly', amount: 1499 } } },
    });
    expect(again.reported.map(({ action }) => action)).toEqual(['schedulePlanChange']);
    const third = await open(session);
    expect(leaves(third.model, 'too_expensive')).toBeUndefined();
  });

  it('reads the plan’s own price, and the bill with all that is on it', async () => {
    await sandbox.load('active-monthly');
    const session = await visit();
    const { userId = '' } = session.get();
    await done(session.request(addAddonOffer, { userId, guid: 'us-studio-pass-monthly' }));
    const offer = leaves((await open(session)).model, 'too_expensive');
    if (offer?.kind !== 'discount') throw new Error('No discount was offered.');
    expect(offer.prices[0]).toMatchObject({ amount: 2999, bills: 3 });
    expect(offer.nextBill).toMatchObject({ amount: 3998 });
    await done(session.request(redeemAccountCode, { userId, code: offer.code }));
    expect((await accountOf(session)).subscription).toMatchObject({
      nextBillDate: offer.nextBill?.date,
      nextBillAmount: 3998,
    });
  });

  it('pauses for as long as they chose', async () => {
    const { model, reported } = await memberOf('active-monthly');
    leaves(model, 'unused');
    model.type('months', 2);
    await model.accept();
    const screen = model.$screen.get();
    if (screen.is !== 'saved' || !screen.account.subscription) throw new Error(`They were not saved: ${screen.is}.`);
    const { displayStatus, currentPeriodEnd, resumesAt } = screen.account.subscription;
    expect([screen.by, displayStatus, (resumesAt ?? 0) - (currentPeriodEnd ?? 0)]).toEqual([
      'pause',
      'pausing',
      60 * DAY,
    ]);
    expect(reported.at(-1)?.action).toBe('pause');
  });

  it('tries it for two more weeks', async () => {
    const { model, session } = await memberOf('trialing');
    const ends = (await accountOf(session)).subscription?.trialEnd ?? 0;
    expect(leaves(model, 'unused')).toMatchObject({ kind: 'trialExtension', days: 14 });
    await model.accept();
    expect(model.$screen.get()).toMatchObject({
      is: 'saved',
      by: 'trialExtension',
      account: { subscription: { trialEnd: ends + 14 * DAY, nextBillDate: ends + 14 * DAY } },
    });
  });

  it('takes it once although its answer is lost, and by two presses at once', async () => {
    const { model, reported, session } = await memberOf('active-monthly');
    leaves(model, 'too_expensive');
    await sandbox.fail({ call: 'redeemAccountCode', kind: 'loseAnswer', times: 1 });
    await Promise.all([model.accept(), model.accept()]);
    expect(model.$screen.get()).toMatchObject({ is: 'saved', by: 'discount' });
    expect(reported).toHaveLength(1);
    expect((await accountOf(session)).subscription?.discount?.percent).toBe(25);
  });

  it('in two tabs at once has it once, and both say so', async () => {
    const one = await memberOf('active-monthly');
    const two = await open(await visit());
    for (const { model } of [one, two]) leaves(model, 'too_expensive');
    await Promise.all([one.model.accept(), two.model.accept()]);
    for (const { model } of [one, two])
      expect(model.$screen.get()).toMatchObject({
        is: 'saved',
        by: 'discount',
        account: { subscription: { nextBillAmount: 2999 } },
      });
  });

  it('after it was paused elsewhere sees that pause', async () => {
    const { model, session } = await memberOf('active-monthly');
    leaves(model, 'unused');
    await done((await visit()).request(pause, { userId: session.get().userId ?? '', months: 3 }));
    await model.accept();
    expect(model.$screen.get()).toMatchObject({
      is: 'saved',
      by: 'pause',
      account: { subscription: { displayStatus: 'pausing' } },
    });
  });

  it('which can no longer be taken reads so, and can still end it', async () => {
    const { model, session } = await memberOf('active-monthly');
    leaves(model, 'too_expensive');
    await sandbox.database.db
      .update(redemptionCodes)
      .set({ expiresAt: 1 })
      .where(eq(redemptionCodes.batchId, 'retention'));
    await model.accept();
    expect(model.$screen.get()).toMatchObject({
      is: 'asking',
      refused: { by: 'accept', code: 'redemptionCodeIsExpired' },
    });
    expect((await accountOf(session)).subscription?.discount).toBeNull();
    await model.cancel();
    expect(model.$screen.get().is).toBe('cancelled');
  });

  it('while the back end is down keeps the offer, and takes it with the next press', async () => {
    const { model } = await memberOf('active-monthly');
    leaves(model, 'too_expensive');
    await sandbox.fail({ call: 'redeemAccountCode', kind: 'status', status: 503, times: 1 });
    await model.accept();
    expect(model.$screen.get()).toMatchObject({ is: 'asking', refused: { by: 'accept', code: 'broken' } });
    await model.accept();
    expect(model.$screen.get()).toMatchObject({ is: 'saved' });
  });
});

describe('a member who ends it', () => {
  it('reads until when it stays, keeps it until then, and the reason is written down', async () => {
    const leaving = await memberOf('active-monthly');
    const { model, reported, session } = leaving;
    leaves(model, 'too_expensive');
    model.type('comment', '  I found a better deal.  ');
    const end = (await accountOf(session)).subscription?.currentPeriodEnd ?? 0;
    expect(await said(leaving)).toEqual([`Your membership stays until ${formatDate(end)}, in 20 days. No more bills.`]);
    await model.cancel();
    expect(model.$screen.get()).toMatchObject({
      is: 'cancelled',
      mailedTo: logins.member.email,
      account: {
        subscription: {
          endsAt: end,
          nextBillDate: null,
          cancellation: { reason: 'too_expensive', comment: 'I found a better deal.' },
        },
      },
    });
    expect(reported.map(({ action }) => action)).toEqual(['cancel']);
    expect(model.$form.get().dirty).toBe(false);
  });

  it('needs no reason for it', async () => {
    const { model } = await memberOf('active-monthly');
    await model.cancel();
    expect(model.$screen.get()).toMatchObject({
      is: 'cancelled',
      account: { subscription: { cancelAtPeriodEnd: true, cancellation: { reason: null, comment: null } } },
    });
  });

  it('takes it back right there, and everything is as it was', async () => {
    const { model, reported, session } = await memberOf('active-monthly');
    const before = await accountOf(session);
    await model.cancel();
    await model.undo();
    expect(model.$screen.get()).toMatchObject({
      is: 'saved',
      by: 'undone',
      account: {
        subscription: { nextBillDate: before.subscription?.nextBillDate, nextBillAmount: 3999, endsAt: null },
      },
    });
    expect(reported.map(({ action }) => action)).toEqual(['cancel', 'uncancel']);
  });

  it('during a trial is never charged', async () => {
    const leaving = await memberOf('trialing');
    const ends = (await accountOf(leaving.session)).subscription?.trialEnd ?? 0;
    expect(await said(leaving)).toEqual([
      `Your trial ends on ${formatDate(ends)}, in 20 days. We’ll never charge you.`,
    ]);
    await leaving.model.cancel();
    expect(leaving.model.$screen.get()).toMatchObject({
      is: 'cancelled',
      account: { subscription: { endsAt: ends, nextBillAmount: null } },
    });
  });

  it.each([
    [
      'past-due',
      'Canceling now ends your membership immediately and stops any further payment attempts. We won’t collect the overdue $39.99.',
    ],
    ['paused', 'Your membership ends now. It won’t resume after the pause. No more bills.'],
    ['inactive', 'Your membership ends now, before it starts. You pay nothing.'],
  ] as const)('while it is %s ends it at once, without a way back', async (world, sentence) => {
    const leaving = await memberOf(world);
    expect(await said(leaving)).toEqual([sentence]);
    await leaving.model.cancel();
    const screen = leaving.model.$screen.get();
    expect(screen).toMatchObject({
      is: 'cancelled',
      account: { subscription: { status: 'terminated', endReason: 'requested', pastDue: null } },
    });
    expect(screen.is === 'cancelled' && screen.account.actions.uncancel === 'ok').toBe(false);
    const fresh = await open(leaving.session);
    expect(fresh.model.$screen.get().is).toBe('cancelled');
  });

  it('while the first payment waits for the bank ends it before anything is taken', async () => {
    await sandbox.load('with-card');
    const session = await visit();
    const backEnd = await backOffice(sandbox);
    await done(backEnd(createTestSubscription, { userId: session.get().userId ?? '', status: 'pending' }));
    const leaving = await open(session);
    expect(await said(leaving)).toEqual(['Your membership ends now. We won’t take the first payment.']);
    await leaving.model.cancel();
    expect(leaving.model.$screen.get()).toMatchObject({
      is: 'cancelled',
      account: { subscription: { status: 'terminated' } },
    });
  });

  it('reads what goes with it: family, add-ons, a change of plan', async () => {
    const leaving = await memberOf('much-to-lose');
    const change = (await accountOf(leaving.session)).subscription?.pendingChange;
    expect((await said(leaving)).slice(1)).toEqual([
      '2 family members lose access with you.',
      'Studio Pass ends with it.',
      `You won’t change to Echelon Connect on ${formatDate(change?.effectiveAt ?? 0)}.`,
    ]);
    await leaving.model.cancel();
    await leaving.model.undo();
    const screen = leaving.model.$screen.get();
    expect(screen).toMatchObject({
      is: 'saved',
      account: { subscription: { pendingChange: null, addons: [{ name: 'Studio Pass', cancelAtPeriodEnd: true }] } },
    });
  });

  it('reads of the pause that does not happen', async () => {
    const leaving = await memberOf('pausing');
    expect(leaves(leaving.model, 'unused')).toBeUndefined();
    expect((await said(leaving)).at(-1)).toMatch(/^You won’t pause on \d\d\/\d\d\/\d{4}\.$/);
  });

  it('ends it once although the answer is lost, and once in the books', async () => {
    const { model, session } = await memberOf('active-monthly');
    await sandbox.fail({ call: 'cancel', kind: 'loseAnswer', times: 1 });
    await model.cancel();
    expect(model.$screen.get().is).toBe('cancelled');
    const history = await done(session.request(getAccountHistory, { userId: session.get().userId ?? '' }));
    expect(history.items.filter(({ type }) => type === 'canceled')).toHaveLength(1);
  });

  it('while the back end is down stays where they are, with all that was typed', async () => {
    const { model } = await memberOf('active-monthly');
    leaves(model, 'low_quality');
    model.type('comment', 'The pictures stutter.');
    await sandbox.fail({ call: 'cancel', kind: 'status', status: 503, times: 1 });
    await model.cancel();
    expect(model.$screen.get()).toMatchObject({ is: 'asking', refused: { by: 'cancel', code: 'broken' } });
    expect(model.$form.get().values).toMatchObject({ reason: 'low_quality', comment: 'The pictures stutter.' });
    await model.cancel();
    expect(model.$screen.get().is).toBe('cancelled');
  });
});

describe('two tabs', () => {
  it('that cancel at once both say that it ends', async () => {
    const one = await memberOf('active-monthly');
    const two = await open(await visit());
    await Promise.all([one.model.cancel(), two.model.cancel()]);
    for (const { model } of [one, two])
      expect(model.$screen.get()).toMatchObject({
        is: 'cancelled',
        account: { subscription: { cancelAtPeriodEnd: true } },
      });
  });

  it('that undo at once both say that it goes on', async () => {
    const one = await memberOf('canceled');
    const two = await open(await visit());
    await Promise.all([one.model.undo(), two.model.undo()]);
    for (const { model } of [one, two])
      expect(model.$screen.get()).toMatchObject({
        is: 'saved',
        by: 'undone',
        account: { subscription: { cancelAtPeriodEnd: false } },
      });
  });

  it('one that cancels under the other’s offer leads that one to the end, with the way back', async () => {
    const one = await memberOf('active-monthly');
    leaves(one.model, 'unused');
    await done((await visit()).request(cancelCall, { userId: one.session.get().userId ?? '' }));
    await one.model.accept();
    expect(one.model.$screen.get().is).toBe('cancelled');
    await one.model.undo();
    expect(one.model.$screen.get()).toMatchObject({ is: 'saved', by: 'undone' });
  });

  it('one that opens with an account of before is shown what is', async () => {
    await sandbox.load('active-monthly');
    const session = await visit();
    const old = await accountOf(session);
    await done(session.request(cancelCall, { userId: old.userId }));
    const late = await open(session, old);
    expect(late.model.$screen.get().is).toBe('cancelled');
    expect(late.reported).toHaveLength(1);
  });

  it('one that is about to undo what customer service has ended by now says that it has ended', async () => {
    const { model, session } = await memberOf('canceled');
    const sam = await colleague(sandbox, 'CustomerService');
    await done(sam.client(terminate, { userId: session.get().userId ?? '', reason: 'requested', refund: 'none' }));
    await model.undo();
    expect(model.$screen.get()).toMatchObject({ is: 'cancelled', account: { subscription: { status: 'terminated' } } });
  });
});

describe('a member who has nothing to cancel here', () => {
  it.each([
    [
      'app-store',
      { kind: 'appStore', name: 'App Store', managementUrl: 'https://apps.apple.com/account/subscriptions' },
    ],
    ['provisioned', { kind: 'provisioned', name: 'Echelon', managementUrl: null }],
    ['child-account', null],
    ['fresh', null],
  ] as const)('in the world %s names who has it, without a survey', async (world, channel) => {
    const { model } = await memberOf(world);
    expect(model.$screen.get()).toMatchObject({ is: 'nothing', account: { channel } });
  });

  it('since it ends already is shown until when, and the way back', async () => {
    const { model } = await memberOf('canceled');
    expect(model.$screen.get()).toMatchObject({
      is: 'cancelled',
      account: { actions: { uncancel: 'ok' } },
    });
  });

  it('by the link of a mail finds the same in the place of their membership', async () => {
    await sandbox.load('canceled');
    const manager = createManager({ session: await visit(), onChanged: () => undefined });
    const close = manager.$screen.listen(() => undefined);
    manager.wish('cancel');
    await expect.poll(() => manager.$screen.get()).toMatchObject({ is: 'member', panel: 'cancel' });
    close();
  });

  it('since it has ended reads so', async () => {
    const { model } = await memberOf('ended');
    expect(model.$screen.get()).toMatchObject({ is: 'cancelled', account: { subscription: { status: 'expired' } } });
  });
});

describe('a flow that does not come', () => {
  it('says so and is there with the next try', async () => {
    await sandbox.load('active-monthly');
    const session = await visit();
    await sandbox.fail({ call: 'getCancelData', kind: 'status', status: 503, times: 3 });
    const { model } = await open(session);
    expect(model.$screen.get()).toEqual({ is: 'failed', code: 'broken' });
    model.retry();
    await until(model, is => is === 'asking');
  });

  it('comes without the family as well', async () => {
    await sandbox.load('much-to-lose');
    const session = await visit();
    await sandbox.fail({ call: 'getFamily', kind: 'status', status: 503, times: 3 });
    const { model } = await open(session);
    expect(model.$screen.get()).toMatchObject({ is: 'asking', members: 0 });
  });
});

describe('what is said with the end', () => {
  it('is never more than was said, and never blanks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('' as const, ...reasons),
        fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^\s*$/)),
        (reason, comment) => {
          const sent = saidIn({ ...blank, reason, comment });
          expect(sent.reason ?? '').toBe(reason);
          expect(sent.comment ?? '').toBe(comment.trim());
          expect(Object.values(sent).every(Boolean)).toBe(true);
        },
      ),
    );
  });
});
