import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEquipmentBySerial } from '../../../src/core/contract/equipment.js';
import { uploadReceipt } from '../../../src/core/contract/user-receipts.js';
import { DAY } from '../../../src/core/dates.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

const bundle = { offerId: 'us-premier-bundle' };
const pdf = (size = 40) => new File(['%PDF', new Uint8Array(size)], 'receipt.pdf', { type: 'application/pdf' });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const ready = async () => {
  const jo = await newVisitor(sandbox);
  await jo.addCard();
  return jo;
};

describe('months that came with equipment', () => {
  it('are granted for a serial number, which then has none left', async () => {
    const jo = await ready();
    const { subscription } = worked(await jo.subscribe({ ...bundle, serialNumber: ' ex8s-2026-000101 ' }));
    expect(subscription).toMatchObject({ status: 'trialing', nextBillAmount: 39999 });
    expect((subscription?.nextBillDate ?? 0) - (subscription?.startedAt ?? 0)).toBe(365 * DAY);
    expect(worked(await sandbox.client()(getEquipmentBySerial, { serial: 'EX8S-2026-000101' }))).toMatchObject({
      model: { kind: 'bike' },
      bundle: 'claimed',
    });

    const kim = await ready();
    expect(refused(await kim.subscribe({ ...bundle, serialNumber: 'EX8S-2026-000101' }))).toMatchObject({
      code: 'serialNumberUsed',
      status: 409,
    });
    expect((await kim.records()).subscriptions).toEqual([]);
  });

  it('go to one of two members who claim them at once', async () => {
    const both = [await ready(), await ready()];
    const answers = await Promise.all(both.map(one => one.subscribe({ ...bundle, serialNumber: 'ROWS-2026-000202' })));
    expect(answers.map(answer => (answer.ok ? 'granted' : answer.failure.code)).toSorted()).toEqual([
      'granted',
      'serialNumberUsed',
    ]);
  });

  it('do not need a first trial: a used trial takes nothing from them', async () => {
    const jo = await newVisitor(sandbox);
    await jo.addCard('5555555555554444');
    worked(await jo.subscribe({ offerId: 'us-premier-monthly-trial' }));
    const kim = await newVisitor(sandbox);
    await kim.addCard('5555555555554444');
    expect(worked(await kim.subscribe({ ...bundle, serialNumber: 'STR6-2026-000303' })).subscription?.status).toBe(
      'trialing',
    );
  });

  it.each([
    [undefined, 'serialNumberRequired', 'missing'],
    ['NOBODY-KNOWS-ME', 'serialNumberRequired', 'unknown'],
    ['CLMB-2026-000404', 'serialNumberRequired', 'noBundle'],
    ['EX8S-2025-000909', 'serialNumberUsed', undefined],
  ])('are refused for the serial number %s', async (serialNumber, code, reason) => {
    const jo = await ready();
    const failure = refused(await jo.subscribe({ ...bundle, ...(serialNumber !== undefined && { serialNumber }) }));
    expect(failure.code).toBe(code);
    expect(failure.debug?.['reason']).toBe(reason);
  });

  it('are granted for a receipt too, once', async () => {
    const receipt = worked(await sandbox.client()(uploadReceipt, { file: pdf() }));
    expect(receipt).toMatchObject({ status: 'pending', fileName: 'receipt.pdf', size: 44 });
    const [jo, kim] = [await ready(), await ready()];
    expect(worked(await jo.subscribe({ ...bundle, receiptGuid: receipt.guid })).subscription?.status).toBe('trialing');
    expect(refused(await kim.subscribe({ ...bundle, receiptGuid: receipt.guid })).code).toBe('serialNumberUsed');
  });
});

describe('a receipt', () => {
  it('must be a PDF, a JPEG or a PNG by its content, under any name', async () => {
    const fake = new File(['<script>alert(1)</script>'], 'receipt.pdf', { type: 'application/pdf' });
    expect(refused(await sandbox.client()(uploadReceipt, { file: fake }))).toMatchObject({
      code: 'fileTypeRefused',
      status: 415,
    });
  });

  it('may have 10 MB at most', async () => {
    expect(refused(await sandbox.client()(uploadReceipt, { file: pdf(10 * 1024 * 1024) }))).toMatchObject({
      code: 'fileTooLarge',
      status: 413,
    });
  });

  it('keeps no folder in its name', async () => {
    const named = new File([await pdf().arrayBuffer()], '../../etc/passwd.pdf');
    expect(worked(await sandbox.client()(uploadReceipt, { file: named })).fileName).toBe('passwd.pdf');
  });
});
