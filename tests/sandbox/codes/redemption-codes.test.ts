import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../src/core/dates.js';
import { redeemCode, validateRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, refused, theMember, worked } from '../support/visitor.js';

const monthly = { planId: 'us-premier-monthly', offerId: 'us-premier-monthly' };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let count = 0;
const validate = async (code: string, jwt?: string) => {
  count += 1;
  return sandbox.client({ ip: `10.9.0.${count}`, ...(jwt !== undefined && { jwt }) })(validateRedemptionCode, { code });
};

describe('a redemption code', () => {
  it('says what it gives, however it is typed', async () => {
    for (const typed of [demoCodes.thirtyDays, ' rdem nthx ', 'RDEMNTHX', 'rdem–nthx', '-rd em—nt-hx\u200b']) {
      expect(worked(await validate(typed))).toMatchObject({ code: 'RDEM-NTHX', effect: { kind: 'days', days: 30 } });
    }
  });

  it('gives the same answer whether it is unknown, not yet sold or suspended', async () => {
    const answers = [];
    for (const code of ['NO-SUCH-CODE', demoCodes.notYetSold, demoCodes.suspended])
      answers.push(refused(await validate(code)));
    for (const { code, status, message, debug } of answers) {
      expect({ code, status, message, debug }).toEqual({
        code: 'redemptionCodeInvalid',
        status: 404,
        message: 'This code is invalid. Please enter a valid code or proceed without one.',
        debug: {},
      });
    }
  });

  it('says when it was redeemed', async () => {
    const failure = refused(await validate(demoCodes.redeemed));
    expect(failure).toMatchObject({
      code: 'redemptionCodeAlreadyRedeemed',
      status: 409,
      debug: { dateRedeemed: expect.any(Number) },
    });
    expect(failure.message).toMatch(
      /^This redemption code has already been redeemed on \d\d\/\d\d\/\d{4}\. Please contact customer service if you have any questions\.$/,
    );
  });

  it('says when it expired', async () => {
    const failure = refused(await validate(demoCodes.expired));
    expect(failure).toMatchObject({
      code: 'redemptionCodeIsExpired',
      status: 410,
      debug: { dateExpires: expect.any(Number) },
    });
    expect(failure.message).toMatch(/^This code .*expired on \d\d\/\d\d\/\d{4}\. Please contact customer service/);
  });

  it('puts off the first bill by its days, and is used up', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const wanted = { redemptionCode: demoCodes.thirtyDays };
    const quoted = worked(await jo.quote({ ...monthly, ...wanted }));
    expect(quoted).toMatchObject({ dueToday: 0, nextBill: { date: quoted.quotedAt + 30 * DAY, amount: 3999 } });
    expect((await jo.records()).subscriptions).toEqual([]);

    const { subscription } = worked(
      await jo.subscribe({ offerId: monthly.offerId, quoteToken: quoted.quoteToken, ...wanted }),
    );
    expect(subscription).toMatchObject({ status: 'active', nextBillAmount: 3999 });
    expect((await jo.records()).payments).toEqual([]);

    const kim = await newVisitor(sandbox);
    await kim.addCard();
    expect(refused(await kim.subscribe({ offerId: monthly.offerId, ...wanted }))).toMatchObject({
      code: 'redemptionCodeInvalid',
      debug: { reason: 'redemptionCodeAlreadyRedeemed' },
    });
    expect(refused(await validate(demoCodes.thirtyDays)).code).toBe('redemptionCodeAlreadyRedeemed');
  });

  it('of ten dollars pays for a part of the first invoice', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const account = worked(await jo.subscribe({ offerId: monthly.offerId, redemptionCode: demoCodes.tenDollars }));
    expect(account).toMatchObject({ accountCredit: { value: 0 }, subscription: { nextBillAmount: 3999 } });
    expect((await jo.records()).payments).toMatchObject([{ amount: 2999 }]);
  });

  it('in another currency is refused', async () => {
    const jo = await newVisitor(sandbox);
    expect(refused(await jo.quote({ ...monthly, redemptionCode: demoCodes.tenCanadianDollars }))).toMatchObject({
      code: 'redemptionCodeInvalid',
      debug: { reason: 'currency' },
    });
  });

  it.each([
    [
      'provisioned',
      'providedByProvider',
      'Your subscription is being provided by Echelon and cannot have redemption codes added to it.',
    ],
    [
      'child-account',
      'childAccount',
      'This account is a child account of Robin Rider. Redemption codes must be applied to the parent account.',
    ],
    [
      'app-store',
      'otherChannel',
      'Your subscription is through App Store, which prevents us from redeeming your code. Please contact Customer Support.',
    ],
  ] as const)('is blocked in the world %s, as a 403 that says why', async (world, reason, message) => {
    await sandbox.load(world);
    const member = await theMember(sandbox);
    expect(refused(await validate(demoCodes.ninetyDays, member.jwt))).toMatchObject({
      code: 'redemptionBlocked',
      status: 403,
      message,
      debug: { reason },
    });
    worked(await validate(demoCodes.ninetyDays));
  });
});

describe('redeeming a code', () => {
  const redeem = (jwt: string, code: string, idempotencyKey?: string) =>
    sandbox.client({ jwt })(redeemCode, { code }, idempotencyKey === undefined ? {} : { idempotencyKey });

  beforeAll(() => sandbox.load('fresh'));

  it('gives its credit once, says so, and repeats its answer to a caller who lost it', async () => {
    const jo = await newVisitor(sandbox);
    const answer = worked(await redeem(jo.jwt, ' save–tenu ', 'first'));
    expect(answer).toEqual({
      code: demoCodes.tenDollars,
      effect: { kind: 'credit', amount: 1000, currencyCode: 'USD' },
      summary: { kind: 'credit', amount: 1000 },
    });
    expect(worked(await redeem(jo.jwt, ' save–tenu ', 'first'))).toEqual(answer);
    expect((await jo.account()).accountCredit.value).toBe(1000);
    expect((await jo.records()).history).toMatchObject([{ type: 'redeemed', amount: 1000, actorKind: 'member' }]);

    const failure = refused(await redeem(jo.jwt, demoCodes.tenDollars));
    expect(failure).toMatchObject({
      code: 'redemptionCodeAlreadyRedeemed',
      debug: { dateRedeemed: expect.any(Number) },
    });
    expect(failure.message).toMatch(/has already been redeemed on \d\d\/\d\d\/\d{4}\./);
  });

  it('is for one of two accounts that come at once, and the other reads the date', async () => {
    await sandbox.load('fresh');
    const both = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const answers = await Promise.all(both.map(({ jwt }) => redeem(jwt, demoCodes.tenDollars)));
    expect(answers.map(answer => (answer.ok ? 'redeemed' : answer.failure.code)).toSorted()).toEqual(
      ['redeemed', 'redemptionCodeAlreadyRedeemed'].toSorted(),
    );
    expect(answers.flatMap(answer => (answer.ok ? [] : [answer.failure.debug]))).toEqual([
      { dateRedeemed: expect.any(Number) },
    ]);
    expect(
      (await Promise.all(both.map(async one => (await one.account()).accountCredit.value))).toSorted((a, b) => a - b),
    ).toEqual([0, 1000]);
  });

  it('is refused like looking at it is, and uses nothing up', async () => {
    const jo = await newVisitor(sandbox);
    expect(refused(await redeem(jo.jwt, demoCodes.suspended))).toMatchObject({
      code: 'redemptionCodeInvalid',
      status: 404,
    });
    expect(refused(await redeem(jo.jwt, demoCodes.expired))).toMatchObject({
      code: 'redemptionCodeIsExpired',
      status: 410,
    });
    await sandbox.load('child-account');
    const child = await theMember(sandbox);
    expect(refused(await redeem(child.jwt, demoCodes.tenDollars))).toMatchObject({
      code: 'redemptionBlocked',
      status: 403,
      debug: { reason: 'childAccount' },
    });
    worked(await validate(demoCodes.tenDollars));
  });

  it('cannot be tried for ever', async () => {
    await sandbox.load('fresh');
    await sandbox.forgetTries();
    const jo = await newVisitor(sandbox);
    const from = sandbox.client({ jwt: jo.jwt, ip: '10.7.7.7' });
    const codes = [];
    for (let turn = 0; turn < 61; turn += 1) codes.push(refused(await from(redeemCode, { code: 'NO-SUCH-CODE' })).code);
    expect(new Set(codes.slice(0, 60))).toEqual(new Set(['redemptionCodeInvalid']));
    expect(codes[60]).toBe('tooManyRequests');
  });
});
