import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quote, subscribe } from '../../../src/core/contract/account.js';
import { getAccountHistory, listRewardCodes } from '../../../src/core/contract/account-reads.js';
import { redeemAccountCode } from '../../../src/core/contract/account-redemption.js';
import {
  decideReceipt,
  listReceipts,
  listUserReceipts,
  uploadReceipt,
} from '../../../src/core/contract/user-receipts.js';
import { DAY } from '../../../src/core/dates.js';
import type { TestSandbox } from '../../support/sandbox.js';
import {
  membershipOf,
  moveClock,
  newCode,
  newPayer,
  newPerson,
  openStillSandbox,
  rowsOf,
  subscribeTo,
  type Person,
} from './account/people.js';
import { refused, worked } from '../support/visitor.js';

/** What is promised; not taken from the code, which may be wrong. */
const PROVISIONAL_DAYS = 14;

const offerId = 'us-premier-bundle';
const pdf = () => new File(['%PDF', new Uint8Array(40)], 'receipt.pdf', { type: 'application/pdf' });

let sandbox: TestSandbox;
let clerk: Person['client'];
beforeAll(async () => {
  sandbox = await openStillSandbox();
  ({ client: clerk } = await newPerson(sandbox, { roles: ['CustomerService'] }));
});
afterAll(() => sandbox.close());

const sendReceipt = async (by = sandbox.client()) => worked(await by(uploadReceipt, { file: pdf() })).guid;
const decide = async (guid: string, decision: { status: 'approved' } | { status: 'rejected'; reason: string }) => {
  const [receipt] = worked(await clerk(listReceipts, { guid })).items;
  return worked(await clerk(decideReceipt, { guid, version: receipt?.version ?? 0, ...decision }));
};

/** A member who began on a receipt that nobody has looked at. */
async function begun(more: { redemptionCode?: string } = {}) {
  const jo = await newPayer(sandbox);
  const receiptGuid = await sendReceipt();
  const asked = worked(
    await jo.client(quote, { userId: jo.userId, planId: 'us-premier-annual', offerId, receiptGuid, ...more }),
  );
  const account = worked(await subscribeTo(jo, { offerId, receiptGuid, quoteToken: asked.quoteToken, ...more }));
  return { jo, receiptGuid, asked, account };
}

describe('months on a receipt that nobody has looked at', () => {
  it('begin for a short term, and the quote, the account and its history say so', async () => {
    const { jo, asked, account } = await begun();
    const { subscription } = account;
    const began = subscription?.startedAt ?? 0;
    expect(asked).toMatchObject({ dueToday: 0, provisional: { until: asked.quotedAt + PROVISIONAL_DAYS * DAY } });
    expect(subscription).toMatchObject({
      status: 'trialing',
      trialEnd: began + 365 * DAY,
      provisional: { until: began + PROVISIONAL_DAYS * DAY },
    });
    expect(worked(await jo.client(listUserReceipts, { userId: jo.userId })).items).toMatchObject([
      { status: 'pending', provisionalUntil: began + PROVISIONAL_DAYS * DAY },
    ]);
    const { items } = worked(await jo.client(getAccountHistory, { userId: jo.userId }));
    expect(items.find(({ type }) => type === 'trialStarted')?.after).toMatchObject({
      provisionalUntil: began + PROVISIONAL_DAYS * DAY,
    });
  });

  it('end with that term when nobody decides, with a reason of their own, a mail, and nothing charged', async () => {
    const { jo } = await begun();
    await moveClock(sandbox, { advanceDays: PROVISIONAL_DAYS - 1 });
    expect((await membershipOf(jo)).status).toBe('trialing');
    await moveClock(sandbox, { advanceDays: 1 });
    expect(await membershipOf(jo)).toMatchObject({
      status: 'expired',
      endReason: 'proof_undecided',
      provisional: null,
      nextBillDate: null,
    });
    const { mails, payments } = await rowsOf(sandbox, jo.userId);
    expect(mails).toMatchObject([{ kind: 'membershipEnded', payload: { reason: 'proof_undecided' } }]);
    expect(payments).toEqual([]);
  });

  it('become the whole year when staff approve the receipt', async () => {
    const { jo, receiptGuid, account } = await begun();
    expect(await decide(receiptGuid, { status: 'approved' })).toMatchObject({
      status: 'approved',
      redemptionCode: null,
    });
    const { trialEnd } = await membershipOf(jo);
    expect(await membershipOf(jo)).toMatchObject({
      status: 'trialing',
      provisional: null,
      trialEnd: account.subscription?.trialEnd,
    });
    expect((await rowsOf(sandbox, jo.userId)).mails).toMatchObject([
      { kind: 'bundleConfirmed', payload: { trialEnd } },
    ]);
    expect(worked(await jo.client(getAccountHistory, { userId: jo.userId })).items[0]).toMatchObject({
      type: 'proofApproved',
    });
    await moveClock(sandbox, { advanceDays: PROVISIONAL_DAYS + 1 });
    expect((await membershipOf(jo)).status).toBe('trialing');
  });

  it('end at once when staff reject the receipt, and the member reads why', async () => {
    const { jo, receiptGuid } = await begun();
    await decide(receiptGuid, { status: 'rejected', reason: 'This is a shopping list.' });
    expect(await membershipOf(jo)).toMatchObject({
      status: 'terminated',
      endReason: 'proof_rejected',
      provisional: null,
    });
    const { mails } = await rowsOf(sandbox, jo.userId);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['membershipEnded', 'receiptRejected']);
    expect(mails.find(({ kind }) => kind === 'receiptRejected')?.payload).toMatchObject({
      reason: 'This is a shopping list.',
    });
    expect(worked(await jo.client(listUserReceipts, { userId: jo.userId })).items).toMatchObject([
      { guid: receiptGuid, status: 'rejected' },
    ]);
  });

  it('come as a code when staff approve the receipt after the term is over', async () => {
    const { jo, receiptGuid } = await begun();
    await moveClock(sandbox, { advanceDays: PROVISIONAL_DAYS });
    const { redemptionCode } = await decide(receiptGuid, { status: 'approved' });
    expect(worked(await jo.client(listRewardCodes, { userId: jo.userId })).items).toMatchObject([
      { code: redemptionCode, effect: { kind: 'days', days: 365 } },
    ]);
    worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: redemptionCode ?? '' }));
    expect(await membershipOf(jo)).toMatchObject({ status: 'trialing', provisional: null });
  });

  it('take back nothing but themselves: codes that were redeemed on top can be redeemed again', async () => {
    const [first, later, credit] = [
      await newCode(sandbox, { kind: 'days', days: 30 }),
      await newCode(sandbox, { kind: 'days', days: 60 }),
      await newCode(sandbox, { kind: 'credit', amount: 700, currencyCode: 'USD' }),
    ];
    const { jo, receiptGuid } = await begun({ redemptionCode: first });
    worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: later }));
    worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: credit }));
    await decide(receiptGuid, { status: 'rejected', reason: 'No.' });
    const { codes, credit: ledger } = await rowsOf(sandbox, jo.userId);
    expect(codes.map(({ code }) => code)).toEqual([credit]);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(700);
    worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: later }));
  });

  it('begin once: the next receipt of the same person or card has to be approved first', async () => {
    const { jo, receiptGuid } = await begun();
    await moveClock(sandbox, { advanceDays: PROVISIONAL_DAYS });
    const again = await subscribeTo(jo, { offerId, receiptGuid: await sendReceipt() });
    expect(refused(again)).toMatchObject({ code: 'serialNumberRequired', debug: { reason: 'undecided' } });
    expect(refused(await subscribeTo(jo, { offerId, receiptGuid })).code).toBe('serialNumberUsed');
    const approved = await sendReceipt();
    await decide(approved, { status: 'approved' });
    expect(worked(await subscribeTo(jo, { offerId, receiptGuid: approved })).subscription).toMatchObject({
      status: 'trialing',
      provisional: null,
    });
  });
});

describe('months that are proved', () => {
  it('are whole at once for an approved receipt and for a serial number', async () => {
    const [jo, kim] = [await newPayer(sandbox), await newPayer(sandbox)];
    const receiptGuid = await sendReceipt();
    await decide(receiptGuid, { status: 'approved' });
    expect(worked(await subscribeTo(jo, { offerId, receiptGuid })).subscription?.provisional).toBeNull();
    expect(
      worked(await subscribeTo(kim, { offerId, serialNumber: 'EX8S-2026-000101', receiptGuid: await sendReceipt() }))
        .subscription?.provisional,
    ).toBeNull();
  });

  it('are one machine’s once, by receipt or by serial number', async () => {
    const [jo, kim] = [await newPayer(sandbox), await newPayer(sandbox)];
    const { guid } = worked(await sandbox.client()(uploadReceipt, { file: pdf(), serialNumber: 'ROWS-2026-000202' }));
    worked(await subscribeTo(jo, { offerId, receiptGuid: guid }));
    await decide(guid, { status: 'approved' });
    expect(refused(await subscribeTo(kim, { offerId, serialNumber: 'ROWS-2026-000202' })).code).toBe(
      'serialNumberUsed',
    );
  });
});

describe('receipts', () => {
  it('are ten a day for an account, from any address', async () => {
    const jo = await newPerson(sandbox);
    for (let sent = 0; sent < 10; sent += 1) await sendReceipt(jo.client);
    expect(refused(await jo.client(uploadReceipt, { file: pdf() }))).toMatchObject({
      code: 'tooManyRequests',
      status: 429,
    });
    // the window slides by a tenth of itself
    await moveClock(sandbox, { advanceDays: 1.1 });
    await sendReceipt(jo.client);
  });

  it('are fifty a day for an address with the key of a page', async () => {
    const anybody = sandbox.client({ ip: '10.9.9.9' });
    for (let sent = 0; sent < 50; sent += 1) await sendReceipt(anybody);
    expect(refused(await anybody(uploadReceipt, { file: pdf() }))).toMatchObject({
      code: 'tooManyRequests',
      status: 429,
    });
    await sendReceipt(sandbox.client({ ip: '10.9.9.8' }));
  });
});

describe('a receipt that is decided while a person claims it', () => {
  it('is never both rejected and worth a year', async () => {
    const jo = await newPayer(sandbox);
    const receiptGuid = await sendReceipt();
    await Promise.all([
      jo.client(subscribe, { userId: jo.userId, offerId, receiptGuid, termsAcceptedAt: Math.floor(Date.now() / 1000) }),
      decide(receiptGuid, { status: 'rejected', reason: 'No.' }),
    ]);
    const { subscriptions } = await rowsOf(sandbox, jo.userId);
    expect(subscriptions.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });
});
