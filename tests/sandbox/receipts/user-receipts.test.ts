import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceiptPiece } from '../../../src/core/contract/schemas/user-receipts.js';
import { listReceipts, listUserReceipts, uploadReceipt } from '../../../src/core/contract/user-receipts.js';
import { CHUNK_BYTES } from '../../../src/core/uploads.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { newPerson } from '../support/people.js';
import { pdf, piece, send, sendFrom, type Client } from '../support/receipt-files.js';
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

const ask = (bytes: Uint8Array<ArrayBuffer>, receiptGuid: string, offset = 0) =>
  client(uploadReceipt, piece(bytes, offset, { receiptGuid, chunk: new Blob([]) }));

describe('a receipt in pieces', () => {
  it('grows with each one and is whole after the last, byte for byte', async () => {
    const bytes = pdf(2 * CHUNK_BYTES + 100);
    const first = worked(await client(uploadReceipt, piece(bytes, 0)));
    expect(first).toMatchObject({
      status: 'uploading',
      received: CHUNK_BYTES,
      size: bytes.length,
      fileName: 'receipt.pdf',
    });
    expect(worked(await clerk(listReceipts, { guid: first.guid })).items).toEqual([]);
    expect(await sendFrom(client, bytes, first)).toMatchObject({
      guid: first.guid,
      status: 'pending',
      received: bytes.length,
    });

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
    expect(worked(await client(uploadReceipt, piece(bytes, 0, { receiptGuid: guid })))).toMatchObject({
      received: CHUNK_BYTES,
    });
    worked(await client(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })));
    expect(refused(await ask(bytes, guid))).toMatchObject({
      code: 'uploadOffsetMismatch',
      status: 409,
      debug: { received: 2 * CHUNK_BYTES },
    });
    expect(worked(await ask(bytes, guid, 2 * CHUNK_BYTES))).toMatchObject({
      status: 'uploading',
      received: 2 * CHUNK_BYTES,
    });
    const last = worked(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })));
    expect(last.status).toBe('pending');
    expect(worked(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })))).toEqual(last);
  });

  it('of a member is nobody else’s once it is whole: its last piece tells another member nothing', async () => {
    const [jo, kim] = [await newPerson(sandbox), await newPerson(sandbox)];
    const bytes = pdf(100);
    const sent = await send(jo.client, bytes);
    const again = piece(bytes, 0, { receiptGuid: sent.guid });
    expect(worked(await jo.client(uploadReceipt, again))).toEqual(sent);
    const { requestId: _one, ...theirs } = refused(await kim.client(uploadReceipt, again));
    const unknown = { ...again, receiptGuid: crypto.randomUUID() };
    const { requestId: _other, ...nobodys } = refused(await kim.client(uploadReceipt, unknown));
    expect(theirs).toEqual(nobodys);
  });

  it('is not mixed up by another tab: other bytes, gaps and other sizes are refused', async () => {
    const bytes = pdf(3 * CHUNK_BYTES);
    const { guid } = worked(await client(uploadReceipt, piece(bytes, 0)));
    expect(
      refused(
        await client(uploadReceipt, piece(bytes, 0, { receiptGuid: guid, chunk: new Blob(['%PDF something else']) })),
      ),
    ).toMatchObject({ code: 'uploadOffsetMismatch', debug: { received: CHUNK_BYTES } });
    expect(refused(await client(uploadReceipt, piece(bytes, 2 * CHUNK_BYTES, { receiptGuid: guid })))).toMatchObject({
      code: 'uploadOffsetMismatch',
      debug: { received: CHUNK_BYTES },
    });
    expect(
      refused(await client(uploadReceipt, piece(pdf(4 * CHUNK_BYTES), CHUNK_BYTES, { receiptGuid: guid }))).fields,
    ).toMatchObject([{ path: 'size' }]);
    expect(await sendFrom(client, bytes, { ...worked(await ask(bytes, guid, CHUNK_BYTES)) })).toMatchObject({
      status: 'pending',
    });
  });

  it('comes out as it went in, however it is cut, repeated or sent out of turn', async () => {
    const step = fc.record({
      length: fc.integer({ min: 60, max: 900 }),
      stray: fc.integer({ min: -900, max: 900 }),
      twice: fc.boolean(),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: 3000 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        async (size, steps) => {
          const bytes = pdf(size);
          runs += 1;
          const visitor = sandbox.client({ ip: `10.6.0.${runs}` });
          const at = (offset: number, length: number, receiptGuid?: string) =>
            visitor(
              uploadReceipt,
              piece(bytes, offset, {
                chunk: new Blob([bytes.slice(offset, offset + length)]),
                ...(receiptGuid !== undefined && { receiptGuid }),
              }),
            );
          let state = worked(await at(0, 8));
          for (let turn = 0; state.status === 'uploading'; turn += 1) {
            const { length, stray, twice } = steps[turn % steps.length] ?? { length: 1, stray: 0, twice: false };
            const elsewhere = state.received + stray;
            if (stray !== 0 && elsewhere >= 0 && elsewhere < size) {
              const answer = await at(elsewhere, length, state.guid);
              // a stray piece is one that was sent before, or the answer says where to go on
              if (answer.ok) expect(answer.data.received).toBe(state.received);
              else
                expect(answer.failure).toMatchObject({
                  code: 'uploadOffsetMismatch',
                  debug: { received: state.received },
                });
            }
            const from = state.received;
            state = worked(await at(from, length, state.guid));
            if (twice) expect(worked(await at(from, length, state.guid))).toEqual(state);
          }
          expect(state.received).toBe(size);
          const [stored] = worked(await clerk(listReceipts, { guid: state.guid, include: 'content' })).items;
          expect(Buffer.from(stored?.content ?? '', 'base64').equals(Buffer.from(bytes))).toBe(true);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is refused with its first piece when it is too large, no such kind, or begins in the middle', async () => {
    const first = (rest: Partial<ReceiptPiece>) => client(uploadReceipt, piece(pdf(CHUNK_BYTES), 0, rest));
    expect(refused(await first({ size: 40 * 1024 * 1024 }))).toMatchObject({ code: 'fileTooLarge', status: 413 });
    expect(refused(await first({ chunk: new Blob(['MZ\u0090\0\u0003']) }))).toMatchObject({
      code: 'fileTypeRefused',
      status: 415,
    });
    expect(
      refused(await first({ chunk: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), fileName: 'receipt.png' }))
        .code,
    ).toBe('fileTypeRefused');
    expect(refused(await first({ chunk: new Blob(['<html><!-- %PDF-1.7 -->']) })).code).toBe('fileTypeRefused');
    expect(refused(await first({ offset: 5, chunk: new Blob(['x']) }))).toMatchObject({
      code: 'uploadOffsetMismatch',
      debug: { received: 0 },
    });
    expect(refused(await first({ chunk: new Blob([]) })).fields).toMatchObject([{ path: 'chunk' }]);
    expect(
      refused(await first({ chunk: new Blob([pdf(CHUNK_BYTES + 1)]), size: CHUNK_BYTES * 2 })).fields,
    ).toMatchObject([{ path: 'chunk' }]);
    expect(refused(await first({ size: 10 })).fields).toMatchObject([{ path: 'chunk' }]);
  });

  it('is looked at once more when it is whole: a beginning sent byte by byte fools nobody', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0x48, 0x50, 0x20, 0x3f]);
    const first = worked(await client(uploadReceipt, piece(bytes, 0, { chunk: new Blob([bytes.slice(0, 2)]) })));
    expect(refused(await client(uploadReceipt, piece(bytes, 2, { receiptGuid: first.guid })))).toMatchObject({
      code: 'fileTypeRefused',
    });
  });

  it('is forgotten after a day', async () => {
    const bytes = pdf(2 * CHUNK_BYTES);
    const { guid } = worked(await client(uploadReceipt, piece(bytes, 0)));
    await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1 } });
    expect(refused(await client(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: 0 } });
  });

  it('of a person who is signed in is theirs, and nobody else can go on with it', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const bytes = pdf(2 * CHUNK_BYTES);
    const { guid } = worked(await sandbox.client({ jwt: jo.jwt })(uploadReceipt, piece(bytes, 0)));
    expect(
      refused(await sandbox.client({ jwt: kim.jwt })(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid }))),
    ).toMatchObject({ code: 'notFound' });
    worked(await sandbox.client({ jwt: jo.jwt })(uploadReceipt, piece(bytes, CHUNK_BYTES, { receiptGuid: guid })));
    expect(worked(await sandbox.client({ jwt: jo.jwt })(listUserReceipts, { userId: jo.userId })).items).toMatchObject([
      { guid, status: 'pending', redemptionCode: null },
    ]);
    expect(refused(await sandbox.client({ jwt: kim.jwt })(listUserReceipts, { userId: jo.userId }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
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
      method: 'POST',
      body,
      headers: { 'x-api-key': portalKey, 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    };
    const answer = await sandbox.fetch(new Request('http://sandbox.test/user-receipts/items', init));
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'fileTooLarge' } }]);
    expect(pulled).toBeLessThan(14);
  });
});
