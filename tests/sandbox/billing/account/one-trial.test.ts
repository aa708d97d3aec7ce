import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activate, quote } from '../../../../src/core/contract/account.js';
import { changePlan, pause, subscribeInactive, terminate } from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { updateSubscriptionManually } from '../../../../src/core/contract/subscriptions.js';
import { paymentMethods } from '../../../../src/sandbox/billing/tables/invoices.js';
import { redemptionCodes } from '../../../../src/sandbox/codes/tables.js';
import { users } from '../../../../src/sandbox/people/tables.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import {
  accountOf,
  membershipOf,
  moveClock,
  newCode,
  newMember,
  newPayer,
  newPerson,
  openStillSandbox,
  rowsOf,
  subscribeTo,
  type Person,
} from './people.js';

const TRIAL = 'us-premier-monthly-trial';

let sandbox: TestSandbox;
let staff: Person['client'];
beforeAll(async () => {
  sandbox = await openStillSandbox();
  ({ client: staff } = await newPerson(sandbox, { roles: ['Admin'] }));
});
afterAll(() => sandbox.close());

const leave = async ({ userId }: Person) => worked(await staff(terminate, { userId, reason: 'staff', refund: 'none' }));
const trialNow = async ({ client, userId }: Person) =>
  worked(await client(quote, { userId, planId: 'us-premier-monthly', offerId: TRIAL }));

describe('a trial is given once', () => {
  it('from any source: one that staff made ready and the member activated counts', async () => {
    const jo = await newPayer(sandbox);
    worked(await staff(subscribeInactive, { userId: jo.userId, offerId: TRIAL }));
    worked(await jo.client(activate, { userId: jo.userId }));
    await leave(jo);
    expect(await trialNow(jo)).toMatchObject({ delayBilling: null, notices: ['trialAlreadyUsed'] });
  });

  it('by a code as well: days that began a membership, and a code for a trial', async () => {
    for (const effect of [{ kind: 'days', days: 30 } as const, { kind: 'offer', offerId: TRIAL } as const]) {
      const jo = await newPayer(sandbox);
      worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: await newCode(sandbox, effect) }));
      await leave(jo);
      expect((await trialNow(jo)).notices).toEqual(['trialAlreadyUsed']);
      const again = await jo.client(redeemAccountCode, {
        userId: jo.userId,
        code: await newCode(sandbox, { kind: 'offer', offerId: TRIAL }),
      });
      expect(refused(again)).toMatchObject({ code: 'redemptionCodeInvalid', debug: { reason: 'trialAlreadyUsed' } });
    }
  });

  it('to an account, with any address and card it has by then', async () => {
    const jo = await newMember(sandbox, TRIAL);
    await leave(jo);
    await sandbox.database.db.update(users).set({ email: 'somebody.else@example.test' }).where(eq(users.id, jo.userId));
    await sandbox.database.db
      .update(paymentMethods)
      .set({ fingerprint: 'another card' })
      .where(eq(paymentMethods.userId, jo.userId));
    expect((await trialNow(jo)).notices).toEqual(['trialAlreadyUsed']);
  });

  it('for its plan: it does not follow a membership that was made ready to another one', async () => {
    const jo = await newPayer(sandbox);
    worked(await staff(subscribeInactive, { userId: jo.userId, offerId: TRIAL }));
    worked(await jo.client(changePlan, { userId: jo.userId, planId: 'us-premier-annual' }));
    expect(worked(await jo.client(activate, { userId: jo.userId })).subscription).toMatchObject({
      status: 'active',
      planId: 'us-premier-annual',
    });
  });
});

describe('a card that had the trial', () => {
  /** The same number at the bank, on another account. */
  async function payerWithCardOf({ cardId }: Person): Promise<Person> {
    const other = await newPayer(sandbox);
    await sandbox.database.db
      .update(paymentMethods)
      .set({ fingerprint: cardId })
      .where(eq(paymentMethods.userId, other.userId));
    return other;
  }

  it('gives it to nobody else by a membership that was made ready: the quote says so, and is what is charged', async () => {
    const jo = await newMember(sandbox, TRIAL);
    const kim = await payerWithCardOf(jo);
    worked(await staff(subscribeInactive, { userId: kim.userId, offerId: TRIAL }));

    const shown = await trialNow(kim);
    expect(shown).toMatchObject({ delayBilling: null, notices: ['trialAlreadyUsed'], dueToday: 3999 });
    const unseen = refused(await kim.client(activate, { userId: kim.userId }));
    expect(unseen).toMatchObject({
      code: 'quoteStale',
      debug: { quote: { dueToday: 3999, notices: ['trialAlreadyUsed'] } },
    });
    expect(await membershipOf(kim)).toMatchObject({ status: 'inactive' });

    worked(await kim.client(activate, { userId: kim.userId, quoteToken: shown.quoteToken }));
    expect(await membershipOf(kim)).toMatchObject({ status: 'active', trialEnd: null });
    const { invoices } = await rowsOf(sandbox, kim.userId);
    expect(invoices.map(({ status, total }) => [status, total])).toEqual([['paid', shown.dueToday]]);
  });

  it('that comes to the account after the quote was shown changes the price, which is shown before it is charged', async () => {
    const jo = await newMember(sandbox, TRIAL);
    const kim = await newPayer(sandbox);
    worked(await staff(subscribeInactive, { userId: kim.userId, offerId: TRIAL }));
    const shown = await trialNow(kim);
    expect(shown).toMatchObject({ dueToday: 0, delayBilling: { type: 'trial' }, notices: [] });
    await sandbox.database.db
      .update(paymentMethods)
      .set({ fingerprint: jo.cardId })
      .where(eq(paymentMethods.userId, kim.userId));
    const answer = await kim.client(activate, { userId: kim.userId, quoteToken: shown.quoteToken });
    expect(refused(answer)).toMatchObject({ code: 'quoteStale', debug: { quote: { dueToday: 3999 } } });
    expect((await rowsOf(sandbox, kim.userId)).invoices).toEqual([]);
  });

  it('gives it to one of two who activate at once', async () => {
    const one = await newPayer(sandbox);
    const pair = [one, await payerWithCardOf(one)];
    for (const { userId } of pair) worked(await staff(subscribeInactive, { userId, offerId: TRIAL }));
    const answers = await Promise.all(pair.map(({ client, userId }) => client(activate, { userId })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a code and what it gives are one', () => {
  it.each([
    { kind: 'credit', amount: 1000, currencyCode: 'USD' } as const,
    {
      kind: 'discount',
      discount: { name: 'Half', percent: 50, duration: { type: 'once' }, currency: { code: 'USD', scale: 100 } },
    } as const,
  ])('when the first payment is never confirmed, a code for $kind can be redeemed again', async effect => {
    const jo = await newPayer(sandbox, 'asksAlways');
    const code = await newCode(sandbox, effect);
    expect(refused(await subscribeTo(jo, { offerId: 'us-premier-monthly', redemptionCode: code })).code).toBe(
      'paymentRequiresAction',
    );
    expect((await rowsOf(sandbox, jo.userId)).codes).toHaveLength(1);
    await moveClock(sandbox, { advanceDays: 1 });
    expect(await membershipOf(jo)).toMatchObject({ status: 'expired', endReason: 'payment_failed' });
    const [row] = await sandbox.database.db.select().from(redemptionCodes).where(eq(redemptionCodes.code, code));
    expect(row).toMatchObject({ status: 'activated', redeemedBy: null, redeemedAt: null });
    expect((await accountOf(jo)).accountCredit.value).toBe(0);
  });
});

describe('what is set for a period', () => {
  it('is not lowered by a discount that staff give for the next one', async () => {
    const jo = await newMember(sandbox, 'us-new-year-half');
    const { id, version } = await membershipOf(jo);
    const discount = {
      name: 'Sorry',
      percent: 90,
      duration: { type: 'forever' as const },
      currency: { code: 'USD', scale: 100 },
    };
    worked(await staff(updateSubscriptionManually, { subscriptionId: id, version, reason: 'Sorry.', discount }));
    const { items } = worked(
      await jo.client(quote, { userId: jo.userId, planId: 'us-connect-monthly', effective: 'now' }),
    );
    expect(items.find(({ type, amount }) => type === 'proration' && amount > 0)?.amount).toBe(1499);
  });

  it('goes with it: a pause that was planned is dropped by another interval, and the quote says so', async () => {
    const jo = await newMember(sandbox);
    worked(await jo.client(pause, { userId: jo.userId, months: 1 }));
    const shown = worked(await jo.client(quote, { userId: jo.userId, planId: 'us-premier-annual' }));
    expect(shown).toMatchObject({ effective: 'now', notices: ['pauseDropped'], nextBill: { amount: 39999 } });
    worked(
      await jo.client(changePlan, { userId: jo.userId, planId: 'us-premier-annual', quoteToken: shown.quoteToken }),
    );
    expect(await membershipOf(jo)).toMatchObject({ pauseAtPeriodEnd: false, resumesAt: null, nextBillAmount: 39999 });
  });
});
