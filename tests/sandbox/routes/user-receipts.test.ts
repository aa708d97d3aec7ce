import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemCode, validateRedemptionCode } from '../../../src/core/contract/redemption-codes.js';
import type { Receipt, ReceiptPiece } from '../../../src/core/contract/schemas/user-receipts.js';
import { decideReceipt, listReceipts, listUserReceipts, uploadReceipt } from '../../../src/core/contract/user-receipts.js';
import { CHUNK_BYTES } from '../../../src/core/uploads.js';
import { getEquipmentBySerial } from '../../../src/core/contract/equipment.js';
import { audit, outbox, users } from '../../../src/sandbox/db/schema/identity.js';
import { openTestSandbox, portalKey, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from './colleague.js';
import { newVisitor, refused, worked } from './visitor.js';

type Client = ReturnType<TestSandbox['client']>;

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

/** A PDF of this many bytes, none of them like its neighbour. */
function pdf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, at) => (at * 7) % 253);
  bytes.set([0x25, 0x50, 0x44, 0x46]);
  return bytes;
}

/** What is sent of a file at an offset. */
const piece = (bytes: Uint8Array<ArrayBuffer>, offset: number, rest: Partial<ReceiptPiece> = {}): ReceiptPiece => ({
  fileName: 'receipt.pdf', size: bytes.length, offset, chunk: new Blob([bytes.slice(offset, offset + CHUNK_BYTES)]), ...rest,
});

/** Sends a file piece by piece, from where it stands. */
async function sendFrom(by: Client, bytes: Uint8Array<ArrayBuffer>, from: Receipt): Promise<Receipt> {
  let state = from;
  while (state.received < bytes.length) state = worked(await by(uploadReceipt, piece(bytes, state.received, { receiptGuid: state.guid })));
  return state;
}

const send = async (by: Client, bytes: Uint8Array<ArrayBuffer>, rest: Partial<ReceiptPiece> = {}) => sendFrom(by, bytes, worked(await by(uploadReceipt, piece(bytes, 0, rest))));
const shown = async (guid: string) => {
  const [receipt] = worked(await clerk(listReceipts, { guid })).items;
  if (!receipt) throw new Error('There is no such receipt.');
  return receipt;
};
const decide = async (guid: string, decision: { status: 'approved' } | { status: 'rejected'; reason: string }) => clerk(decideReceipt, { guid, version: (await shown(guid)).version, ...decision });
const ask = (bytes: Uint8Array<ArrayBuffer>, receiptGuid: string, offset = 0) => client(uploadReceipt, piece(bytes, offset, { receiptGuid, chunk: new Blob([]) }));

describe('a receipt in pieces', () => {
  it('grows with each one and is whole after the last, byte for byte', async () => {
    const bytes = pdf(2 * CHUNK_BYTES + 100);
    const first = worked(await client(uploadReceipt, piece(bytes, 0)));
    expect(first).toMatchObject({ status: 'uploading', received: CHUNK_BYTES, size: bytes.length, fileName: 'receipt.pdf' });
    expect(worked(await clerk(listReceipts, { guid: first.guid })).items).toEqual([]);
    expect(await sendFrom(client, bytes, first)).toMatchObject({ guid: first.guid, status: 'pending', received: bytes.length });

    const [stored] = worked(await clerk(listReceipts, { guid: first.guid, include: 'content' })).items;
    expect(stored).toMatchObject({ fileType: 'application/pdf', status: 'pending' });
    expect(Buffer.from(stored?.content ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true);
    const trail = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, first.guid));
    expect(trail).toMatchObject([{ action: 'viewReceipt', actorId: clerkId }]);
  });

  it('goes on where it broke off, and a piece that comes twice changes nothing', async () => {
    const bytes = pdf(3 * CHUNK_BYTES);
    const first = worked(await client(uploadReceipt, piece(bytes, 0)));
    const guid = first.guid;
    expect(worked(await client(uploadReceipt, piece(bytes, 0, { receiptGuid: guid })))).toMatchObject({ received: CHUNK_BYTES });
    worked(await client(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })));
    expect(refused(await ask(bytes, guid))).toMatchObject({ code: 'uploadOffsetMismatch', status: 409, debug: { received: 2 * CHUNK_BYTES } });
    expect(worked(await ask(bytes, guid, 2 * CHUNK_BYTES))).toMatchObject({ status: 'uploading', received: 2 * CHUNK_BYTES });
    const last = worked(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })));
    expect(last.status).toBe('pending');
    expect(worked(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })))).toEqual(last);
  });

  it('is not mixed up by another tab: other bytes, gaps and other sizes are refused', async () => {
    const bytes = pdf(3 * CHUNK_BYTES);
    const { guid } = worked(await client(uploadReceipt, piece(bytes, 0)));
    expect(refused(await client(uploadReceipt, piece(bytes, 0, { receiptGuid: guid, chunk: new Blob(['%PDF something else']) })))).toMatchObject({ code: 'uploadOffsetMismatch', debug: { received: CHUNK_BYTES } });
    expect(refused(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })))).toMatchObject({ code: 'uploadOffsetMismatch', debug: { received: CHUNK_BYTES } });
    expect(refused(await client(uploadReceipt, piece(pdf(4 * CHUNK_BYTES), CHUNK_BYTES, { receiptGuid: guid }))).fields).toMatchObject([{ path: 'size' }]);
    expect(await sendFrom(client, bytes, { ...worked(await ask(bytes, guid, CHUNK_BYTES)) })).toMatchObject({ status: 'pending' });
  });

  it('is refused with its first piece when it is too large, no such kind, or begins in the middle', async () => {
    const first = (rest: Partial<ReceiptPiece>) => client(uploadReceipt, piece(pdf(CHUNK_BYTES), 0, rest));
    expect(refused(await first({ size: 40 * 1024 * 1024 }))).toMatchObject({ code: 'fileTooLarge', status: 413 });
    expect(refused(await first({ chunk: new Blob(['MZ\u0090\0\u0003']) }))).toMatchObject({ code: 'fileTypeRefused', status: 415 });
    expect(refused(await first({ chunk: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), fileName: 'receipt.png' })).code).toBe('fileTypeRefused');
    expect(refused(await first({ chunk: new Blob(['<html><!-- %PDF-1.7 -->']) })).code).toBe('fileTypeRefused');
    expect(refused(await first({ offset: 5, chunk: new Blob(['x']) }))).toMatchObject({ code: 'uploadOffsetMismatch', debug: { received: 0 } });
    expect(refused(await first({ chunk: new Blob([]) })).fields).toMatchObject([{ path: 'chunk' }]);
    expect(refused(await first({ chunk: new Blob([pdf(CHUNK_BYTES + 1)]), size: CHUNK_BYTES * 2 })).fields).toMatchObject([{ path: 'chunk' }]);
    expect(refused(await first({ size: 10 })).fields).toMatchObject([{ path: 'chunk' }]);
  });

  it('is looked at once more when it is whole: a beginning sent byte by byte fools nobody', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x48, 0x50, 0x20, 0x3f]);
    const first = worked(await client(uploadReceipt, piece(bytes, 0, { chunk: new Blob([bytes.slice(0, 2)]) })));
    expect(refused(await client(uploadReceipt, piece(bytes, 2, { receiptGuid: first.guid })))).toMatchObject({ code: 'fileTypeRefused' });
  });

  it('is forgotten after a day', async () => {
    const bytes = pdf(2 * CHUNK_BYTES);
    const { guid } = worked(await client(uploadReceipt, piece(bytes, 0)));
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1 } });
    expect(refused(await client(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })))).toMatchObject({ code: 'notFound', status: 404 });
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });

  it('of a person who is signed in is theirs, and nobody else can go on with it', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const bytes = pdf(2 * CHUNK_BYTES);
    const { guid } = worked(await sandbox.client({ jwt: jo.jwt })(uploadReceipt, piece(bytes, 0)));
    expect(refused(await sandbox.client({ jwt: kim.jwt })(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })))).toMatchObject({ code: 'notFound' });
    worked(await sandbox.client({ jwt: jo.jwt })(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })));
    expect(worked(await sandbox.client({ jwt: jo.jwt })(listUserReceipts, { userId: jo.userId })).items).toMatchObject([{ guid, status: 'pending', redemptionCode: null }]);
    expect(refused(await sandbox.client({ jwt: kim.jwt })(listUserReceipts, { userId: jo.userId }))).toMatchObject({ code: 'notFound', status: 404 });
    expect(worked(await clerk(listUserReceipts, { userId: jo.userId })).total).toBe(1);
  });
});

describe('forty megabytes', () => {
  it('are refused without being read to the end', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
        if (pulled === 40) controller.close();
      },
    });
    const init = {
      method: 'POST', body, headers: { 'x-api-key': portalKey, 'content-type': 'multipart/form-data; boundary=x' }, duplex: 'half',
    };
    const answer = await sandbox.fetch(new Request('http://sandbox.test/user-receipts/items', init));
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'fileTooLarge' } }]);
    expect(pulled).toBeLessThan(14);
  });
});

describe('a decision', () => {
  const mails = async (to: string) => (await sandbox.database.db.select().from(outbox)).filter(({ recipient }) => recipient === to);

  it('in favour brings the owner a code of their own for the months, by mail too', async () => {
    const jo = await newVisitor(sandbox, { email: 'receipt.owner@example.com' });
    const mine = sandbox.client({ jwt: jo.jwt });
    const { guid } = await send(mine, pdf(500), { serialNumber: 'rows-2026-000202', retailer: 'Fitshop', purchasedAt: 1_790_000_000 });
    expect(worked(await decide(guid, { status: 'approved' }))).toMatchObject({ status: 'approved', decidedBy: clerkId, claimedBy: jo.userId, version: 2 });
    const [receipt] = worked(await mine(listUserReceipts, { userId: jo.userId, status: 'approved' })).items;
    expect(receipt).toMatchObject({ retailer: 'Fitshop', purchasedAt: 1_790_000_000, serialNumber: 'ROWS-2026-000202' });
    const code = receipt?.redemptionCode ?? '';
    expect(worked(await mine(validateRedemptionCode, { code })).effect).toEqual({ kind: 'days', days: 365, planId: 'us-premier-annual' });
    expect(refused(await client(validateRedemptionCode, { code })).code).toBe('redemptionCodeInvalid');
    expect(await mails('receipt.owner@example.com')).toMatchObject([{ kind: 'receiptApproved', payload: { code, days: '365' } }]);
    expect(worked(await client(getEquipmentBySerial, { serial: 'ROWS-2026-000202' })).bundleAvailable).toBe(false);
    expect(refused(await mine(redeemCode, { code })).code).not.toBe('redemptionCodeInvalid');
  });

  it('is made once, by whoever saw the newest state', async () => {
    const { guid } = await send(client, pdf(500));
    const before = await shown(guid);
    expect(refused(await clerk(decideReceipt, { guid, status: 'approved', version: before.version + 1 }))).toMatchObject({ code: 'versionConflict', status: 409, debug: { current: { guid, version: before.version } } });
    worked(await decide(guid, { status: 'approved' }));
    expect(refused(await decide(guid, { status: 'rejected', reason: 'Not a receipt' }))).toMatchObject({ code: 'alreadyDecided', status: 409, debug: { status: 'approved', decidedBy: clerkId } });
    expect(refused(await clerk(decideReceipt, { guid: 'no-such', status: 'approved', version: 1 })).code).toBe('notFound');
  });

  it('against it says why, to its owner', async () => {
    const { guid } = await send(client, pdf(500), { email: 'Rejected@Example.com' });
    const unsaid = await clerk(decideReceipt, { guid, status: 'rejected', reason: ' ', version: 1 });
    expect(refused(unsaid).fields).toMatchObject([{ path: 'reason' }]);
    expect(worked(await decide(guid, { status: 'rejected', reason: 'The date cannot be read.' }))).toMatchObject({ status: 'rejected', reason: 'The date cannot be read.' });
    expect(await mails('rejected@example.com')).toMatchObject([{ kind: 'receiptRejected', payload: { reason: 'The date cannot be read.' } }]);
  });

  it('sends the code to the address of somebody without an account, who then has it and no second one', async () => {
    const { guid } = await send(client, pdf(500), { email: 'visitor.without@example.com' });
    worked(await decide(guid, { status: 'approved' }));
    const [mail] = await mails('visitor.without@example.com');
    worked(await client(validateRedemptionCode, { code: mail?.payload['code'] ?? '' }));
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    expect(refused(await jo.subscribe({ offerId: 'us-fitshop-bundle', receiptGuid: guid })).code).toBe('serialNumberUsed');
  });

  it('about a child’s receipt is in favour of the parent, who is the one that can redeem', async () => {
    const [parent, child] = [await newVisitor(sandbox, { email: 'a.parent@example.com' }), await newVisitor(sandbox)];
    await sandbox.database.db.update(users).set({ parentId: parent.userId }).where(eq(users.id, child.userId));
    const { guid } = await send(sandbox.client({ jwt: child.jwt }), pdf(500));
    const code = worked(await decide(guid, { status: 'approved' })).redemptionCode ?? '';
    expect(await mails('a.parent@example.com')).toMatchObject([{ payload: { code } }]);
    worked(await sandbox.client({ jwt: parent.jwt })(validateRedemptionCode, { code }));
    expect(worked(await sandbox.client({ jwt: parent.jwt })(listUserReceipts, { userId: parent.userId })).items).toMatchObject([{ guid, redemptionCode: code }]);
  });

  it('gives nothing a second time: not after subscribing with the receipt, not for a machine that has had its months', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const { guid } = await send(client, pdf(500), { email: 'jo.subscribed@example.com' });
    worked(await jo.subscribe({ offerId: 'us-fitshop-bundle', receiptGuid: guid }));
    expect(worked(await decide(guid, { status: 'approved' }))).toMatchObject({ redemptionCode: null, claimedBy: jo.userId });
    expect(await mails('jo.subscribed@example.com')).toEqual([]);
    expect(worked(await sandbox.client({ jwt: jo.jwt })(listUserReceipts, { userId: jo.userId })).items).toMatchObject([{ guid }]);

    const again = await send(client, pdf(500), { email: 'again@example.com', serialNumber: 'EX8S-2025-000909' });
    expect(refused(await decide(again.guid, { status: 'approved' }))).toMatchObject({ code: 'serialNumberUsed', status: 409 });
    expect(await shown(again.guid)).toMatchObject({ status: 'pending' });
  });
});

describe('the queue', () => {
  it('is searched by what people said, longest waiting first, and shows no file unless asked for one', async () => {
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
