import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEquipmentBySerial } from '../../../src/core/contract/equipment.js';
import { redeemCode, validateRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import { decideReceipt, listReceipts, listUserReceipts } from '../../../src/core/contract/user-receipts.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { pdf, send, type Client } from '../support/receipt-files.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
let client: Client;
let clerk: Client;
let clerkId: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  client = sandbox.client();
  ({ client: clerk, id: clerkId } = await colleague(sandbox, 'CustomerService'));
});
afterAll(() => sandbox.close());

const shown = async (guid: string) => {
  const [receipt] = worked(await clerk(listReceipts, { guid })).items;
  if (!receipt) throw new Error('There is no such receipt.');
  return receipt;
};
const decide = async (guid: string, decision: { status: 'approved' } | { status: 'rejected'; reason: string }) =>
  clerk(decideReceipt, { guid, version: (await shown(guid)).version, ...decision });

describe('a decision', () => {
  const mails = async (to: string) =>
    (await sandbox.database.db.select().from(outbox)).filter(({ recipient }) => recipient === to);

  it('in favour brings the owner a code of their own for the months, by mail too', async () => {
    const jo = await newVisitor(sandbox, { email: 'receipt.owner@example.com' });
    const mine = sandbox.client({ jwt: jo.jwt });
    const { guid } = await send(mine, pdf(500), {
      serialNumber: 'rows-2026-000202',
      retailer: 'Fitshop',
      purchasedAt: 1_790_000_000,
    });
    expect(worked(await decide(guid, { status: 'approved' }))).toMatchObject({
      status: 'approved',
      decidedBy: clerkId,
      claimedBy: jo.userId,
      version: 2,
    });
    const [receipt] = worked(await mine(listUserReceipts, { userId: jo.userId, status: 'approved' })).items;
    expect(receipt).toMatchObject({
      retailer: 'Fitshop',
      purchasedAt: 1_790_000_000,
      serialNumber: 'ROWS-2026-000202',
    });
    const code = receipt?.redemptionCode ?? '';
    expect(worked(await mine(validateRedemptionCode, { code })).effect).toEqual({
      kind: 'days',
      days: 365,
      planId: 'us-premier-annual',
    });
    expect(refused(await client(validateRedemptionCode, { code })).code).toBe('redemptionCodeInvalid');
    expect(await mails('receipt.owner@example.com')).toMatchObject([
      { kind: 'receiptApproved', payload: { code, days: '365' } },
    ]);
    expect(worked(await client(getEquipmentBySerial, { serial: 'ROWS-2026-000202' })).bundle).toBe('claimed');
    expect(worked(await mine(redeemCode, { code })).effect).toEqual({
      kind: 'days',
      days: 365,
      planId: 'us-premier-annual',
    });
    expect((await jo.account()).subscription).toMatchObject({
      planId: 'us-premier-annual',
      displayStatus: 'canceling',
    });
  });

  it('is made once, by the clerk who saw the newest state', async () => {
    const { guid } = await send(client, pdf(500));
    const before = await shown(guid);
    expect(
      refused(await clerk(decideReceipt, { guid, status: 'approved', version: before.version + 1 })),
    ).toMatchObject({ code: 'versionConflict', status: 409, debug: { current: { guid, version: before.version } } });
    worked(await decide(guid, { status: 'approved' }));
    expect(refused(await decide(guid, { status: 'rejected', reason: 'Not a receipt' }))).toMatchObject({
      code: 'alreadyDecided',
      status: 409,
      debug: { status: 'approved', decidedBy: clerkId },
    });
    expect(refused(await clerk(decideReceipt, { guid: 'no-such', status: 'approved', version: 1 })).code).toBe(
      'notFound',
    );
  });

  it('against it says why, to its owner', async () => {
    const { guid } = await send(client, pdf(500), { email: 'Rejected@Example.com' });
    const unsaid = await clerk(decideReceipt, { guid, status: 'rejected', reason: ' ', version: 1 });
    expect(refused(unsaid).fields).toMatchObject([{ path: 'reason' }]);
    expect(worked(await decide(guid, { status: 'rejected', reason: 'The date cannot be read.' }))).toMatchObject({
      status: 'rejected',
      reason: 'The date cannot be read.',
    });
    expect(await mails('rejected@example.com')).toMatchObject([
      { kind: 'receiptRejected', payload: { reason: 'The date cannot be read.' } },
    ]);
  });

  it('sends the code to the address of a person without an account, who then has it and no second one', async () => {
    const { guid } = await send(client, pdf(500), { email: 'visitor.without@example.com' });
    worked(await decide(guid, { status: 'approved' }));
    const [mail] = await mails('visitor.without@example.com');
    worked(await client(validateRedemptionCode, { code: String(mail?.payload['code']) }));
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    expect(refused(await jo.subscribe({ offerId: 'us-premier-bundle', receiptGuid: guid })).code).toBe(
      'serialNumberUsed',
    );
  });

  it('about a child’s receipt is in favour of the parent, who is the one that can redeem', async () => {
    const [parent, child] = [await newVisitor(sandbox, { email: 'a.parent@example.com' }), await newVisitor(sandbox)];
    await sandbox.database.db.update(users).set({ parentId: parent.userId }).where(eq(users.id, child.userId));
    const { guid } = await send(sandbox.client({ jwt: child.jwt }), pdf(500));
    const code = worked(await decide(guid, { status: 'approved' })).redemptionCode ?? '';
    expect(await mails('a.parent@example.com')).toMatchObject([{ payload: { code } }]);
    worked(await sandbox.client({ jwt: parent.jwt })(validateRedemptionCode, { code }));
    expect(
      worked(await sandbox.client({ jwt: parent.jwt })(listUserReceipts, { userId: parent.userId })).items,
    ).toMatchObject([{ guid, redemptionCode: code }]);
  });

  it('gives nothing a second time: not after subscribing with the receipt, not for a machine that has had its months', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const { guid } = await send(client, pdf(500), { email: 'jo.subscribed@example.com' });
    worked(await jo.subscribe({ offerId: 'us-premier-bundle', receiptGuid: guid }));
    expect(worked(await decide(guid, { status: 'approved' }))).toMatchObject({
      redemptionCode: null,
      claimedBy: jo.userId,
    });
    expect(await mails('jo.subscribed@example.com')).toEqual([]);
    expect(worked(await sandbox.client({ jwt: jo.jwt })(listUserReceipts, { userId: jo.userId })).items).toMatchObject([
      { guid },
    ]);

    const again = await send(client, pdf(500), { email: 'again@example.com', serialNumber: 'EX8S-2025-000909' });
    expect(refused(await decide(again.guid, { status: 'approved' }))).toMatchObject({
      code: 'serialNumberUsed',
      status: 409,
    });
    expect(await shown(again.guid)).toMatchObject({ status: 'pending' });
  });
});

describe('the queue', () => {
  it('is searched by what people wrote, longest waiting first, and shows no file by default', async () => {
    const { guid } = await send(client, pdf(300), { retailer: 'Sporthaus Köln', fileName: '../../Beleg 7.pdf' });
    const { items } = worked(await clerk(listReceipts, { q: 'sporthaus', status: 'pending' }));
    expect(items).toMatchObject([{ guid, fileName: 'Beleg 7.pdf' }]);
    expect(items[0]).not.toHaveProperty('content');
    const all = worked(await clerk(listReceipts, { limit: 3 })).items.map(({ createdAt }) => createdAt);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(refused(await clerk(listReceipts, { include: 'content' })).fields).toMatchObject([{ path: 'guid' }]);
    expect(refused(await (await colleague(sandbox, 'Marketing')).client(listReceipts, {})).code).toBe('forbidden');
  });
});
