import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePayment } from '../../../../src/core/contract/account.js';
import {
  addAddonOffer,
  cancel,
  changePlan,
  credit,
  extend,
  pause,
  terminate,
  uncancel,
  unpause,
} from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import type { Result } from '../../../../src/core/contract/failure.js';
import { addDays, DAY, formatDate } from '../../../../src/core/dates.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { worked } from '../../support/visitor.js';
import { extra, sellExtras } from './catalogue.js';
import { expectConsistent } from './consistent.js';
import {
  accountOf,
  bankBecomes,
  membershipOf,
  moveClock,
  newCode,
  newMember,
  newPayer,
  newPerson,
  openStillSandbox,
  type Person,
  rowsOf,
  subscribeTo,
  typeCard,
} from './people.js';

// PGlite takes turns; on a server (the project `postgres`) these are truly at once.
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

const ROUNDS = 4;
const codesOf = (answers: readonly Result<unknown>[]): string[] =>
  answers.map(answer => (answer.ok ? 'ok' : answer.failure.code)).sort();
const books = async ({ userId }: Person) => {
  const rows = await rowsOf(sandbox, userId);
  expectConsistent(rows);
  return rows;
};
const amounts = (payments: readonly { amount: number }[]): number[] =>
  payments.map(({ amount }) => amount).sort((one, other) => one - other);
const count = <Item extends { type: string }>(items: readonly Item[], type: string): number =>
  items.filter(item => item.type === type).length;

describe('two tabs of one member', () => {
  it('that cancel and keep at once leave one of the two, recorded once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const jo = await newMember(sandbox);
      const { client, userId } = jo;
      const [canceled, kept] = await Promise.all([
        client(cancel, { userId, reason: 'unused' }),
        client(uncancel, { userId }),
      ]);
      expect(canceled.ok).toBe(true);
      expect(codesOf([kept])).toEqual([kept.ok ? 'ok' : 'notCanceling']);
      expect(await membershipOf(jo)).toMatchObject(
        kept.ok
          ? { displayStatus: 'active', endsAt: null, cancellation: null }
          : { displayStatus: 'canceling', endsAt: addDays(start, 30) },
      );
      const { history } = await books(jo);
      expect([count(history, 'canceled'), count(history, 'uncanceled')]).toEqual([1, kept.ok ? 1 : 0]);
    }
  });

  it('that keep clicking cancel and keep end where the last one that worked left it', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn): Promise<Result<unknown>> =>
        turn % 2 === 0 ? client(cancel, { userId }) : client(uncancel, { userId }),
      ),
    );
    const { history, mails } = await books(jo);
    const [canceled, kept] = [count(history, 'canceled'), count(history, 'uncanceled')];
    expect(codesOf(answers).filter(code => code === 'ok')).toHaveLength(canceled + kept);
    expect(mails.filter(({ kind }) => kind === 'membershipCanceled')).toHaveLength(canceled);
    expect((await membershipOf(jo)).displayStatus).toBe(canceled === kept ? 'active' : 'canceling');
    expect([0, 1]).toContain(canceled - kept);
  });

  it('that pause twice set one pause', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    expect(
      codesOf(await Promise.all([client(pause, { userId, months: 1 }), client(pause, { userId, months: 3 })])),
    ).toEqual(['alreadyPaused', 'ok']);
    const { history } = await books(jo);
    expect(count(history, 'pauseScheduled')).toBe(1);
    expect([addDays(start, 60), addDays(start, 120)]).toContain((await membershipOf(jo)).resumesAt);
  });

  it('that come back from a pause twice pay once', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    worked(await client(pause, { userId }));
    await moveClock(sandbox, { now: addDays(start, 40) });
    expect(
      codesOf(
        await Promise.all([client(unpause, { userId }), client(unpause, { userId }), client(unpause, { userId })]),
      ),
    ).toEqual(['notPaused', 'notPaused', 'ok']);
    expect((await books(jo)).payments.map(({ amount }) => amount)).toEqual([3999, 3999]);
  });

  it('that change the plan and cancel at once do both in one order, or one and refuse the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await moveClock(sandbox, { now: start });
      const jo = await newMember(sandbox);
      const { client, userId } = jo;
      await moveClock(sandbox, { now: addDays(start, 18) });
      const [changed, canceled] = await Promise.all([
        client(changePlan, { userId, planId: extra.plus }),
        client(cancel, { userId }),
      ]);
      expect(canceled.ok).toBe(true);
      expect(codesOf([changed])).toEqual([changed.ok ? 'ok' : 'cancellationScheduled']);
      expect(await membershipOf(jo)).toMatchObject({
        displayStatus: 'canceling',
        planId: changed.ok ? extra.plus : 'us-premier-monthly',
        nextBillDate: null,
      });
      expect(amounts((await books(jo)).payments)).toEqual(changed.ok ? [400, 3999] : [3999]);
    }
  });

  it('that change to two plans at once pay each step from where the other left it', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    await moveClock(sandbox, { now: addDays(start, 18) });
    const answers = await Promise.all([
      client(changePlan, { userId, planId: extra.plus }),
      client(changePlan, { userId, planId: extra.plus }),
    ]);
    expect(codesOf(answers)).toEqual(['alreadyOnPlan', 'ok']);
    expect(amounts((await books(jo)).payments)).toEqual([400, 3999]);
  });

  it('that book the same add-on hold it once', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const { guid } = extra.addon;
    expect(
      codesOf(await Promise.all([client(addAddonOffer, { userId, guid }), client(addAddonOffer, { userId, guid })])),
    ).toEqual(['addonAlreadyActive', 'ok']);
    const { addons, payments } = await books(jo);
    expect(addons).toHaveLength(1);
    expect(amounts(payments)).toEqual([extra.addon.price, 3999]);
  });

  it('that bring two new cards for what is overdue pay it once', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    await moveClock(sandbox, { now: addDays(start, 33) });
    const [one, other] = [await typeCard(sandbox), await typeCard(sandbox)];
    expect(
      codesOf(
        await Promise.all([client(updatePayment, { userId, ...one }), client(updatePayment, { userId, ...other })]),
      ),
    ).toEqual(['ok', 'ok']);
    const { payments, paymentMethods } = await books(jo);
    expect(payments.map(({ amount }) => amount)).toEqual([3999, 3999]);
    expect(paymentMethods.filter(({ active }) => active)).toHaveLength(1);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', pastDue: null });
  });

  it('of which one pays what is overdue and the other cancels: paid and ending, or ended and owing nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await moveClock(sandbox, { now: start });
      const jo = await newMember(sandbox);
      const { client, userId } = jo;
      await bankBecomes(sandbox, jo.cardId, 'chargeFails');
      await moveClock(sandbox, { now: addDays(start, 33) });
      const card = await typeCard(sandbox);
      expect(
        codesOf(await Promise.all([client(updatePayment, { userId, ...card }), client(cancel, { userId })])),
      ).toEqual(['ok', 'ok']);
      const { payments, invoices } = await books(jo);
      const { status, displayStatus } = await membershipOf(jo);
      if (status === 'terminated')
        expect([payments.length, invoices.map(({ status: of }) => of).sort()]).toEqual([1, ['paid', 'void']]);
      else expect([displayStatus, payments.length]).toEqual(['canceling', 2]);
    }
  });
});

describe('one code', () => {
  it('that two accounts redeem at the same moment belongs to one of them; the other reads the date', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [jo, kim] = [await newMember(sandbox), await newMember(sandbox)];
      const code = await newCode(sandbox, { kind: 'days', days: 30 });
      const answers = await Promise.all(
        [jo, kim].map(({ client, userId }) => client(redeemAccountCode, { userId, code })),
      );
      expect(codesOf(answers)).toEqual(['ok', 'redemptionCodeAlreadyRedeemed']);
      const failure = answers.flatMap(answer => (answer.ok ? [] : [answer.failure]))[0];
      expect(failure).toMatchObject({
        status: 409,
        debug: { dateRedeemed: start },
        message: `This redemption code has already been redeemed on ${formatDate(start, 'en-US', 'UTC')}. Please contact customer service if you have any questions.`,
      });
      const ends = [await membershipOf(jo), await membershipOf(kim)]
        .map(({ currentPeriodEnd }) => ((currentPeriodEnd ?? 0) - start) / DAY)
        .sort((one, other) => one - other);
      expect(ends).toEqual([30, 60]);
      for (const person of [jo, kim]) await books(person);
    }
  });

  it('that is redeemed and spent on a purchase at the same moment counts once', async () => {
    const [jo, kim] = [await newMember(sandbox), await newPayer(sandbox)];
    const code = await newCode(sandbox, { kind: 'credit', amount: 1000, currencyCode: 'USD' });
    const [redeemed, bought] = await Promise.all([
      jo.client(redeemAccountCode, { userId: jo.userId, code }),
      subscribeTo(kim, { offerId: 'us-premier-monthly', redemptionCode: code }),
    ]);
    expect(redeemed.ok).not.toBe(bought.ok);
    const given = [await books(jo), await books(kim)].flatMap(({ credit: ledger }) =>
      ledger.filter(({ reason }) => reason === 'redemption'),
    );
    expect(given.map(({ amount }) => amount)).toEqual([1000]);
  });
});

describe('staff and member at once', () => {
  it('extend and cancel both count, in either order', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const [extended, canceled] = await Promise.all([
      staff(extend, { userId, days: 10, reason: 'Outage' }),
      client(cancel, { userId }),
    ]);
    expect(canceled.ok).toBe(true);
    expect(codesOf([extended])).toEqual([extended.ok ? 'ok' : 'alreadyCanceled']);
    expect(await membershipOf(jo)).toMatchObject({
      displayStatus: 'canceling',
      endsAt: addDays(start, extended.ok ? 40 : 30),
    });
    await books(jo);
  });

  it('terminate twice refunds once', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    const ends = Array.from({ length: 3 }, () => staff(terminate, { userId, reason: 'staff', refund: 'full' }));
    expect(codesOf(await Promise.all(ends))).toEqual(['ok', 'subscriptionEnded', 'subscriptionEnded']);
    expect(amounts((await books(jo)).payments)).toEqual([-3999, 3999]);
  });

  it('credit given a dozen times at once is all there', async () => {
    const jo = await newMember(sandbox);
    const { userId } = jo;
    await Promise.all(Array.from({ length: 12 }, () => staff(credit, { userId, amount: 100, reason: 'Sorry' })));
    expect((await accountOf(jo)).accountCredit.value).toBe(1200);
    await books(jo);
  });
});

describe('the clock and a member at once', () => {
  it('renew and cancel in one order: the new period was paid, or never began', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await moveClock(sandbox, { now: start });
      const jo = await newMember(sandbox);
      const { client, userId } = jo;
      const [, canceled] = await Promise.all([
        moveClock(sandbox, { now: addDays(start, 30) }),
        client(cancel, { userId }),
      ]);
      expect(canceled.ok).toBe(true);
      await moveClock(sandbox, { now: addDays(start, 61) });
      const { payments } = await books(jo);
      expect(await membershipOf(jo)).toMatchObject({
        status: 'expired',
        endedAt: addDays(start, payments.length === 2 ? 60 : 30),
      });
    }
  });

  it('renew once, however many look at the account while the clock moves', async () => {
    const jo = await newMember(sandbox);
    await Promise.all([
      moveClock(sandbox, { now: addDays(start, 90) }),
      ...Array.from({ length: 8 }, () => accountOf(jo)),
      moveClock(sandbox, { now: addDays(start, 90) }),
    ]);
    expect((await books(jo)).payments).toHaveLength(4);
  });
});
