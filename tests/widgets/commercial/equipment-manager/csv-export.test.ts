import { describe, expect, it, vi } from 'vitest';
import type { EquipmentSelection } from '../../../../src/core/contract/schemas/commercial/equipment-import.js';
import type { Session } from '../../../../src/core/session/session.js';
import { createExport } from '../../../../src/widgets/commercial/equipment-manager/csv-export/model.js';
import { createMachineList } from '../../../../src/widgets/commercial/equipment-manager/model.js';
import { inWorld } from '../../../support/in-world.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { pageOf, patience } from './support.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('commercial', async opened => {
  sandbox = opened;
  session = await pageOf(sandbox, 'owner');
});

async function exported(selection: EquipmentSelection) {
  const files: [name: string, csv: string][] = [];
  const model = createExport({ session, selection, save: (...file) => files.push(file) });
  model.$screen.listen(() => undefined);
  const leave = model.begin();
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('fetching'), patience);
  return { model, files, leave };
}

const rowsOf = ([, csv]: [string, string] = ['', '']) => csv.trim().split('\r\n').slice(1);

describe('somebody who exports machines', () => {
  it('gets those that the list shows, on all its pages and in its order', async () => {
    const list = createMachineList({
      session,
      query: 'q=rower&locationId=loc_lakeside&sort=-lastSeenAt&page=2',
      locationId: undefined,
      onQuery: () => undefined,
    });
    list.$screen.listen(() => undefined);
    await vi.waitFor(() => expect(list.$screen.get()).toMatchObject({ waiting: false }), patience);
    const screen = list.$screen.get();
    const selection = list.selection();
    expect(selection).toEqual({ q: 'rower', locationId: 'loc_lakeside', sort: '-lastSeenAt' });
    const { model, files } = await exported(selection);
    const total = screen.is === 'list' ? screen.total : -1;
    expect(total).toBeGreaterThan(0);
    expect(model.$screen.get()).toEqual({
      is: 'saved',
      fileName: expect.stringMatching(/^equipment-\d{4}-\d\d-\d\d\.csv$/),
      rows: total,
      isCut: false,
    });
    expect(rowsOf(files[0])).toHaveLength(total);
    expect(rowsOf(files[0]).every(row => row.includes('Harbor Lakeside Club'))).toBe(true);
  });

  it('gets one location’s alone where the page is about it', () => {
    const list = createMachineList({ session, query: '', locationId: 'loc_airport', onQuery: () => undefined });
    expect(list.selection()).toEqual({ locationId: 'loc_airport' });
  });

  it('is told when the file does not come, and gets one file when it is asked for again', async () => {
    await sandbox.fail({ kind: 'status', call: 'exportEquipment', status: 500, times: 3 });
    const { model, files } = await exported({ status: 'fault' });
    expect(model.$screen.get()).toMatchObject({ is: 'failed', code: 'broken' });
    await model.again();
    expect(model.$screen.get()).toMatchObject({ is: 'saved', rows: 1 });
    expect(files).toHaveLength(1);
  });

  it('gets nothing once they have left', async () => {
    const save = vi.fn();
    const model = createExport({ session, selection: {}, save });
    model.$screen.listen(() => undefined);
    model.begin()();
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(save).not.toHaveBeenCalled();
  });
});
