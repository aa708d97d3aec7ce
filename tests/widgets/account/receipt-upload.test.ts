import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { decideReceipt, listReceipts } from '../../../src/core/contract/user-receipts.js';
import type { Session } from '../../../src/core/session/session.js';
import { CHUNK_BYTES } from '../../../src/core/uploads.js';
import type { WorldName } from '../../../src/sandbox/index.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { createReceiptUpload } from '../../../src/widgets/account/receipt-upload/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
let sent: string[];
const closing: (() => void)[] = [];
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
// A page keeps drafts until its person signs out.
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await session.signOut();
});
beforeEach(() => {
  session = openSession(sandbox);
  sent = [];
});

/** The widget on a page of this session; without waiting between tries. */
function open(page: Session = session) {
  const model = createReceiptUpload({ session: page, onUploaded: guid => sent.push(guid), waits: [0, 0, 0] });
  closing.push(model.$screen.listen(() => undefined));
  return model;
}

type Model = ReturnType<typeof open>;

/** Waits until the widget shows one of these. */
const shows = (model: Model, ...states: string[]) =>
  expect.poll(() => states.includes(model.$screen.get().is)).toBe(true);

async function memberOf(world: WorldName): Promise<Model> {
  await sandbox.load(world);
  await done(session.request(signInCall, logins.member));
  const model = open();
  await shows(model, 'asking', 'receipts');
  return model;
}

/** No two pieces of it are the same, and none repeats within it. */
const bytesOf = (size: number, start = '%PDF'): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size).map((_, at) => (at * 7 + (at >> 16)) % 253);
  bytes.set(new TextEncoder().encode(start));
  return bytes;
};
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'receipt.pdf') =>
  new File([bytes], name, { type: 'application/pdf' });

/** What staff find, byte for byte. */
async function stored() {
  const { jwt } = await done(sandbox.client()(signInCall, logins.staff));
  const staff = sandbox.client({ jwt });
  const { items } = await done(staff(listReceipts, {}));
  return Promise.all(
    items.map(async ({ guid }) => {
      const [item] = (await done(staff(listReceipts, { guid, include: 'content' }))).items;
      return { ...item, bytes: Buffer.from(item?.content ?? '', 'base64') };
    }),
  );
}

async function decide(decision: { status: 'approved' } | { status: 'rejected'; reason: string }) {
  const { jwt } = await done(sandbox.client()(signInCall, logins.staff));
  const [waiting] = await stored();
  await done(
    sandbox.client({ jwt })(decideReceipt, { guid: waiting?.guid ?? '', version: waiting?.version ?? 0, ...decision }),
  );
}

const pieces = (size: number) => Math.ceil(size / CHUNK_BYTES);

describe('a member who bought equipment at a shop', () => {
  it('sends the receipt in pieces, sees how far it is, and finds it in their account', async () => {
    const model = await memberOf('active-monthly');
    const bytes = bytesOf(3 * CHUNK_BYTES + 5);
    const seen: number[] = [];
    model.$screen.listen(screen => screen.is === 'sending' && seen.push(screen.received));
    model.typeSerial(' rows-2026-000202 ');
    model.form.type('retailer', 'Fitshop');
    model.form.type('purchasedOn', '2026-03-09');
    model.form.type('file', fileOf(bytes));
    await model.send();
    expect(seen).toEqual([0, CHUNK_BYTES, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES]);
    expect(model.$screen.get()).toMatchObject({
      is: 'receipts',
      sent: true,
      items: [
        {
          status: 'pending',
          retailer: 'Fitshop',
          serialNumber: 'ROWS-2026-000202',
          purchasedAt: Date.UTC(2026, 2, 9, 12) / 1000,
        },
      ],
    });
    expect((await stored())[0]?.bytes.equals(Buffer.from(bytes))).toBe(true);
    expect(session.get().flags.onboarding).toMatchObject({ beenToUploadReceiptPage: true, receiptGuid: sent[0] });
    expect(session.get().flags.onboarding).not.toHaveProperty('unfinishedReceipt');
  });

  it('has one receipt of the smallest file, although the last answer is lost', async () => {
    const model = await memberOf('active-monthly');
    model.form.type('file', fileOf(bytesOf(400)));
    await sandbox.fail({ call: 'uploadReceipt', kind: 'loseAnswer', times: 2 });
    await model.send();
    expect(model.$screen.get()).toMatchObject({ is: 'receipts', total: 1 });
    expect(sent).toHaveLength(1);
  });

  it('goes on at the exact offset, wherever the line breaks', async () => {
    const bytes = bytesOf(3 * CHUNK_BYTES + 1);
    for (let piece = 1; piece < pieces(bytes.length); piece += 1) {
      const model = await memberOf('active-monthly');
      model.form.type('file', fileOf(bytes));
      const stop = model.$screen.listen(screen => {
        // the connection is lost from here on, for every try by itself
        if (screen.is === 'sending' && screen.received === piece * CHUNK_BYTES && !screen.waiting)
          session.configure({
            apiUrl: 'http://sandbox.test',
            fetch: () => Promise.reject(new TypeError('Failed to fetch')),
          });
      });
      const line = session.get().config.fetch;
      await model.send();
      stop();
      expect(model.$screen.get()).toMatchObject({ is: 'stopped', received: piece * CHUNK_BYTES, code: 'unanswered' });
      session.configure({ ...(line && { fetch: line }) });
      const seen: number[] = [];
      model.$screen.listen(screen => screen.is === 'sending' && seen.push(screen.received));
      await model.send();
      expect(seen.every(received => received >= piece * CHUNK_BYTES)).toBe(true);
      expect(model.$screen.get()).toMatchObject({ is: 'receipts', total: 1 });
      expect((await stored())[0]?.bytes.equals(Buffer.from(bytes))).toBe(true);
    }
  });

  it('need not press anything for a short break, whether the piece or its answer was lost', async () => {
    const bytes = bytesOf(2 * CHUNK_BYTES + 9);
    const model = await memberOf('active-monthly');
    model.form.type('file', fileOf(bytes));
    await sandbox.fail({ call: 'uploadReceipt', kind: 'status', status: 503, times: 2 });
    await sandbox.fail({ call: 'uploadReceipt', kind: 'loseAnswer', times: 1 });
    await model.send();
    expect(model.$screen.get()).toMatchObject({ is: 'receipts', total: 1 });
    expect((await stored())[0]?.bytes.equals(Buffer.from(bytes))).toBe(true);
  });

  it('stops it, resumes it, and loses nothing that was typed', async () => {
    const model = await memberOf('active-monthly');
    const bytes = bytesOf(5 * CHUNK_BYTES);
    model.form.type('retailer', 'Fitshop');
    model.form.type('file', fileOf(bytes));
    const leave = model.$screen.listen(
      screen => screen.is === 'sending' && screen.received === 2 * CHUNK_BYTES && model.stop(),
    );
    await model.send();
    leave();
    expect(model.$screen.get()).toEqual({
      is: 'stopped',
      fileName: 'receipt.pdf',
      size: bytes.length,
      received: 2 * CHUNK_BYTES,
      code: undefined,
      retryAfter: undefined,
    });
    expect(model.form.$form.get().values.retailer).toBe('Fitshop');
    await model.send();
    expect(model.$screen.get()).toMatchObject({ is: 'receipts', items: [{ retailer: 'Fitshop' }] });
  });

  it('goes on after a reload with the same file, and starts again with another', async () => {
    for (const [again, begins] of [
      [bytesOf(4 * CHUNK_BYTES), 2 * CHUNK_BYTES],
      [bytesOf(4 * CHUNK_BYTES, '%PDF-other'), CHUNK_BYTES],
      [bytesOf(4 * CHUNK_BYTES + 1), CHUNK_BYTES],
    ] as const) {
      const before = await memberOf('active-monthly');
      before.form.type('retailer', 'Fitshop');
      before.form.type('file', fileOf(bytesOf(4 * CHUNK_BYTES)));
      const leave = before.$screen.listen(
        screen => screen.is === 'sending' && screen.received === 2 * CHUNK_BYTES && before.stop(),
      );
      await before.send();
      leave();
      before.form.reset();

      const after = open();
      await shows(after, 'asking');
      expect([after.begunBefore(), after.form.$form.get().values.retailer]).toEqual(['receipt.pdf', 'Fitshop']);
      const seen: number[] = [];
      after.$screen.listen(screen => screen.is === 'sending' && screen.received > 0 && seen.push(screen.received));
      after.form.type('file', fileOf(again));
      await after.send();
      expect(seen[0]).toBe(begins);
      expect((await stored()).map(({ bytes }) => bytes.equals(Buffer.from(again)))).toEqual([true]);
    }
  });

  it('may send it in two tabs at once: it arrives once', async () => {
    const first = await memberOf('active-monthly');
    const bytes = bytesOf(6 * CHUNK_BYTES);
    const second = open();
    await shows(second, 'asking');
    first.form.type('file', fileOf(bytes));
    second.form.type('file', fileOf(bytes));
    let joined: Promise<void> | undefined;
    first.$screen.listen(screen => {
      if (screen.is === 'sending' && screen.received === CHUNK_BYTES) joined ??= second.send();
    });
    await first.send();
    await joined;
    const found = await stored();
    expect(found.map(({ bytes: there }) => there.equals(Buffer.from(bytes)))).toEqual([true]);
    expect(new Set(sent)).toEqual(new Set([found[0]?.guid]));
  });

  it('reads of a file that is none, too large or missing, beside the field', async () => {
    const model = await memberOf('active-monthly');
    await model.send();
    expect(model.form.$form.get().problems.file).toBe('fileMissing');
    model.form.type('file', fileOf(bytesOf(40 * 1024 * 1024)));
    await model.send();
    expect([model.form.$form.get().problems.file, model.$screen.get().is]).toEqual(['fileTooLarge', 'asking']);
    model.form.type('file', fileOf(bytesOf(3 * CHUNK_BYTES, 'MZ\u0090')));
    await model.send();
    expect([model.form.$form.get().problems.file, model.$screen.get().is]).toEqual(['fileTypeRefused', 'asking']);
    model.form.type('purchasedOn', '2999-01-01');
    await model.send();
    expect(model.form.$form.get().problems.purchasedOn).toBe('dateInFuture');
    expect(await stored()).toEqual([]);
  });

  it('reads what a serial number stands for', async () => {
    const model = await memberOf('active-monthly');
    for (const [serial, facts] of [
      ['ROWS-2026-000202', { is: 'known', name: 'Row-S', bundle: 'available' }],
      ['EX8S-2025-000909', { is: 'known', bundle: 'claimed' }],
      ['NO-SUCH', { is: 'unknown' }],
      ['', { is: 'nothing' }],
    ] as const) {
      model.typeSerial(serial);
      model.leaveSerial();
      await expect.poll(() => model.$serial.get()).toMatchObject(facts);
    }
  });

  it('reads what became of it: a code of their own, or why not', async () => {
    for (const [decision, found] of [
      [{ status: 'approved' }, { status: 'approved', redemptionCode: expect.stringMatching(/^\w{4}-/) }],
      [
        { status: 'rejected', reason: 'The date cannot be read.' },
        { status: 'rejected', reason: 'The date cannot be read.', redemptionCode: null },
      ],
    ] as const) {
      const model = await memberOf('active-monthly');
      model.form.type('file', fileOf(bytesOf(500)));
      await model.send();
      await decide(decision);
      model.retry();
      await shows(model, 'receipts');
      expect(model.$screen.get()).toMatchObject({ is: 'receipts', sent: false, items: [found] });
    }
  });

  it('sees five receipts at first and all of them on request, none twice', async () => {
    const model = await memberOf('receipts');
    expect(model.$screen.get()).toMatchObject({ total: 7, items: { length: 5 } });
    await model.more();
    const screen = model.$screen.get();
    expect(new Set(screen.is === 'receipts' ? screen.items.map(({ guid }) => guid) : []).size).toBe(7);
  });

  it('is not kept from sending one by a list that cannot be had', async () => {
    await sandbox.load('receipts');
    await done(session.request(signInCall, logins.member));
    await sandbox.fail({ call: 'listUserReceipts', kind: 'status', status: 503, times: 3 });
    const model = open();
    await shows(model, 'failed');
    model.ask();
    expect(model.$screen.get()).toEqual({ is: 'asking', hasReceipts: false });
  });
});

describe('a user without an account', () => {
  it('says where the answer goes, and reads that it comes there', async () => {
    await sandbox.load('fresh');
    const model = open();
    model.form.type('file', fileOf(bytesOf(500)));
    await model.send();
    expect(model.form.$form.get().problems.email).toBe('emailMissing');
    model.form.type('email', 'jo@example');
    await model.send();
    expect(model.form.$form.get().problems.email).toBe('emailInvalid');
    model.form.type('email', ' jo@example.com ');
    await model.send();
    expect(model.$screen.get()).toEqual({ is: 'sent', email: 'jo@example.com' });
    expect((await stored())[0]).toMatchObject({ email: 'jo@example.com', userId: null });
  });
});

describe('a session that ends', () => {
  it('keeps what was typed, the file too, for the same user, and shows it to nobody else', async () => {
    const model = await memberOf('active-monthly');
    const file = fileOf(bytesOf(500));
    model.form.type('retailer', 'Fitshop');
    model.form.type('file', file);
    // nobody knows this token any longer
    await sandbox.load('fresh');
    await model.send();
    await shows(model, 'asking');
    expect([session.get().userId, model.$person.get()]).toEqual([undefined, { is: 'visitor', ended: true }]);

    await sandbox.load('child-account');
    await done(session.request(signInCall, { email: 'parent@echelon.test', password: logins.member.password }));
    await shows(model, 'asking');
    expect(model.form.$form.get().values).toMatchObject({ retailer: '', file: undefined });
    await session.signOut();
  });

  it('is gone on with by the same person, on another page of the site too', async () => {
    const model = await memberOf('active-monthly');
    const file = fileOf(bytesOf(500));
    model.form.type('retailer', 'Fitshop');
    model.form.type('file', file);
    await sandbox.load('active-monthly');
    await model.send();
    expect(session.get().userId).toBeUndefined();
    await done(session.request(signInCall, logins.member));
    const after = open();
    await shows(after, 'asking');
    expect(after.form.$form.get().values).toMatchObject({ retailer: 'Fitshop', file });
    await after.send();
    expect(after.$screen.get()).toMatchObject({ is: 'receipts', items: [{ retailer: 'Fitshop' }] });
  });

  it('of one’s own will leaves nothing behind', async () => {
    const model = await memberOf('active-monthly');
    model.form.type('retailer', 'Fitshop');
    await session.signOut();
    await shows(model, 'asking');
    expect(model.form.$form.get().values.retailer).toBe('');
    expect(model.$person.get()).toEqual({ is: 'visitor', ended: false });
  });
});

describe('a child', () => {
  it('reads that the months go to the parent', async () => {
    const model = await memberOf('child-account');
    expect([model.$screen.get(), model.$person.get()]).toEqual([{ is: 'asking', hasReceipts: false }, { is: 'child' }]);
  });
});
