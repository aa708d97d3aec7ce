import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { getCancelData } from '../../../../src/core/contract/brightback.js';
import { getAccount } from '../../../../src/core/contract/account.js';
import { cancel } from '../../../../src/core/contract/account-actions.js';
import { signIn } from '../../../../src/core/contract/auth.js';
import { addDays, formatDate } from '../../../../src/core/dates.js';
import type { Session } from '../../../../src/core/session/session.js';
import { logins, type WorldName } from '../../../../src/sandbox/index.js';
import { refusalText, words } from '../../../../src/widgets/journeys/subscription-manager/pause/copy.js';
import {
  dayAfter,
  dayOf,
  resumesAt,
  sentOf,
  startOfDay,
} from '../../../../src/widgets/journeys/subscription-manager/pause/days.js';
import { createPause } from '../../../../src/widgets/journeys/subscription-manager/pause/model.js';
import { done } from '../../../support/results.js';
import { patience } from '../../../support/patience.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { openSession } from '../../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

const accountNow = () => done(session.request(getAccount, { userId: session.get().userId ?? '' }));

/** The panel, opened by the member of a world. */
async function openedIn(world: WorldName) {
  await sandbox.load(world);
  await done(session.request(signIn, logins.member));
  const account = await accountNow();
  const reported: string[] = [];
  const model = createPause({ session, account, onDone: ({ userId }) => reported.push(userId) });
  model.$screen.listen(() => undefined);
  return { model, reported, account, end: account.subscription?.currentPeriodEnd ?? 0 };
}

type Model = Awaited<ReturnType<typeof openedIn>>['model'];

/** Why nothing has happened, as the page says it. */
function said(model: Model, begins: number): string | undefined {
  const screen = model.$screen.get();
  const code = screen.is === 'blocked' ? screen.code : screen.is === 'asking' ? screen.refused?.code : undefined;
  return code && refusalText(words.english, code, formatDate(begins, 'en-US'));
}

describe('a member who needs a break', () => {
  it.each(['1', '2', '3'] as const)(
    'stops for %s months of thirty days from the end of the period on',
    async length => {
      const { model, reported, end } = await openedIn('active-monthly');
      model.choose({ length });
      await model.pause();
      const returns = addDays(end, Number(length) * 30);
      expect(model.$screen.get()).toEqual({ is: 'set' });
      expect((await accountNow()).subscription).toMatchObject({
        displayStatus: 'pausing',
        pauseAtPeriodEnd: true,
        resumesAt: returns,
      });
      expect(resumesAt({ length, day: '' }, end)).toBe(returns);
      expect(reported).toEqual(['usr_member']);
    },
  );

  it('comes back on a day of their own choice, at its beginning', async () => {
    const { model, end } = await openedIn('active-monthly');
    const day = dayOf(addDays(end, 45));
    model.choose({ length: 'day', day });
    await model.pause();
    expect(model.$screen.get()).toEqual({ is: 'set' });
    expect((await accountNow()).subscription).toMatchObject({ resumesAt: startOfDay(day) });
  });

  it('pauses once although the answer is lost', async () => {
    const { model, reported } = await openedIn('active-monthly');
    await sandbox.fail({ call: 'pause', kind: 'loseAnswer', times: 1 });
    await model.pause();
    expect(model.$screen.get()).toMatchObject({ is: 'set' });
    expect(reported).toHaveLength(1);
  });
});

describe('what a pause comes back with', () => {
  it('is the bill of that day: a discount that ends meanwhile is in it no more', async () => {
    await sandbox.load('active-monthly');
    await done(session.request(signIn, logins.member));
    const { userId, subscription } = await accountNow();
    const cancelData = await done(session.request(getCancelData, { userId, subscriptionId: subscription?.id ?? '' }));
    const offer = cancelData.offers.find(({ reason }) => reason === 'too_expensive')?.offer;
    if (offer?.kind !== 'discount') throw new Error('No discount was offered.');
    // a quarter off for three months
    await done(session.request(redeemAccountCode, { userId, code: offer.code }));
    const account = await accountNow();
    expect(account.subscription?.nextBillAmount).toBe(2999);
    const model = createPause({ session, account, onDone: () => undefined });
    model.$screen.listen(() => undefined);
    const end = account.subscription?.currentPeriodEnd ?? 0;
    for (const [length, amount] of [
      ['2', 2999],
      ['3', 3999],
    ] as const) {
      model.choose({ length });
      await vi.waitFor(() => expect(model.$bill.get()).not.toBe('asked'), patience);
      expect(model.$bill.get()).toEqual({ date: addDays(end, Number(length) * 30), amount });
    }
    await model.pause();
    expect((await accountNow()).subscription).toMatchObject({
      nextBillAmount: null,
      billAfterPause: { date: addDays(end, 90), amount: 3999 },
    });
  });
});

describe('a pause is refused in words', () => {
  it('when no day is chosen, and nothing is sent', async () => {
    const { model, end } = await openedIn('active-monthly');
    model.choose({ length: 'day' });
    await model.pause();
    expect(said(model, end)).toBe('Choose a day.');
    expect((await accountNow()).subscription?.pauseAtPeriodEnd).toBe(false);
    model.choose({ length: '1' });
    expect(said(model, end)).toBeUndefined();
  });

  it.each([
    ['before the period ends', -3],
    ['more than a year after it', 400],
  ] as const)('when the day is %s; what was chosen stays', async (_, days) => {
    const { model, end } = await openedIn('active-monthly');
    const day = dayOf(addDays(end, days));
    model.choose({ length: 'day', day });
    await model.pause();
    expect(said(model, end)).toBe(`Choose a day after ${formatDate(end, 'en-US')} and within a year of it.`);
    expect(model.$choice.get()).toEqual({ length: 'day', day });
  });

  it.each([
    ['past-due', 'A payment is overdue. Pay it first, then pause your membership.'],
    ['pausing', 'Your membership is paused, or a pause is set. Undo it first to choose another one.'],
    ['trialing', 'You can’t pause your membership right now.'],
    ['app-store', 'Your membership is billed elsewhere. Pause it there.'],
  ] as const)('at once when the membership is %s', async (world, text) => {
    const { model, end } = await openedIn(world);
    expect(said(model, end)).toBe(text);
    await model.pause();
    expect(model.$screen.get().is).toBe('blocked');
  });

  it('when another tab has canceled meanwhile', async () => {
    const { model, end, account } = await openedIn('active-monthly');
    await done(session.request(cancel, { userId: account.userId }));
    await model.pause();
    expect(said(model, end)).toBe('Your membership is set to end. Keep it first, then pause it.');
  });

  it('when the back end is down', async () => {
    const { model, end } = await openedIn('active-monthly');
    await sandbox.fail({ call: 'pause', kind: 'status', status: 503, times: 5 });
    await model.pause();
    expect(said(model, end)).toBe('Something went wrong on our side. Try again.');
  });
});

describe('days', () => {
  const instants = fc.integer({ min: 0, max: 4_000_000_000 });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu', 'America/Sao_Paulo', 'UTC'])('are the reader’s own in %s', zone => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      fc.assert(
        fc.property(instants, at => {
          const day = dayOf(at);
          const start = startOfDay(day) ?? Number.NaN;
          expect(dayOf(start)).toBe(day);
          expect(start).toBeLessThanOrEqual(at);
          const next = startOfDay(dayAfter(at)) ?? Number.NaN;
          expect(next).toBeGreaterThan(at);
          // a day has 23 hours or 25 where clocks are moved
          expect(next - start).toBeGreaterThanOrEqual(23 * 3600);
          expect(next - start).toBeLessThanOrEqual(25 * 3600);
        }),
        { numRuns: 200 },
      );
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it.each(['', '2026', '2027-02-29', '2026-13-01', '2026-04-31', '20262-01-01'])('“%s” is none', day => {
    expect(startOfDay(day)).toBeUndefined();
    expect(sentOf({ length: 'day', day })).toBeUndefined();
  });

  it('29 February is one in a leap year', () => {
    expect(dayOf(startOfDay('2028-02-29') ?? 0)).toBe('2028-02-29');
    expect(dayAfter(startOfDay('2028-02-28') ?? 0)).toBe('2028-02-29');
  });
});
