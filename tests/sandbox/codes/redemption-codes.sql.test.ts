import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemCode, updateRedemptionCodes } from '../../../src/core/contract/redemption-codes.js';
import { uploadReceipt } from '../../../src/core/contract/user-receipts.js';
import type { Result } from '../../../src/core/contract/failure.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newVisitor, worked } from '../support/visitor.js';

// On a real server only: PGlite has one connection, so nothing there ever happens at once.
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const counted = (answers: readonly Result<unknown>[]): Record<string, number> => {
  const codes = answers.map(answer => (answer.ok ? 'worked' : answer.failure.code));
  return Object.fromEntries([...new Set(codes)].map(code => [code, codes.filter(one => one === code).length]));
};

describe('at the same moment', () => {
  it('fifty accounts redeem one code: one wins, 49 read the date', async () => {
    const visitors = [];
    for (let one = 0; one < 50; one += 1) visitors.push(await newVisitor(sandbox));
    const answers = await Promise.all(
      visitors.map(({ jwt }) => sandbox.client({ jwt })(redeemCode, { code: demoCodes.tenDollars })),
    );
    expect(counted(answers)).toEqual({ worked: 1, redemptionCodeAlreadyRedeemed: 49 });
    const dates = answers.flatMap(answer => (answer.ok ? [] : [answer.failure.debug?.['dateRedeemed']]));
    expect(new Set(dates).size).toBe(1);
    expect(typeof dates[0]).toBe('number');
  });

  it('a code is reset by one of many clerks', async () => {
    const { client } = await colleague(sandbox, 'CustomerServiceManager');
    const set = { reset: { reason: 'Card sent twice' } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client(updateRedemptionCodes, { filter: { q: demoCodes.tenDollars }, set })),
    );
    expect(answers.map(answer => worked(answer).updated).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('two tabs that send the same pieces make one file', async () => {
    const bytes = new Uint8Array(150_000).map((_, at) => at % 251);
    bytes.set([0x25, 0x50, 0x44, 0x46]);
    const at = (offset: number) => new Blob([bytes.slice(offset, offset + 65_536)]);
    const file = { fileName: 'receipt.pdf', size: bytes.length };
    const { guid } = worked(await sandbox.client()(uploadReceipt, { ...file, offset: 0, chunk: at(0) }));
    for (const offset of [65_536, 131_072]) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          sandbox.client()(uploadReceipt, { ...file, receiptGuid: guid, offset, chunk: at(offset) }),
        ),
      );
      expect(counted(answers)).toEqual({ worked: 6 });
    }
    expect(
      worked(
        await sandbox.client()(uploadReceipt, { ...file, receiptGuid: guid, offset: 131_072, chunk: at(131_072) }),
      ),
    ).toMatchObject({ status: 'pending', received: 150_000 });
  });
});
