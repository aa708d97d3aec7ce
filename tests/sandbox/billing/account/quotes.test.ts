import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activate, quote, updatePayment } from '../../../../src/core/contract/account.js';
import {
  addAddonOffer,
  changePlan,
  credit,
  pause,
  quoteAddonOffer,
  subscribeInactive,
  unpause,
} from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import { addDays, DAY } from '../../../../src/core/dates.js';
import { quote as shape, type QuoteRequest } from '../../../../src/core/contract/schemas/quote.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import { extra, sellExtras } from './catalogue.js';
import {
  accountOf,
  addCard,
  answerBank,
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

let sandbox: TestSandbox;
let manager: Client;
let start = 0;
beforeAll(async () => {
  sandbox = await openStillSandbox();
  await sellExtras(sandbox);
  manager = (await newPerson(sandbox, { roles: ['CustomerServiceManager'] })).client;
  start = await moveClock(sandbox, { advanceDays: 0 });
});
beforeEach(() => moveClock(sandbox, { now: start }));
afterAll(() => sandbox.close());

const MINUTE = 60;
const HOUR = 3600;

const quoteFor = async ({ client, userId }: Person, wanted: QuoteRequest) =>
  worked(await client(quote, { userId, ...wanted }));
const changeTo = ({ client, userId }: Person, planId: string, quoteToken?: string) =>
  client(changePlan, { userId, planId, ...(quoteToken !== undefined && { quoteToken }) });
const taken = async ({ userId }: Person): Promise<number[]> =>
  (await rowsOf(sandbox, userId)).payments.map(({ amount }) => amount);
const inDays = (days: number) => moveClock(sandbox, { now: addDays(start, days) });

/** Everything that is recorded of a person, to compare. */
const rows = ({ userId }: Person) => rowsOf(sandbox, userId);

describe('a change of plan costs what the quote says', () => {
  it('39.99 to 49.99 with 12 of 30 days left is 4.00 today', async () => {
    const jo = await newMember(sandbox);
    const now = await inDays(18);
    const quoted = await quoteFor(jo, { planId: extra.plus });
    expect(quoted).toMatchObject({
      kind: 'change',
      planId: extra.plus,
      currency: { code: 'USD', scale: 100 },
      effective: 'now',
      effectiveAt: now,
      quotedAt: now,
      expiresAt: now + 15 * MINUTE,
      items: [
        {
          type: 'proration',
          amount: -1600,
          days: { left: 12, of: 30 },
          period: { start: now, end: addDays(start, 30) },
        },
        {
          type: 'proration',
          amount: 2000,
          days: { left: 12, of: 30 },
          period: { start: now, end: addDays(start, 30) },
        },
      ],
      subtotal: 400,
      discountTotal: 0,
      taxTotal: 0,
      creditApplied: 0,
      total: 400,
      dueToday: 400,
      accountCreditAfter: 0,
      blockers: [],
      notices: [],
      nextBill: { date: addDays(start, 30), amount: 4999 },
    });
    expect(quoted.items[0]?.description).toContain('12 of 30 days');

    const { subscription } = worked(await changeTo(jo, extra.plus, quoted.quoteToken));
    expect(subscription).toMatchObject({
      planId: extra.plus,
      currentPeriodEnd: addDays(start, 30),
      nextBillDate: addDays(start, 30),
      nextBillAmount: 4999,
    });
    expect(await taken(jo)).toEqual([3999, 400]);
    await inDays(30);
    expect(await taken(jo)).toEqual([3999, 400, 4999]);
  });

  it('is mailed with the price of its first whole period: a discount that runs out before it says nothing of it', async () => {
    const discount = {
      name: 'Ten for a month',
      percent: 10,
      duration: { type: 'other' as const, months: 1 },
      currency: { code: 'USD', scale: 100 },
    };
    const redemptionCode = await newCode(sandbox, { kind: 'discount', discount });
    const jo = await newMember(sandbox, 'us-connect-annual', { redemptionCode });
    await inDays(31);
    worked(await changeTo(jo, 'us-premier-annual'));
    expect((await membershipOf(jo)).nextBillAmount).toBe(39999);
    const { mails } = await rows(jo);
    expect(mails.filter(({ kind }) => kind === 'planChanged').map(({ payload }) => payload)).toMatchObject([
      { amount: 39999, days: '365' },
    ]);
  });

  it('39.99 a month to 399.99 a year is 383.99 today, and the next bill comes in 365 days', async () => {
    const jo = await newMember(sandbox);
    const now = await inDays(18);
    const quoted = await quoteFor(jo, { planId: 'us-premier-annual' });
    expect(quoted).toMatchObject({
      effective: 'now',
      items: [
        { type: 'proration', amount: -1600, period: { start: now, end: addDays(start, 30) } },
        { type: 'plan', amount: 39999, period: { start: now, end: addDays(now, 365) } },
      ],
      subtotal: 38399,
      total: 38399,
      dueToday: 38399,
      accountCreditAfter: 0,
      nextBill: { date: addDays(now, 365), amount: 39999 },
    });

    const { subscription } = worked(await changeTo(jo, 'us-premier-annual', quoted.quoteToken));
    expect(subscription).toMatchObject({
      currentPeriodStart: now,
      currentPeriodEnd: addDays(now, 365),
      nextBillAmount: 39999,
    });
    expect(await taken(jo)).toEqual([3999, 38399]);
    await inDays(18 + 365);
    expect(await taken(jo)).toEqual([3999, 38399, 39999]);
  });

  it('a trial is 0.00 today, at its beginning and at a change within it', async () => {
    const jo = await newPayer(sandbox);
    const offer = { planId: 'us-premier-monthly', offerId: 'us-premier-monthly-trial' };
    const quoted = await quoteFor(jo, offer);
    expect(quoted).toMatchObject({
      total: 0,
      dueToday: 0,
      delayBilling: { days: 30, type: 'trial' },
      nextBill: { date: addDays(start, 30), amount: 3999 },
    });
    worked(await subscribeTo(jo, { offerId: offer.offerId, quoteToken: quoted.quoteToken }));

    await inDays(18);
    const changed = await quoteFor(jo, { planId: extra.plus });
    expect(changed).toMatchObject({
      effective: 'now',
      total: 0,
      dueToday: 0,
      nextBill: { date: addDays(start, 30), amount: 4999 },
    });
    worked(await changeTo(jo, extra.plus, changed.quoteToken));
    expect(await taken(jo)).toEqual([]);
    await inDays(30);
    expect(await taken(jo)).toEqual([4999]);
  });

  it('an overdue amount is listed first, and is what a new card is charged', async () => {
    const jo = await newMember(sandbox);
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    await inDays(31);
    const quoted = await quoteFor(jo, { planId: extra.plus });
    expect(quoted).toMatchObject({
      items: [{ type: 'overdue', amount: 3999 }],
      subtotal: 3999,
      discountTotal: 0,
      taxTotal: 0,
      creditApplied: 0,
      total: 3999,
      dueToday: 3999,
      blockers: ['paymentOverdue'],
    });
    expect(refused(await changeTo(jo, extra.plus, quoted.quoteToken)).code).toBe('paymentOverdue');
    await addCard(sandbox, jo);
    expect(await taken(jo)).toEqual([3999, 3999]);
  });

  it('a lower price and a shorter period wait for the end of the period, unless staff says otherwise', async () => {
    const jo = await newMember(sandbox);
    expect(await quoteFor(jo, { planId: 'us-connect-monthly' })).toMatchObject({
      effective: 'periodEnd',
      effectiveAt: addDays(start, 30),
      dueToday: 0,
      nextBill: { date: addDays(start, 30), amount: 1499 },
    });
    expect(await quoteFor(jo, { planId: 'us-connect-monthly', effective: 'now' })).toMatchObject({
      effective: 'now',
      effectiveAt: start,
    });
  });

  it('a sum below zero becomes account credit: nothing is due, and the next bills use it up', async () => {
    const jo = await newMember(sandbox);
    worked(await changeTo(jo, 'us-premier-annual'));
    await inDays(10);
    // 355 of 365 days of 399.99 come back, a month of 39.99 is taken
    const quoted = await quoteFor(jo, { planId: 'us-premier-monthly', effective: 'now' });
    expect(quoted).toMatchObject({
      dueToday: 0,
      accountCreditAfter: 38903 - 3999,
      nextBill: { date: addDays(start, 40), amount: 0 },
    });
    expect(quoted.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quoted.total);

    const before = await taken(jo);
    const account = worked(await changeTo(jo, 'us-premier-monthly', quoted.quoteToken));
    expect(account.accountCredit.value).toBe(34904);
    expect(account.subscription).toMatchObject({
      currentPeriodStart: addDays(start, 10),
      nextBillDate: addDays(start, 40),
      nextBillAmount: 0,
    });
    await inDays(40);
    expect(await taken(jo)).toEqual(before);
    expect((await accountOf(jo)).accountCredit.value).toBe(34904 - 3999);
  });

  it('what is below 0.50 is carried to the next invoice', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    const { guid } = extra.pennies;
    const quoted = worked(await client(quoteAddonOffer, { userId, guid }));
    expect(quoted).toMatchObject({
      total: 30,
      dueToday: 0,
      accountCreditAfter: -30,
      nextBill: { date: addDays(start, 30), amount: 3999 + 30 + 30 },
    });
    worked(await client(addAddonOffer, { userId, guid, quoteToken: quoted.quoteToken }));
    expect(await membershipOf(jo)).toMatchObject({ nextBillAmount: 4059 });
    expect(await taken(jo)).toEqual([3999]);
    await inDays(30);
    expect(await taken(jo)).toEqual([3999, 4059]);
    expect((await accountOf(jo)).accountCredit.value).toBe(0);
  });

  it('account credit pays first, and what coming back costs is quoted too', async () => {
    const jo = await newPayer(sandbox);
    worked(await manager(credit, { userId: jo.userId, amount: 1000, reason: 'Sorry' }));
    const quoted = await quoteFor(jo, { planId: 'us-premier-monthly', offerId: 'us-premier-monthly' });
    expect(quoted).toMatchObject({
      subtotal: 3999,
      creditApplied: 1000,
      total: 2999,
      dueToday: 2999,
      accountCreditAfter: 0,
    });
    worked(await subscribeTo(jo, { offerId: 'us-premier-monthly', quoteToken: quoted.quoteToken }));
    expect(await taken(jo)).toEqual([2999]);

    worked(await jo.client(pause, { userId: jo.userId }));
    const now = await inDays(50);
    const resume = await quoteFor(jo, { planId: 'us-premier-monthly' });
    expect(resume).toMatchObject({
      kind: 'resume',
      dueToday: 3999,
      nextBill: { date: addDays(now, 30), amount: 3999 },
    });
    expect(resume.blockers).toEqual([]);
    // Another plan has to wait until they are back: the quote says so, and what coming back costs.
    expect(await quoteFor(jo, { planId: extra.plus })).toMatchObject({
      kind: 'resume',
      planId: 'us-premier-monthly',
      blockers: ['resumeFirst'],
    });
    worked(await jo.client(unpause, { userId: jo.userId, quoteToken: resume.quoteToken }));
    expect(await taken(jo)).toEqual([2999, 3999]);
  });

  it('an add-on that is there already says so, and books nothing', async () => {
    const { client, userId } = await newMember(sandbox);
    const { guid } = extra.addon;
    expect(worked(await client(quoteAddonOffer, { userId, guid })).blockers).toEqual([]);
    worked(await client(addAddonOffer, { userId, guid }));
    expect(worked(await client(quoteAddonOffer, { userId, guid })).blockers).toEqual(['addonAlreadyActive']);
  });
});

describe('the token of a quote', () => {
  // the unused time of 39.99 is just above 15.995 here, and falls by a cent within the minute
  const brink = 30 * DAY - 1_036_740;
  const atBrink = (later = 0) => moveClock(sandbox, { now: start + brink + later });

  it('holds to the cent while minutes pass in which the price moves', async () => {
    const jo = await newMember(sandbox);
    await atBrink();
    const quoted = await quoteFor(jo, { planId: extra.plus });
    expect(quoted.dueToday).toBe(399);
    await atBrink(14 * MINUTE);
    expect((await quoteFor(jo, { planId: extra.plus })).dueToday).toBe(400);
    worked(await changeTo(jo, extra.plus, quoted.quoteToken));
    expect(await taken(jo)).toEqual([3999, 399]);
  });

  it('is stale after a quarter of an hour: the fresh quote comes with the refusal, and can be taken', async () => {
    const jo = await newMember(sandbox);
    await atBrink();
    const quoted = await quoteFor(jo, { planId: extra.plus });
    await atBrink(15 * MINUTE);
    const before = await rows(jo);
    const failure = refused(await changeTo(jo, extra.plus, quoted.quoteToken));
    expect(failure).toMatchObject({
      code: 'quoteStale',
      status: 409,
      debug: { quote: { dueToday: 400, quotedAt: start + brink + 15 * MINUTE } },
    });
    expect(await rows(jo)).toEqual(before);
    const fresh = failure.debug?.['quote'];
    const token = typeof fresh === 'object' && fresh !== null && 'quoteToken' in fresh ? String(fresh.quoteToken) : '';
    worked(await changeTo(jo, extra.plus, token));
    expect(await taken(jo)).toEqual([3999, 400]);
  });

  it('is stale when the account has moved meanwhile: a longer period, account credit, another plan', async () => {
    const moves: ((jo: Person) => Promise<unknown>)[] = [
      async ({ client, userId }) =>
        client(redeemAccountCode, { userId, code: await newCode(sandbox, { kind: 'days', days: 30 }) }),
      ({ userId }) => manager(credit, { userId, amount: 100, reason: 'Sorry' }),
      jo => changeTo(jo, 'us-premier-annual'),
    ];
    for (const move of moves) {
      await moveClock(sandbox, { now: start });
      const jo = await newMember(sandbox);
      await inDays(18);
      const { quoteToken } = await quoteFor(jo, { planId: extra.plus });
      await move(jo);
      const before = await rows(jo);
      expect(refused(await changeTo(jo, extra.plus, quoteToken))).toMatchObject({ code: 'quoteStale', status: 409 });
      expect(await rows(jo)).toEqual(before);
    }
  });

  it('binds the beginning of a membership that waits, too: stale once there is credit, good for a quarter of an hour', async () => {
    const jo = await newPayer(sandbox);
    const { client, userId } = jo;
    worked(await manager(subscribeInactive, { userId, offerId: 'us-premier-monthly' }));
    const quoted = await quoteFor(jo, { planId: 'us-premier-monthly' });
    expect(quoted.dueToday).toBe(3999);
    worked(await manager(credit, { userId, amount: 500, reason: 'Sorry' }));
    const before = await rows(jo);
    const failure = refused(await client(activate, { userId, quoteToken: quoted.quoteToken }));
    expect(failure).toMatchObject({ code: 'quoteStale', status: 409, debug: { quote: { dueToday: 3499 } } });
    // a refusal has no shape that would keep the engine's own words back
    expect(v.safeParse(v.strictObject(shape.entries), failure.debug?.['quote']).issues).toBeUndefined();
    expect(await rows(jo)).toEqual(before);

    const { quoteToken, quotedAt } = await quoteFor(jo, { planId: 'us-premier-monthly' });
    await moveClock(sandbox, { now: quotedAt + 14 * MINUTE });
    const { subscription } = worked(await client(activate, { userId, quoteToken }));
    expect(subscription).toMatchObject({ displayStatus: 'active', currentPeriodEnd: addDays(quotedAt, 30) });
    expect(await taken(jo)).toEqual([3499]);
  });

  it('is no use to another person, nor for another plan', async () => {
    const [jo, kim] = [await newMember(sandbox), await newMember(sandbox)];
    await inDays(18);
    const { quoteToken } = await quoteFor(jo, { planId: extra.plus });
    expect(refused(await changeTo(kim, extra.plus, quoteToken)).code).toBe('quoteStale');
    expect(refused(await changeTo(jo, 'us-premier-annual', quoteToken)).code).toBe('quoteStale');
  });
});

describe('a bank that does not pay', () => {
  it('declines a change of plan, an add-on or a return: 402, and nothing has changed', async () => {
    const jo = await newMember(sandbox);
    const { client, userId } = jo;
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    const before = [await accountOf(jo), await rows(jo)];
    for (const attempt of [
      () => changeTo(jo, extra.plus),
      () => client(addAddonOffer, { userId, guid: extra.addon.guid }),
    ]) {
      const failure = refused(await attempt());
      expect(failure).toMatchObject({ code: 'paymentFailed', status: 402, debug: { declineCode: 'generic_decline' } });
      expect([await accountOf(jo), await rows(jo)]).toEqual(before);
    }
    worked(await client(pause, { userId }));
    await inDays(30);
    const paused = await rows(jo);
    expect(refused(await client(unpause, { userId }))).toMatchObject({ code: 'paymentFailed', status: 402 });
    expect(await rows(jo)).toEqual(paused);
    expect((await membershipOf(jo)).status).toBe('paused');
  });

  it('asks the member about a change: nothing has changed until they confirm', async () => {
    const jo = await newMember(sandbox);
    await inDays(18);
    await bankBecomes(sandbox, jo.cardId, 'asksAlways');
    const before = await rows(jo);
    const asked = refused(await changeTo(jo, extra.plus));
    expect(asked).toMatchObject({ code: 'paymentRequiresAction', status: 402 });
    expect(await rows(jo)).toEqual(before);
    await answerBank(sandbox, asked.debug?.['clientSecret']);
    worked(await changeTo(jo, extra.plus));
    expect(await taken(jo)).toEqual([3999, 400]);
  });

  const newcomer = async () => {
    const jo = await newPayer(sandbox, 'asksAlways');
    const asked = refused(await subscribeTo(jo, { offerId: 'us-premier-monthly' }));
    expect(asked).toMatchObject({ code: 'paymentRequiresAction', status: 402 });
    expect(await membershipOf(jo)).toMatchObject({ status: 'pending' });
    expect((await rows(jo)).invoices).toMatchObject([{ status: 'open', amountDue: 3999 }]);
    return { jo, clientSecret: asked.debug?.['clientSecret'] };
  };

  it('asks a newcomer: the membership is pending, then active once they confirm', async () => {
    const { jo, clientSecret } = await newcomer();
    expect(refused(await jo.client(activate, { userId: jo.userId })).code).toBe('paymentRequiresAction');
    await answerBank(sandbox, clientSecret);
    worked(await jo.client(activate, { userId: jo.userId }));
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', currentPeriodEnd: addDays(start, 30) });
    const after = await rows(jo);
    expect(after.invoices).toMatchObject([{ status: 'paid', paidAt: start }]);
    expect(after.payments.map(({ amount }) => amount)).toEqual([3999]);
  });

  it('who never confirms has no membership after 23 hours, owes nothing, and can begin again', async () => {
    const { jo } = await newcomer();
    await moveClock(sandbox, { now: start + 23 * HOUR - 1 });
    expect((await membershipOf(jo)).status).toBe('pending');
    await moveClock(sandbox, { now: start + 23 * HOUR });
    expect(await membershipOf(jo)).toMatchObject({ status: 'expired', endedAt: start + 23 * HOUR });
    expect(await rows(jo)).toMatchObject({ invoices: [{ status: 'void' }], payments: [] });
    worked(await jo.client(updatePayment, { userId: jo.userId, ...(await typeCard(sandbox)) }));
    worked(await subscribeTo(jo, { offerId: 'us-premier-monthly' }));
    expect(await taken(jo)).toEqual([3999]);
  });
});
