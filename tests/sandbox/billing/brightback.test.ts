import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRewardCodes } from '../../../src/core/contract/account-reads.js';
import { redeemAccountCode } from '../../../src/core/contract/account-redemption.js';
import { getCancelData } from '../../../src/core/contract/brightback.js';
import type { CancelData } from '../../../src/core/contract/schemas/brightback.js';
import type { CancellationReason } from '../../../src/core/contract/schemas/account.js';
import { DAY } from '../../../src/core/dates.js';
import { redemptionCodes } from '../../../src/sandbox/codes/tables.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, refused, theMember, worked, type Visitor } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh', { host: { portalUrl: 'https://portal.test' } });
});
afterAll(() => sandbox.close());

const memberIn = async (world: WorldName): Promise<Visitor> => {
  await sandbox.load(world);
  return theMember(sandbox);
};
const ask = async (jo: Visitor) =>
  sandbox.client({ jwt: jo.jwt })(getCancelData, {
    userId: jo.userId,
    subscriptionId: (await jo.account()).subscription?.id ?? 'sub_none',
  });
const leaving = async (jo: Visitor): Promise<CancelData> => worked(await ask(jo));
const offered = ({ offers }: CancelData, reason: CancellationReason) =>
  offers.find(one => one.reason === reason)?.offer;
const kinds = ({ offers }: CancelData) => Object.fromEntries(offers.map(({ reason, offer }) => [reason, offer.kind]));
const codesOf = (jo: Visitor) =>
  sandbox.database.db.select().from(redemptionCodes).where(eq(redemptionCodes.ownerId, jo.userId));

function codeIn(data: CancelData, reason: CancellationReason): string {
  const offer = offered(data, reason);
  if (!offer || !('code' in offer)) throw new Error(`No code is offered for ${reason}.`);
  return offer.code;
}

describe('a member who is leaving', () => {
  it('is described in the words of a cancel flow, with addresses of the portal', async () => {
    const jo = await memberIn('active-monthly');
    const { subscription } = await jo.account();
    expect(await leaving(jo)).toMatchObject({
      valid: true,
      message: 'https://portal.test/plan?cancel=start',
      subscriptionId: subscription?.id,
      planName: 'Echelon Premier',
      account: { internalId: jo.userId, value: 3999, createdAt: expect.any(Number) },
      email: 'member@echelon.test',
      firstName: 'Alex',
      lastName: 'Rider',
      saveReturnUrl: 'https://portal.test/plan?cancel=saved',
      cancelConfirmationUrl: 'https://portal.test/plan?cancel=confirmed',
    });
  });

  it('is offered one thing that fits the reason, and nothing where nothing does', async () => {
    const data = await leaving(await memberIn('active-monthly'));
    expect(kinds(data)).toEqual({
      too_expensive: 'discount',
      unused: 'pause',
      missing_features: 'contact',
      low_quality: 'contact',
      customer_service: 'contact',
      too_complex: 'contact',
    });
    expect(offered(data, 'unused')).toEqual({ kind: 'pause', months: [1, 2, 3] });
    expect(offered(data, 'low_quality')).toEqual({ kind: 'contact', url: 'https://portal.test/help#contact' });
  });

  it('gets one discount code of their own, however often and from however many tabs they ask', async () => {
    const jo = await memberIn('active-monthly');
    const answers = await Promise.all(Array.from({ length: 6 }, () => leaving(jo)));
    expect(new Set(answers.map(data => codeIn(data, 'too_expensive'))).size).toBe(1);
    expect(await codesOf(jo)).toMatchObject([
      {
        status: 'activated',
        batchId: 'retention',
        ownerId: jo.userId,
        effect: { kind: 'discount', discount: { percent: 25, duration: { type: 'other', months: 3 } } },
      },
    ]);
    expect((await codesOf(jo)).map(({ createdAt, expiresAt }) => (expiresAt ?? 0) - createdAt)).toEqual([30 * DAY]);
    const own = worked(await sandbox.client({ jwt: jo.jwt })(listRewardCodes, { userId: jo.userId }));
    expect(own.items.map(({ code }) => code)).toEqual([codeIn(await leaving(jo), 'too_expensive')]);
  });

  it('accepts the discount by redeeming it, and is then offered a cheaper plan in its place', async () => {
    const jo = await memberIn('active-monthly');
    const code = codeIn(await leaving(jo), 'too_expensive');
    const { subscription } = worked(
      await sandbox.client({ jwt: jo.jwt })(redeemAccountCode, { userId: jo.userId, code }),
    );
    expect(subscription).toMatchObject({ nextBillAmount: 2999, discount: { percent: 25 } });
    expect(offered(await leaving(jo), 'too_expensive')).toMatchObject({
      kind: 'planChange',
      planId: 'us-connect-monthly',
      planName: 'Echelon Connect',
      // the discount goes on, and is over before the plan is
      prices: [
        { amount: 1124, bills: 3 },
        { amount: 1499, bills: null },
      ],
    });

    // the discount is long over, and a year not yet
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 364 } });
    const later = await theMember(sandbox);
    expect((await later.account()).subscription?.discount).toBeNull();
    expect(offered(await leaving(later), 'too_expensive')?.kind).toBe('planChange');
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1 } });
    const anotherYear = await theMember(sandbox);
    const next = codeIn(await leaving(anotherYear), 'too_expensive');
    expect(next).not.toBe(code);
  });

  it('a member whose code expires gets no second one in that year', async () => {
    const jo = await memberIn('active-monthly');
    await leaving(jo);
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 31 } });
    const later = await theMember(sandbox);
    expect(offered(await leaving(later), 'too_expensive')?.kind).toBe('planChange');
    expect(await codesOf(jo)).toHaveLength(1);
  });

  it('on the cheapest plan, with the discount used, is let go', async () => {
    await sandbox.load('fresh');
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-connect-monthly' }));
    const code = codeIn(await leaving(jo), 'too_expensive');
    worked(await sandbox.client({ jwt: jo.jwt })(redeemAccountCode, { userId: jo.userId, code }));
    expect(offered(await leaving(jo), 'too_expensive')).toBeUndefined();
  });

  it('is not offered a discount in place of the one they have', async () => {
    await sandbox.load('fresh');
    const jo = await newVisitor(sandbox, { apiKey: 'pk_echelon_partner' });
    await jo.addCard();
    worked(await jo.subscribe({ offerId: 'us-northside-monthly' }));
    expect(offered(await leaving(jo), 'too_expensive')?.kind).toBe('planChange');
    expect(await codesOf(jo)).toEqual([]);
  });

  it('during a trial is offered two more weeks of it', async () => {
    const jo = await memberIn('trialing');
    const data = await leaving(jo);
    expect(kinds(data)).toMatchObject({
      unused: 'trialExtension',
      too_complex: 'trialExtension',
      missing_features: 'contact',
    });
    const ends = (await jo.account()).subscription?.trialEnd ?? 0;
    const { subscription } = worked(
      await sandbox.client({ jwt: jo.jwt })(redeemAccountCode, { userId: jo.userId, code: codeIn(data, 'unused') }),
    );
    expect(subscription).toMatchObject({ status: 'trialing', trialEnd: ends + 14 * DAY });
    expect(kinds(await leaving(jo))).toMatchObject({ too_complex: 'contact' });
    expect(offered(await leaving(jo), 'unused')).toBeUndefined();
  });

  it('with a payment overdue is offered nothing that could not be taken', async () => {
    const data = await leaving(await memberIn('past-due'));
    expect(data.valid).toBe(true);
    expect(kinds(data)).toEqual({
      missing_features: 'contact',
      low_quality: 'contact',
      customer_service: 'contact',
      too_complex: 'contact',
    });
  });

  it.each([
    ['canceled', 'This membership is set to end already.'],
    ['ended', 'This membership has ended.'],
    [
      'app-store',
      'This membership is billed by App Store. Cancel it there: https://apps.apple.com/account/subscriptions',
    ],
    ['provisioned', 'This membership is provided by Echelon and can only be ended there.'],
  ] as const)('in the world %s finds nothing to cancel, and reads why', async (world, message) => {
    const jo = await memberIn(world);
    expect(await leaving(jo)).toMatchObject({ valid: false, message, offers: [] });
    expect(await codesOf(jo)).toEqual([]);
  });

  it('is nobody else’s business: not another member’s, and not of those who may not read it', async () => {
    const jo = await memberIn('active-monthly');
    const kim = await newVisitor(sandbox);
    const subscriptionId = (await jo.account()).subscription?.id ?? '';
    expect(
      refused(await sandbox.client({ jwt: kim.jwt })(getCancelData, { userId: jo.userId, subscriptionId })),
    ).toMatchObject({ code: 'notFound', status: 404 });
    expect(
      refused(await sandbox.client({ jwt: kim.jwt })(getCancelData, { userId: kim.userId, subscriptionId })),
    ).toMatchObject({ code: 'notFound', status: 404 });
    const sam = await colleague(sandbox, 'CustomerService');
    expect(refused(await sam.client(getCancelData, { userId: jo.userId, subscriptionId })).code).toBe('notFound');
    const admin = await colleague(sandbox, 'Admin');
    expect(worked(await admin.client(getCancelData, { userId: jo.userId, subscriptionId })).valid).toBe(true);
  });
});
