import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redeemAccountCode, validateAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { addPhase, cancel, editPhase, uncancel } from '../../../../src/core/contract/account-actions.js';
import { quote, subscribe } from '../../../../src/core/contract/account.js';
import type { Discount } from '../../../../src/core/contract/schemas/offers.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { refused, worked } from '../../support/visitor.js';
import {
  membershipOf,
  newCode,
  newMember,
  newPayer,
  newPerson,
  openStillSandbox,
  rowsOf,
  type Person,
} from './people.js';

let sandbox: TestSandbox;
let jo: Person;

beforeAll(async () => {
  sandbox = await openStillSandbox();
});
afterAll(() => sandbox.close());

const USD = { code: 'USD', scale: 100 };
const off = (name: string, percent: number, duration: Discount['duration']): Discount => ({
  name,
  percent,
  duration,
  currency: USD,
});
const best = off('Sixty off', 60, { type: 'forever' });
const once = off('Ten once', 10, { type: 'once' });
const codeOf = (discount: Discount) => newCode(sandbox, { kind: 'discount', discount });

const look = async (code: string) => worked(await jo.client(validateAccountCode, { userId: jo.userId, code }));
const redeem = (code: string, replaceDiscount?: boolean) =>
  jo.client(redeemAccountCode, { userId: jo.userId, code, ...(replaceDiscount && { replaceDiscount }) });
const next = async () => (await membershipOf(jo)).nextBillAmount;

/** 24 months of 39.99: the bills of 730 days, one each 30 days. */
const bills = 24;
const sums = { running: bills * 2399, offered: 400, months: 24, currency: USD };

describe('a member whose discount takes more off than their code would', () => {
  beforeEach(async () => {
    jo = await newMember(sandbox);
    worked(await redeem(await codeOf(best)));
    expect(await next()).toBe(1600);
  });

  it('reads both sums before the code is used, and the bill that would come', async () => {
    expect(await look(await codeOf(once))).toMatchObject({
      betterRuns: sums,
      nextBill: { amount: 3599, currency: USD },
    });
  });

  it('keeps it: the code is refused with both sums, and stays good', async () => {
    const code = await codeOf(once);
    expect(refused(await redeem(code))).toMatchObject({ code: 'betterDiscountRuns', status: 409, debug: sums });
    expect(await next()).toBe(1600);
    const { codes } = await rowsOf(sandbox, jo.userId);
    expect(codes).toHaveLength(1);
    expect((await look(code)).betterRuns).toEqual(sums);
  });

  it('loses it only when they ask for that, having seen both', async () => {
    worked(await redeem(await codeOf(once), true));
    expect(await next()).toBe(3599);
  });

  it('keeps it while the membership is set to end too: it may be kept', async () => {
    worked(await jo.client(cancel, { userId: jo.userId }));
    expect(refused(await redeem(await codeOf(once))).code).toBe('betterDiscountRuns');
    worked(await jo.client(uncancel, { userId: jo.userId }));
    expect(await next()).toBe(1600);
  });

  it('gets a better one without a question', async () => {
    const code = await codeOf(off('All off', 100, { type: 'forever' }));
    expect((await look(code)).betterRuns).toBeNull();
    worked(await redeem(code));
    expect(await next()).toBe(0);
  });

  it('is not asked about a code of days or credit', async () => {
    const code = await newCode(sandbox, { kind: 'credit', amount: 500, currencyCode: 'USD' });
    expect(await look(code)).toMatchObject({ betterRuns: null, nextBill: { amount: 1100 } });
    worked(await redeem(code));
  });

  it('keeps it when staff add a phase with less, unless they say why', async () => {
    const staff = await newPerson(sandbox, { roles: ['CustomerService'] });
    const asked = { userId: jo.userId, planId: 'us-premier-monthly', periods: 3, discount: once };
    expect(refused(await staff.client(addPhase, asked)).code).toBe('betterDiscountRuns');
    expect((await membershipOf(jo)).schedule).toBeNull();
    const { subscription } = worked(await staff.client(addPhase, { ...asked, reason: 'Asked for on the phone' }));
    const phaseId = subscription?.schedule?.phases.at(-1)?.id ?? '';
    const edited = { userId: jo.userId, phaseId, discount: off('Twenty', 20, { type: 'forever' }) };
    expect(refused(await staff.client(editPhase, edited)).code).toBe('betterDiscountRuns');
    worked(await staff.client(editPhase, { ...edited, reason: 'Agreed so' }));
  });
});

it('a discount that is spent stands in nobody’s way', async () => {
  jo = await newMember(sandbox, 'us-new-year-half');
  worked(await redeem(await codeOf(once)));
  expect(await next()).toBe(3599);
});

it('an offer keeps its discount against a code that takes less off, in the quote and when it is taken', async () => {
  const kim = await newPayer(sandbox);
  const redemptionCode = await codeOf(once);
  const wanted = { userId: kim.userId, offerId: 'us-new-year-quarter', redemptionCode };
  const asked = refused(await kim.client(quote, { ...wanted, planId: 'us-premier-monthly' }));
  expect(asked).toMatchObject({
    code: 'betterDiscountRuns',
    debug: { running: 3000, offered: 400, months: 24, currency: USD },
  });
  const termsAcceptedAt = Math.floor(Date.now() / 1000);
  expect(refused(await kim.client(subscribe, { ...wanted, termsAcceptedAt })).code).toBe('betterDiscountRuns');
  expect((await rowsOf(sandbox, kim.userId)).codes).toEqual([]);
});
