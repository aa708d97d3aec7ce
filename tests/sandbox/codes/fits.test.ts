import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateAccountCode } from '../../../src/core/contract/account-redemption.js';
import { quote } from '../../../src/core/contract/account.js';
import { validateRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import type { TestSandbox } from '../../support/sandbox.js';
import {
  membershipOf,
  newCode,
  newMember,
  newPayer,
  openStillSandbox,
  subscribeTo,
} from '../billing/account/people.js';
import { refused, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openStillSandbox();
});
afterAll(() => sandbox.close());

const canadian = { kind: 'credit', amount: 1000, currencyCode: 'CAD' } as const;
const otherCurrency = { code: 'redemptionCodeInvalid', debug: { reason: 'currency' } };

describe('a code of another currency', () => {
  it('is refused when it is looked at, and not only when it is used', async () => {
    const jo = await newMember(sandbox);
    const code = await newCode(sandbox, canadian);
    expect(refused(await jo.client(validateAccountCode, { userId: jo.userId, code }))).toMatchObject(otherCurrency);
  });

  it('is refused to a visitor who is about to buy in dollars of the United States', async () => {
    const code = await newCode(sandbox, canadian);
    const client = sandbox.client({ ip: '10.9.8.1' });
    expect(refused(await client(validateRedemptionCode, { code, currencyCode: 'USD' }))).toMatchObject(otherCurrency);
    expect(worked(await client(validateRedemptionCode, { code, currencyCode: 'CAD' })).effect).toEqual(canadian);
  });

  it('takes no percentage off either', async () => {
    const jo = await newMember(sandbox);
    const discount = {
      name: 'Half',
      percent: 50,
      duration: { type: 'once' },
      currency: { code: 'CAD', scale: 100 },
    } as const;
    const code = await newCode(sandbox, { kind: 'discount', discount });
    expect(refused(await jo.client(validateAccountCode, { userId: jo.userId, code }))).toMatchObject(otherCurrency);
  });
});

it('a discount that was used up is told no more', async () => {
  expect((await membershipOf(await newMember(sandbox, 'us-new-year-half'))).discount).toBeNull();
  expect((await membershipOf(await newMember(sandbox, 'us-new-year-quarter'))).discount).not.toBeNull();
});

it('what our own page shows of a partner that sent somebody is sold to them there', async () => {
  const jo = await newPayer(sandbox);
  const wanted = { userId: jo.userId, planId: 'us-premier-annual', offerId: 'us-fitshop-annual' };
  expect(refused(await jo.client(quote, wanted)).code).toBe('offerUnavailable');
  expect(worked(await jo.client(quote, { ...wanted, partnerId: 'fitshop' })).offerId).toBe('us-fitshop-annual');
  expect(
    worked(await subscribeTo(jo, { offerId: 'us-fitshop-annual', partnerId: 'fitshop' })).subscription?.status,
  ).toBe('active');
});
