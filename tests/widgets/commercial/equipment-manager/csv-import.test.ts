import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEquipment } from '../../../../src/core/contract/commercial/equipment.js';
import type { Session } from '../../../../src/core/session/session.js';
import {
  changesOf,
  createImport,
  type Fates,
  type FileProblem,
  type ImportScreen,
} from '../../../../src/widgets/commercial/equipment-manager/csv-import/model.js';
import { done } from '../../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../../support/sandbox.js';
import { pageOf, patience, renamed, stands } from './support.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('commercial');
  session = await pageOf(sandbox, 'owner');
});

const HEAD = 'serial_number,name,model_id,location_id';
const fileOf = (...rows: string[]) => new File([[HEAD, ...rows].join('\r\n')], 'gym.csv', { type: 'text/csv' });

/** One new machine, one that moves, one that is renamed, one that stays, and two that are wrong in four ways. */
const mixed = () =>
  fileOf(
    'NEW-0001,Upstairs,row-9-pro,loc_airport',
    'ROW9PRO-1002,,,loc_airport',
    'STRIDE9PRO-1001,By the window,,',
    'CLIMB9PRO-1003,,,',
    'NEW-0002,=cmd,none,loc_pulse',
    'NEW-0001,,row-9-pro,',
  );

function begin(locationId?: string) {
  const onImported = vi.fn();
  const model = createImport({ session, locationId, onImported });
  model.$screen.listen(() => undefined);
  return { model, onImported, leave: model.begin() };
}

type Model = ReturnType<typeof begin>['model'];

async function check(model: Model, file: File) {
  model.choose(file);
  await model.check();
}

function fates({ $screen }: Pick<Model, '$screen'>): Fates {
  const screen = $screen.get();
  if (!('fates' in screen) || !screen.fates) throw new Error(`It shows ${screen.is}.`);
  return screen.fates;
}

const found = async (q: string) => (await done(session.request(listEquipment, { q }))).total;

const refusedFor = (problem: FileProblem): ImportScreen => ({ is: 'choosing', problem, isPlaceMissing: false });

describe('an owner with a file of machines', () => {
  it('is told of each row what would become of it, all errors at once, and nothing is written', async () => {
    const { model, onImported } = begin();
    await check(model, mixed());
    expect(model.$screen.get()).toMatchObject({ is: 'checked', isOther: false });
    const { counts, rows } = fates(model);
    expect(counts).toEqual({ create: 1, assign: 1, update: 1, unchanged: 1, error: 2 });
    expect(rows.map(({ line, fate, problems }) => [line, fate, problems.map(({ code }) => code)])).toEqual([
      [6, 'error', ['nameFormula', 'modelUnknown', 'locationUnknown']],
      [7, 'error', ['serialNumberRepeated']],
      [2, 'create', []],
      [3, 'assign', []],
      [4, 'update', []],
      [5, 'unchanged', []],
    ]);
    expect(await found('NEW-0001')).toBe(0);
    expect(onImported).not.toHaveBeenCalled();
  });

  it('imports nothing while rows are refused, and the others once those are left out', async () => {
    const { model, onImported } = begin();
    await check(model, mixed());
    await model.run();
    expect(model.$screen.get().is).toBe('checked');
    expect(await found('NEW-0001')).toBe(0);
    const rehearsed = fates(model);
    model.skip(true);
    await model.run();
    expect(model.$screen.get()).toEqual({ is: 'imported', fates: rehearsed });
    expect(changesOf(rehearsed.counts)).toBe(3);
    expect(await found('NEW-0001')).toBe(1);
    expect((await stands(session, 'eqp_1')).name).toBe('By the window');
    expect(onImported).toHaveBeenCalledOnce();
  });

  it('imports a file without errors at one press, and its second time changes nothing', async () => {
    const { model, onImported } = begin();
    const file = fileOf('NEW-0001,,row-9-pro,loc_airport');
    await check(model, file);
    await model.run();
    expect(model.$screen.get().is).toBe('imported');
    await check(model, file);
    expect(fates(model).counts).toMatchObject({ create: 0, unchanged: 1 });
    expect(onImported).toHaveBeenCalledOnce();
  });

  it('says where machines stand whose row does not, by the list of locations they may import to', async () => {
    const { model } = begin();
    await vi.waitFor(() => expect(model.$places.get()).toHaveLength(4), patience);
    model.seek('airp');
    await check(model, fileOf('NEW-0001,,row-9-pro,'));
    // what is typed and not chosen is no location
    expect(model.$screen.get()).toEqual({ is: 'choosing', problem: undefined, isPlaceMissing: true });
    model.choosePlace({ id: 'loc_airport', name: 'Harbor Hotel Airport', city: null });
    await model.check();
    expect(fates(model).rows).toMatchObject([{ fate: 'create', after: { locationId: 'loc_airport' } }]);
  });

  it('places them at the location that the page is about', async () => {
    const { model } = begin('loc_lakeside');
    await check(model, fileOf('NEW-0001,,row-9-pro,'));
    expect(fates(model).rows).toMatchObject([{ after: { locationId: 'loc_lakeside' } }]);
  });

  it('sees the rows anew when a machine fares otherwise than the check said, and nothing is written', async () => {
    const other = await pageOf(sandbox, 'dealer');
    const { model, onImported } = begin();
    await check(model, fileOf('NEW-0001,,row-9-pro,loc_airport'));
    const theirs = createImport({ session: other, locationId: undefined, onImported: () => undefined });
    // a dealer of that location adds it to another of theirs, and the owner’s row has come to be wrong
    await check(theirs, fileOf('NEW-0001,,stride-9-pro,loc_downtown'));
    await theirs.run();
    expect(theirs.$screen.get().is).toBe('imported');
    await model.run();
    expect(model.$screen.get()).toMatchObject({ is: 'checked', isOther: true, fates: { counts: { error: 1 } } });
    expect(onImported).not.toHaveBeenCalled();
  });

  it('keeps the file when the line breaks, and what is asked again is done once', async () => {
    const { model, onImported } = begin();
    await sandbox.fail({ kind: 'status', call: 'importEquipment', status: 503, times: 1 });
    await check(model, fileOf('NEW-0001,,row-9-pro,loc_airport'));
    expect(model.$screen.get()).toMatchObject({ is: 'failed', fates: undefined });
    await model.again();
    expect(model.$screen.get().is).toBe('checked');
    await sandbox.fail({ kind: 'loseAnswer', call: 'importEquipment', times: 3 });
    await model.run();
    expect(model.$screen.get()).toMatchObject({ is: 'failed', code: 'unanswered', fates: { counts: { create: 1 } } });
    expect(model.$file.get()?.name).toBe('gym.csv');
    await model.again();
    // it was done the first time: the answer is that of the first time
    expect(model.$screen.get()).toMatchObject({ is: 'imported', fates: { counts: { create: 1 } } });
    expect(await found('NEW-0001')).toBe(1);
    expect(onImported).toHaveBeenCalledOnce();
  });

  it('is not told of machines of others, nor of those in the trash, more than that they cannot be had', async () => {
    const { model } = begin();
    await check(model, fileOf('STRIDE9PRO-1061,Mine now,,loc_airport'));
    expect(fates(model).rows).toMatchObject([{ problems: [{ code: 'serialNumberUnavailable' }] }]);
  });

  it('goes back to the file, and chooses another: what was left out then is asked about again', async () => {
    const { model } = begin();
    await check(model, mixed());
    model.skip(true);
    model.back();
    expect(model.$file.get()?.name).toBe('gym.csv');
    model.choose(mixed());
    expect(model.$skips.get()).toBe(false);
    model.remove();
    expect(model.$file.get()).toBeUndefined();
  });

  it('has a dialog that waits for nothing once it is left', async () => {
    const { model, leave, onImported } = begin();
    model.choose(fileOf('NEW-0001,,row-9-pro,loc_airport'));
    const checking = model.check();
    leave();
    await checking;
    expect(model.$screen.get()).toEqual({ is: 'checking' });
    expect(onImported).not.toHaveBeenCalled();
  });
});

describe('a file that cannot be checked', () => {
  it('is none at all', async () => {
    const { model } = begin();
    await model.check();
    expect(model.$screen.get()).toEqual(refusedFor('missing'));
  });

  it.each<[FileProblem, BlobPart]>([
    ['notText', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00])],
    ['quoteOpen', `${HEAD}\r\nSN-1000,"Up`],
    ['noMachines', HEAD],
    ['tooManyMachines', `serial_number\n${'SN-1000\n'.repeat(50_001)}`],
  ])('is refused for %s, and stays chosen', async (problem, content) => {
    const { model } = begin();
    await check(model, new File([content], 'gym.csv'));
    expect(model.$screen.get()).toEqual(refusedFor(problem));
    expect(model.$file.get()?.name).toBe('gym.csv');
  });

  it('is one that the browser cannot read any more', async () => {
    const { model } = begin();
    const file = fileOf('NEW-0001,,row-9-pro,loc_airport');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('changed on the disk', 'NotReadableError'));
    await check(model, file);
    expect(model.$screen.get()).toEqual(refusedFor('unreadable'));
  });
});

/** What another system exports: our rows under its own names. */
const foreign = (...rows: string[]) =>
  new File([['\uFEFFS/N;Asset name;Model;Site;Price', ...rows].join('\r\n')], 'assets.csv', { type: 'text/csv' });

function matching({ $screen }: Pick<Model, '$screen'>): Extract<ImportScreen, { is: 'matching' }> {
  const screen = $screen.get();
  if (screen.is !== 'matching') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

describe('an owner with a list from another system', () => {
  it('is asked which column holds what, with the likely ones chosen, and then it is imported as it is', async () => {
    const { model } = begin();
    await check(
      model,
      foreign('NEW-0001;"Upstairs; left";row-9-pro;loc_airport;12', 'NEW-0002;;row-9-pro;loc_airport;'),
    );
    expect(matching(model)).toMatchObject({ why: 'serialColumnMissing', problems: undefined });
    expect(matching(model).columns[0]).toEqual({ name: 'S/N', values: ['NEW-0001', 'NEW-0002'] });
    expect(model.$match.get()).toEqual({ serial_number: 0, name: 1, model_id: 2, location_id: 3 });
    await model.checkMatched();
    expect(fates(model)).toMatchObject({ counts: { create: 2, error: 0 }, ignoredColumns: ['Price'] });
    expect(fates(model).rows[0]).toMatchObject({
      line: 2,
      after: { name: 'Upstairs; left', locationId: 'loc_airport' },
    });
    await model.run();
    expect(model.$screen.get().is).toBe('imported');
    expect(await found('NEW-0002')).toBe(1);
  });

  it('finds chosen for the next file with the same names what was chosen for the last, and not for one with others', async () => {
    const { model } = begin();
    await check(model, foreign('NEW-0001;;row-9-pro;loc_airport;'));
    model.matchColumn('name', undefined);
    await model.checkMatched();
    model.back();
    await check(model, foreign('NEW-0003;Not read;row-9-pro;loc_airport;'));
    expect(model.$match.get()).toEqual({ serial_number: 0, model_id: 2, location_id: 3 });
    await model.checkMatched();
    expect(fates(model)).toMatchObject({ ignoredColumns: ['Asset name', 'Price'] });
    expect(fates(model).rows[0]?.after?.name).toBe('Row-9 Pro rower');
    await check(model, new File(['Serial;Model\nNEW-0004;row-9-pro'], 'other.csv'));
    expect(model.$match.get()).toEqual({ serial_number: 0, model_id: 1 });
    expect(matching(model).columns).toHaveLength(2);
  });

  it('is told when no column holds the serial numbers, or one is to hold two things', async () => {
    const { model } = begin();
    await check(model, new File(['Tag,Label\r\nNEW-0001,Upstairs'], 'tags.csv'));
    expect(model.$match.get()).toEqual({});
    await model.checkMatched();
    const first = matching(model).problems;
    expect(first).toEqual({ serial_number: { is: 'missing' } });
    model.matchColumn('serial_number', 0);
    model.matchColumn('name', 0);
    await model.checkMatched();
    expect(matching(model).problems).toEqual({ name: { is: 'twice', other: 'serial_number' } });
    model.matchColumn('name', 1);
    await model.checkMatched();
    expect(fates(model).rows).toMatchObject([{ problems: [{ code: 'modelRequired' }] }]);
  });

  it('says which of two columns of one name is meant, and the other is not read', async () => {
    const { model } = begin();
    await check(model, new File(['serial_number,name,Name\r\nSTRIDE9PRO-1001,Old,By the window'], 'gym.csv'));
    expect(matching(model).why).toBe('columnTwice');
    expect(model.$match.get()).toEqual({ serial_number: 0 });
    model.matchColumn('name', 2);
    await model.checkMatched();
    expect(fates(model)).toMatchObject({ rows: [{ after: { name: 'By the window' } }], ignoredColumns: ['name'] });
  });

  it('may match columns after the check too, and decides anew about the rows that are refused then', async () => {
    const { model } = begin();
    await check(model, new File(['serial_number,Asset name\r\nSTRIDE9PRO-1001,By the window'], 'gym.csv'));
    expect(fates(model)).toMatchObject({ counts: { unchanged: 1 }, ignoredColumns: ['Asset name'] });
    model.skip(true);
    model.rematch();
    expect(matching(model).why).toBeUndefined();
    expect(model.$match.get()).toEqual({ serial_number: 0, name: 1 });
    await model.checkMatched();
    expect(fates(model)).toMatchObject({ counts: { update: 1 }, ignoredColumns: [] });
    expect(model.$skips.get()).toBe(false);
  });
});

it('a machine that was renamed after the check gets the name of the file all the same', async () => {
  const { model } = begin();
  await check(model, fileOf('STRIDE9PRO-1001,By the window,,'));
  await renamed(session, 'eqp_1', 'Meanwhile');
  await model.run();
  expect(model.$screen.get().is).toBe('imported');
  expect((await stands(session, 'eqp_1')).name).toBe('By the window');
});

it('a dealer says where each new machine stands, by its row or for all', async () => {
  session = await pageOf(sandbox, 'dealer');
  const { model } = begin();
  await check(model, fileOf('NEW-0001,,row-9-pro,', 'NEW-0002,,row-9-pro,loc_lakeside'));
  expect(fates(model).rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['locationRequired'],
    ['locationUnknown'],
  ]);
});
