import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../../src/core/contract/failure.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, type Visitor } from '../support/visitor.js';

// On a real server only: PGlite has one connection, so nothing there ever happens at once.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const crowd = async (size: number, card: string): Promise<Visitor[]> => {
  const visitors: Visitor[] = [];
  for (let one = 0; one < size; one += 1) {
    const jo = await newVisitor(sandbox);
    await jo.addCard(card);
    visitors.push(jo);
  }
  return visitors;
};

const counted = (answers: readonly Result<unknown>[]): Record<string, number> => {
  const codes = answers.map(answer => (answer.ok ? 'worked' : answer.failure.code));
  return Object.fromEntries([...new Set(codes)].map(code => [code, codes.filter(one => one === code).length]));
};

describe('at the same moment', () => {
  it('a dozen clicks make one membership and one payment', async () => {
    const [jo] = await crowd(1, '4242424242424242');
    if (!jo) throw new Error('Nobody came.');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => jo.subscribe({ offerId: 'us-premier-monthly' })),
    );
    expect(counted(answers)).toEqual({ worked: 1, alreadySubscribed: 11 });
    const { subscriptions, payments, invoices, history } = await jo.records();
    expect([subscriptions, payments, invoices, history].map(rows => rows.length)).toEqual([1, 1, 1, 1]);
  });

  it('one card sent many times is one payment method', async () => {
    const jo = await newVisitor(sandbox);
    const [visa, mastercard] = [await jo.typeCard(), await jo.typeCard('5555555555554444')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => jo.pay(turn % 2 === 0 ? visa : mastercard)),
    );
    expect(counted(answers)).toEqual({ worked: 10 });
    const { paymentMethods } = await jo.records();
    expect(paymentMethods).toHaveLength(2);
    expect(paymentMethods.filter(({ active }) => active)).toHaveLength(1);
  });

  it('one machine gives its months to one of many', async () => {
    const visitors = await crowd(5, '4242424242424242');
    const answers = await Promise.all(
      visitors.map(jo => jo.subscribe({ offerId: 'us-premier-bundle', serialNumber: 'EX8S-2026-000101' })),
    );
    expect(counted(answers)).toEqual({ worked: 1, serialNumberUsed: 4 });
  });

  it('one code is redeemed by one of many', async () => {
    const visitors = await crowd(5, '4242424242424242');
    const answers = await Promise.all(
      visitors.map(jo => jo.subscribe({ offerId: 'us-premier-monthly', redemptionCode: demoCodes.ninetyDays })),
    );
    expect(counted(answers)).toEqual({ worked: 1, redemptionCodeInvalid: 4 });
  });

  it('one card gets one trial, in any account', async () => {
    const visitors = await crowd(5, '6011111111111117');
    const answers = await Promise.all(visitors.map(jo => jo.subscribe({ offerId: 'us-premier-monthly-trial' })));
    expect(counted(answers)).toEqual({ worked: 1, quoteStale: 4 });
  });
});
