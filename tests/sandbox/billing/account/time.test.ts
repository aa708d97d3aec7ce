import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { activate } from '../../../../src/core/contract/account.js';
import {
  addPhase,
  cancel,
  extend,
  migrate,
  pause,
  subscribeInactive,
  terminate,
  unpause,
} from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import type { Request as Client } from '../../../../src/core/client/client.js';
import { addDays, DAY, formatDate } from '../../../../src/core/dates.js';
import { paymentMethods } from '../../../../src/sandbox/billing/tables/invoices.js';
import { offers } from '../../../../src/sandbox/catalogue/tables.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { worked } from '../../support/visitor.js';
import {
  accountOf,
  addCard,
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
} from './people.js';

let sandbox: TestSandbox;
let staff: Client;
let start = 0;
beforeAll(async () => {
  sandbox = await openStillSandbox();
  staff = (await newPerson(sandbox, { roles: ['CustomerServiceManager'] })).client;
  start = await moveClock(sandbox, { advanceDays: 0 });
});
beforeEach(() => moveClock(sandbox, { now: start }));
afterAll(() => sandbox.close());

const inDays = (days: number) => moveClock(sandbox, { now: addDays(start, days) });
const rows = ({ userId }: Person) => rowsOf(sandbox, userId);

/** What the card was charged and paid, by the day. */
async function paidOn(person: Person): Promise<[day: number, amount: number][]> {
  return (await rows(person)).payments
    .map(({ amount, createdAt }): [number, number] => [(createdAt - start) / DAY, amount])
    .sort(([one], [other]) => one - other);
}

const daysOf = async (person: Person, type: string): Promise<number[]> =>
  (await rows(person)).history
    .filter(entry => entry.type === type)
    .map(({ at }) => (at - start) / DAY)
    .sort((one, other) => one - other);

const mailDays = async (person: Person, kind: string): Promise<number[]> =>
  (await rows(person)).mails.filter(mail => mail.kind === kind).map(({ createdAt }) => (createdAt - start) / DAY);

describe('a period', () => {
  it('is so many days to the second, over leap days and around them', async () => {
    const at = (iso: string) => moveClock(sandbox, { now: Date.parse(iso) / 1000 });
    for (const [iso, offerId, ends] of [
      ['2028-02-15T12:00:00Z', 'us-premier-monthly', '2028-03-16T12:00:00Z'],
      ['2028-02-29T23:59:59Z', 'us-premier-monthly', '2028-03-30T23:59:59Z'],
      ['2028-02-29T00:00:00Z', 'us-connect-annual', '2029-02-28T00:00:00Z'],
      ['2028-03-01T00:00:00Z', 'us-connect-annual', '2029-03-01T00:00:00Z'],
      ['2028-02-29T06:30:00Z', 'us-premier-two-year', '2030-02-28T06:30:00Z'],
    ] as const) {
      await at(iso);
      const { currentPeriodEnd, nextBillDate } = await membershipOf(await newMember(sandbox, offerId));
      expect([currentPeriodEnd, nextBillDate]).toEqual([Date.parse(ends) / 1000, Date.parse(ends) / 1000]);
    }
  });

  it('is as long in Auckland as in Honolulu, although their clocks change and their dates differ', async () => {
    // the last Sunday of September: Auckland's day has 23 hours, and Honolulu's has none of that
    await moveClock(sandbox, { now: Date.parse('2028-09-20T11:00:00Z') / 1000 });
    const ends: (number | null)[] = [];
    // the tests of other files follow in this process
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const [zone, west] of [
      ['Pacific/Auckland', -12],
      ['Pacific/Honolulu', 10],
    ] as const) {
      vi.stubEnv('TZ', zone);
      expect(new Date('2028-09-20T11:00:00Z').getTimezoneOffset()).toBe(west * 60);
      const { currentPeriodStart, currentPeriodEnd } = await membershipOf(await newMember(sandbox));
      expect((currentPeriodEnd ?? 0) - (currentPeriodStart ?? 0)).toBe(30 * DAY);
      ends.push(currentPeriodEnd);
    }
    expect(ends[0]).toBe(ends[1]);
    expect(formatDate(ends[0] ?? 0, 'en-US', 'Pacific/Auckland')).toBe('10/21/2028');
    expect(formatDate(ends[0] ?? 0, 'en-US', 'Pacific/Honolulu')).toBe('10/20/2028');
  });
});

describe('a clock that jumps', () => {
  const everyMonth = (until: number): number[] =>
    Array.from({ length: Math.floor(until / 30) }, (_, at) => (at + 1) * 30);

  it('two years ahead renews each month once, in order, at its own instant; back and forth again nothing happens twice', async () => {
    const jo = await newMember(sandbox);
    await inDays(730);
    expect(await paidOn(jo)).toEqual([0, ...everyMonth(730)].map(day => [day, 3999]));
    expect(await daysOf(jo, 'renewed')).toEqual(everyMonth(730));
    const then = await rows(jo);
    expect(
      then.invoices
        .map(({ createdAt, number }) => [createdAt, number])
        .sort(([, one], [, other]) => Number(one) - Number(other))
        .map(([at]) => ((at ?? 0) - start) / DAY),
    ).toEqual([0, ...everyMonth(730)]);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'active',
      currentPeriodStart: addDays(start, 720),
      nextBillDate: addDays(start, 750),
    });

    await inDays(5);
    expect(await rows(jo)).toEqual(then);
    await inDays(730);
    expect(await rows(jo)).toEqual(then);
    await inDays(750);
    expect((await rows(jo)).invoices).toHaveLength(then.invoices.length + 1);
  });

  it('in many small steps comes to the same as in one', async () => {
    const jo = await newMember(sandbox);
    for (let day = 0; day <= 100; day += 7) await inDays(day);
    await inDays(100);
    expect(await paidOn(jo)).toEqual([
      [0, 3999],
      [30, 3999],
      [60, 3999],
      [90, 3999],
    ]);
  });

  it('leaves a membership that moved to a store alone, however it ended here', async () => {
    const jo = await newMember(sandbox);
    worked(await staff(migrate, { userId: jo.userId, providerCode: 'apple' }));
    await inDays(30);
    const then = await rows(jo);
    expect(await paidOn(jo)).toEqual([[0, 3999]]);
    await inDays(400);
    expect(await rows(jo)).toEqual(then);
    expect(await accountOf(jo)).toMatchObject({ subscription: { status: 'active' }, channel: { kind: 'appStore' } });
  });
});

describe('a renewal that fails', () => {
  const late = async (): Promise<Person> => {
    const jo = await newMember(sandbox);
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    return jo;
  };

  it('is tried again after 2, 7, 14 and 21 days, notifies of the first failure alone, and ends then', async () => {
    const jo = await late();
    for (const [day, attempts] of [
      [30, 1],
      [32, 2],
      [37, 3],
      [44, 4],
    ] as const) {
      await moveClock(sandbox, { now: addDays(start, day) - 1 });
      if (day > 30) expect((await membershipOf(jo)).pastDue?.attempts).toBe(attempts - 1);
      await inDays(day);
      const next = ({ 30: 32, 32: 37, 37: 44, 44: 51 } as const)[day];
      expect(await membershipOf(jo)).toMatchObject({
        status: 'past_due',
        pastDue: { since: addDays(start, 30), amount: 3999, attempts, retryAt: addDays(start, next) },
      });
    }
    await inDays(51);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'terminated',
      endReason: 'payment_failed',
      endedAt: addDays(start, 51),
      pastDue: null,
    });
    expect(await daysOf(jo, 'paymentFailed')).toEqual([30, 32, 37, 44, 51]);
    expect(await mailDays(jo, 'paymentFailed')).toEqual([30]);
    const { invoices } = await rows(jo);
    expect(invoices.map(({ status }) => status).sort()).toEqual(['paid', 'uncollectible']);
    expect(await paidOn(jo)).toEqual([[0, 3999]]);
  });

  it('comes to the same when the clock jumps over all of it', async () => {
    const jo = await late();
    await inDays(365);
    expect(await daysOf(jo, 'paymentFailed')).toEqual([30, 32, 37, 44, 51]);
    expect(await mailDays(jo, 'paymentFailed')).toEqual([30]);
    expect(await membershipOf(jo)).toMatchObject({ status: 'terminated', endedAt: addDays(start, 51) });
  });

  it('is made good by a new card at once; the period does not move and nothing is tried again', async () => {
    const jo = await late();
    await inDays(39);
    await addCard(sandbox, jo);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'active',
      pastDue: null,
      currentPeriodStart: addDays(start, 30),
      currentPeriodEnd: addDays(start, 60),
      nextBillDate: addDays(start, 60),
    });
    expect(await mailDays(jo, 'paymentRecovered')).toEqual([39]);
    await inDays(61);
    expect(await paidOn(jo)).toEqual([
      [0, 3999],
      [39, 3999],
      [60, 3999],
    ]);
    // each payment has one receipt; what was overdue has its own mail
    expect((await mailDays(jo, 'paymentReceived')).sort((one, other) => one - other)).toEqual([0, 60]);
    expect(await daysOf(jo, 'paymentFailed')).toEqual([30, 32, 37]);
  });

  it('is made good by a later try, when the bank pays again', async () => {
    const jo = await late();
    await inDays(33);
    await bankBecomes(sandbox, jo.cardId, 'success');
    await inDays(38);
    expect(await paidOn(jo)).toEqual([
      [0, 3999],
      [37, 3999],
    ]);
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', currentPeriodEnd: addDays(start, 60) });
  });

  it('that was canceled is never tried again', async () => {
    const jo = await late();
    await inDays(33);
    worked(await jo.client(cancel, { userId: jo.userId }));
    await bankBecomes(sandbox, jo.cardId, 'success');
    await inDays(400);
    expect(await paidOn(jo)).toEqual([[0, 3999]]);
    expect(await daysOf(jo, 'paymentFailed')).toEqual([30, 32]);
  });
});

describe('a trial', () => {
  const trial = 'us-premier-monthly-trial';

  it('is billed when it ends', async () => {
    const jo = await newMember(sandbox, trial);
    await moveClock(sandbox, { now: addDays(start, 30) - 1 });
    expect(await membershipOf(jo)).toMatchObject({ status: 'trialing' });
    await inDays(30);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'active',
      trialEnd: null,
      currentPeriodStart: addDays(start, 30),
      currentPeriodEnd: addDays(start, 60),
    });
    expect(await paidOn(jo)).toEqual([[30, 3999]]);
    expect(await daysOf(jo, 'trialEnded')).toEqual([30]);
  });

  it('with a card that fails is past due, and has access meanwhile', async () => {
    const jo = await newMember(sandbox, trial);
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    await inDays(30);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'past_due',
      displayStatus: 'past_due',
      pastDue: { amount: 3999, retryAt: addDays(start, 32) },
    });
  });

  it('without a card runs out, for that reason', async () => {
    const jo = await newMember(sandbox, trial);
    await sandbox.database.db.update(paymentMethods).set({ active: false }).where(eq(paymentMethods.userId, jo.userId));
    await inDays(31);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'expired',
      endReason: 'trial_ended',
      endedAt: addDays(start, 30),
    });
    expect(await rows(jo)).toMatchObject({ invoices: [], payments: [] });
  });

  it('that a code began runs out without anybody having canceled', async () => {
    const jo = await newPerson(sandbox);
    worked(
      await jo.client(redeemAccountCode, {
        userId: jo.userId,
        code: await newCode(sandbox, { kind: 'days', days: 14 }),
      }),
    );
    await inDays(15);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'expired',
      endReason: 'trial_ended',
      endedAt: addDays(start, 14),
    });
  });

  it('that is canceled runs to its end and is never charged', async () => {
    const jo = await newMember(sandbox, trial);
    await inDays(10);
    worked(await jo.client(cancel, { userId: jo.userId, reason: 'unused' }));
    await moveClock(sandbox, { now: addDays(start, 30) - 1 });
    expect(await membershipOf(jo)).toMatchObject({ status: 'trialing', displayStatus: 'canceling' });
    await inDays(800);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'expired',
      endReason: 'requested',
      endedAt: addDays(start, 30),
    });
    expect(await rows(jo)).toMatchObject({ invoices: [], payments: [] });
  });

  it('that is extended is billed on the later day', async () => {
    const jo = await newMember(sandbox, trial);
    worked(await staff(extend, { userId: jo.userId, days: 10, reason: 'Outage' }));
    await inDays(41);
    expect(await paidOn(jo)).toEqual([[40, 3999]]);
  });
});

describe('a pause', () => {
  it('begins with the end of the period and ends on its day, when a new period is charged', async () => {
    const jo = await newMember(sandbox);
    worked(await jo.client(pause, { userId: jo.userId, resumesAt: addDays(start, 75) }));
    await moveClock(sandbox, { now: addDays(start, 30) - 1 });
    expect(await membershipOf(jo)).toMatchObject({ status: 'active', displayStatus: 'pausing' });
    await inDays(30);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'paused',
      pausedAt: addDays(start, 30),
      resumesAt: addDays(start, 75),
    });
    await inDays(76);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'active',
      pausedAt: null,
      resumesAt: null,
      currentPeriodStart: addDays(start, 75),
      currentPeriodEnd: addDays(start, 105),
    });
    expect(await paidOn(jo)).toEqual([
      [0, 3999],
      [75, 3999],
    ]);
    expect([await mailDays(jo, 'membershipPaused'), await mailDays(jo, 'membershipResumed')]).toEqual([[30], [75]]);
  });

  it('that ends on a card that fails is past due, not lost', async () => {
    const jo = await newMember(sandbox);
    worked(await jo.client(pause, { userId: jo.userId, months: 1 }));
    await inDays(40);
    await bankBecomes(sandbox, jo.cardId, 'chargeFails');
    await inDays(60);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'past_due',
      pastDue: { since: addDays(start, 60), retryAt: addDays(start, 62) },
    });
  });

  it('without a day waits for the member, however long', async () => {
    const jo = await newMember(sandbox);
    worked(await jo.client(pause, { userId: jo.userId }));
    await inDays(400);
    expect(await membershipOf(jo)).toMatchObject({ status: 'paused', resumesAt: null });
    worked(await jo.client(unpause, { userId: jo.userId }));
    expect(await paidOn(jo)).toEqual([
      [0, 3999],
      [400, 3999],
    ]);
  });

  it('keeps a place for 366 days from the end of the period, and no day longer', async () => {
    const jo = await newMember(sandbox);
    const ends = (days: number) => jo.client(pause, { userId: jo.userId, resumesAt: addDays(start, 30 + days) });
    expect(await ends(367)).toMatchObject({
      ok: false,
      failure: { code: 'validationFailed', status: 422, fields: [{ path: 'resumesAt' }] },
    });
    worked(await ends(366));
    expect(await membershipOf(jo)).toMatchObject({ pauseAtPeriodEnd: true, resumesAt: addDays(start, 396) });
  });

  it('must end after the period does, and has no place beside a schedule', async () => {
    const jo = await newMember(sandbox);
    for (const resumesAt of [start, addDays(start, 30)]) {
      expect(await jo.client(pause, { userId: jo.userId, resumesAt })).toMatchObject({
        ok: false,
        failure: { code: 'validationFailed', status: 422, fields: [{ path: 'resumesAt' }] },
      });
    }
    worked(await staff(addPhase, { userId: jo.userId, planId: 'us-connect-monthly', periods: 1 }));
    expect(await jo.client(pause, { userId: jo.userId })).toMatchObject({
      ok: false,
      failure: { code: 'scheduleAttached', status: 409 },
    });
  });
});

describe('a cancellation', () => {
  it('takes effect at the exact end of the period, and is the end of bills', async () => {
    const jo = await newMember(sandbox);
    worked(await jo.client(cancel, { userId: jo.userId }));
    await moveClock(sandbox, { now: addDays(start, 30) - 1 });
    expect(await membershipOf(jo)).toMatchObject({
      status: 'active',
      displayStatus: 'canceling',
      endsAt: addDays(start, 30),
    });
    await inDays(365);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'expired',
      endReason: 'requested',
      endedAt: addDays(start, 30),
    });
    expect(await paidOn(jo)).toEqual([[0, 3999]]);
    expect(await mailDays(jo, 'membershipEnded')).toEqual([30]);
  });
});

describe('phases', () => {
  it('of a membership that waits are counted from its activation', async () => {
    const jo = await newPayer(sandbox);
    worked(await staff(subscribeInactive, { userId: jo.userId, offerId: 'us-premier-monthly' }));
    worked(await staff(addPhase, { userId: jo.userId, planId: 'us-connect-monthly', periods: 2 }));
    await inDays(100);
    worked(await jo.client(activate, { userId: jo.userId }));
    await inDays(191);
    // a period of its own plan, two of the other, and the other goes on
    expect(await paidOn(jo)).toEqual([
      [100, 3999],
      [130, 1499],
      [160, 1499],
      [190, 1499],
    ]);
    expect((await membershipOf(jo)).schedule?.status).toBe('completed');
    worked(await staff(terminate, { userId: jo.userId, reason: 'staff', refund: 'none' }));
  });
});

describe('a discount', () => {
  const sell = (id: string, planId: string, terms: Pick<typeof offers.$inferInsert, 'delayBilling' | 'discount'>) =>
    sandbox.database.db.insert(offers).values({
      id,
      guid: id,
      planId,
      audience: 'public',
      status: 'published',
      listed: false,
      position: 950,
      ...terms,
    });
  const USD = { code: 'USD', scale: 100 };

  it.each([
    // half of 39.99 is 20.00 by half away from zero
    [
      'once: the first invoice',
      'us-new-year-half',
      95,
      [
        [0, 1999],
        [30, 3999],
        [60, 3999],
        [90, 3999],
      ],
    ],
    [
      'for three months: three periods',
      'us-new-year-quarter',
      125,
      [
        [0, 2999],
        [30, 2999],
        [60, 2999],
        [90, 3999],
        [120, 3999],
      ],
    ],
    [
      'forever: every period',
      'us-new-year-forever',
      731,
      [
        [0, 33999],
        [365, 33999],
        [730, 33999],
      ],
    ],
  ] as const)('%s', async (_name, offerId, days, paid) => {
    const jo = await newMember(sandbox, offerId);
    await inDays(days);
    expect(await paidOn(jo)).toEqual(paid);
  });

  it('once, after a trial, is the first invoice that asks for money', async () => {
    await sell('test-once-after-trial', 'us-premier-monthly', {
      delayBilling: { days: 30, type: 'trial' },
      discount: { name: 'Half', duration: { type: 'once' }, percent: 50, currency: USD },
    });
    const jo = await newMember(sandbox, 'test-once-after-trial');
    expect(await membershipOf(jo)).toMatchObject({ nextBillAmount: 1999 });
    await inDays(95);
    expect(await paidOn(jo)).toEqual([
      [30, 1999],
      [60, 3999],
      [90, 3999],
    ]);
  });

  it('of twelve months on a yearly plan is one year, not twelve', async () => {
    await sell('test-year-off', 'us-premier-annual', {
      discount: { name: 'First year', duration: { type: 'other', months: 12 }, amount: 5000, currency: USD },
    });
    const jo = await newMember(sandbox, 'test-year-off');
    expect((await membershipOf(jo)).discount?.endsAt).toBe(addDays(start, 365));
    await inDays(731);
    expect(await paidOn(jo)).toEqual([
      [0, 34999],
      [365, 39999],
      [730, 39999],
    ]);
  });

  it('larger than the price makes it nothing, never less', async () => {
    await sell('test-all-off', 'us-connect-monthly', {
      discount: { name: 'On us', duration: { type: 'once' }, amount: 9999, currency: USD },
    });
    const jo = await newMember(sandbox, 'test-all-off');
    expect(await membershipOf(jo)).toMatchObject({ status: 'active' });
    expect((await accountOf(jo)).accountCredit.value).toBe(0);
    expect(await paidOn(jo)).toEqual([]);
    await inDays(31);
    expect(await paidOn(jo)).toEqual([[30, 1499]]);
  });
});

describe('months that came with equipment', () => {
  it('are over after 365 days, and the plan is billed then', async () => {
    const jo = await newMember(sandbox, 'us-premier-bundle', { serialNumber: 'EX8S-2026-000101' });
    expect(await membershipOf(jo)).toMatchObject({
      status: 'trialing',
      trialEnd: addDays(start, 365),
      nextBillDate: addDays(start, 365),
      nextBillAmount: 39999,
    });
    await inDays(364);
    expect(await paidOn(jo)).toEqual([]);
    await inDays(366);
    expect(await paidOn(jo)).toEqual([[365, 39999]]);
    const kim = await newPayer(sandbox);
    expect(await subscribeTo(kim, { offerId: 'us-premier-bundle', serialNumber: 'EX8S-2026-000101' })).toMatchObject({
      ok: false,
      failure: { code: 'serialNumberUsed' },
    });
  });
});
