import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serialKey } from '../../../../src/core/serial-number.js';
import { equipmentStage } from '../../../../src/core/contract/schemas/commercial/equipment.js';
import { type Known, type KnownMachine, planImport } from '../../../../src/sandbox/commercial/csv/plan.js';
import { readImport } from '../../../../src/sandbox/commercial/csv/read.js';
import { commercialModels } from '../../../../src/sandbox/world/catalogue/commercial-models.js';

const models = new Map(
  commercialModels.flatMap(({ modelId, name, machine }) =>
    machine === null ? [] : [[modelId, { modelId, modelName: name, modelKind: machine }] as const],
  ),
);

const machineOf = (own: Partial<KnownMachine> = {}): KnownMachine => ({
  id: 'eqp_1',
  name: 'Rower 1',
  modelId: 'row-9-pro',
  locationId: 'loc_a',
  ownerId: 'own_1',
  stage: 'complete',
  version: 1,
  isMine: true,
  ...own,
});

const locations = new Map([
  ['loc_a', { ownerId: 'own_1', name: 'Harbor Airport' }],
  ['loc_b', { ownerId: 'own_1', name: 'Harbor Été' }],
  ['loc_c', { ownerId: 'own_2', name: 'Twice' }],
]);

const knownOf = (machines: ReadonlyMap<string, KnownMachine>, more: Partial<Known> = {}): Known => ({
  machines,
  models,
  locations,
  keeper: { ownerId: 'own_1' },
  ...more,
});

const plan = (
  rows: readonly string[],
  machines: Record<string, Partial<KnownMachine>> = {},
  more: Partial<Known> = {},
) =>
  planImport(
    readImport(`serial_number;name;model_id;location_id\n${rows.join('\n')}`).lines,
    knownOf(new Map(Object.entries(machines).map(([serial, own]) => [serialKey(serial), machineOf(own)])), more),
  );

/** The codes of what is wrong with each row. */
const problems = (...args: Parameters<typeof plan>) => plan(...args).map(row => row.problems.map(({ code }) => code));

describe('a row about a machine that nobody has', () => {
  it('creates it where the row says, named after its model unless the row names it', () => {
    expect(plan(['sn-1000;;Row-9-Pro;loc_a', 'SN 1001;Upstairs;row-9-pro;'])).toMatchObject([
      {
        line: 2,
        serialNumber: 'SN-1000',
        fate: 'create',
        before: null,
        after: { name: 'Row-9 Pro rower', modelId: 'row-9-pro', locationId: 'loc_a' },
        problems: [],
      },
      { line: 3, serialNumber: 'SN1001', after: { name: 'Upstairs', locationId: null } },
    ]);
  });

  it('is placed where the file is for, when it names no place', () => {
    expect(plan(['SN-1000;;row-9-pro;', 'SN-1001;;row-9-pro;loc_b'], {}, { locationId: 'loc_a' })).toMatchObject([
      { after: { locationId: 'loc_a' } },
      { after: { locationId: 'loc_b' } },
    ]);
  });

  it('has all its problems told at once', () => {
    expect(
      problems(
        [
          'x;=1+1;none;loc_none;more',
          ';;;',
          `SN-1000;${'n'.repeat(81)};row-9-pro;loc_a`,
          'SN-1001;;row-9-pro;loc_a',
          'sn-1001;;row-9-pro;loc_a',
          'SN-1002;;;',
          'SN-1003;;club;loc_a',
          'SN_1004;;row-9-pro;loc_a',
        ],
        {},
        { keeper: undefined },
      ),
    ).toEqual([
      ['tooManyCells', 'serialNumberInvalid', 'nameFormula', 'modelUnknown', 'locationUnknown'],
      ['nameInvalid'],
      [],
      ['serialNumberRepeated'],
      ['modelRequired', 'locationRequired'],
      ['modelUnknown'],
      ['serialNumberInvalid'],
    ]);
  });

  it.each(['=cmd', '=1+1', '+SUM(A1)', "@cmd|' /C calc'!A0", '-HYPERLINK("x")'])('is not named %s', name => {
    expect(problems([`SN-1000;"${name.replaceAll('"', '""')}";row-9-pro;`])).toEqual([['nameFormula']]);
  });

  it.each(['+1 upstairs', '-2 (garage)', '@home', '1=1'])('may be named %s, which is no formula', name => {
    expect(plan([`SN-1000;${name};row-9-pro;`])).toMatchObject([{ fate: 'create', after: { name } }]);
  });
});

describe('a row about a machine that is there', () => {
  const there = { 'SN-1000': {} };

  it('changes what it names, and leaves what it does not name', () => {
    expect(plan(['SN-1000;;;'], there)).toMatchObject([{ fate: 'unchanged' }]);
    expect(plan(['SN-1000;Rower 1;row-9-pro;loc_a'], there)).toMatchObject([{ fate: 'unchanged' }]);
    const before = { name: 'Rower 1', modelId: 'row-9-pro', locationId: 'loc_a' };
    expect(plan(['SN-1000;New;;'], there)).toMatchObject([
      { fate: 'update', before, after: { ...before, name: 'New' } },
    ]);
    expect(plan(['SN-1000;New;;loc_b'], there)).toMatchObject([
      { fate: 'assign', before, after: { ...before, name: 'New', locationId: 'loc_b' } },
    ]);
  });

  it('gives one that nobody owns to the owner of the place', () => {
    expect(plan(['SN-1000;;;loc_c'], { 'SN-1000': { ownerId: null, locationId: null } })).toMatchObject([
      { fate: 'assign', write: { change: { locationId: 'loc_c', ownerId: 'own_2' } } },
    ]);
  });

  it('takes none from its owner, and leaves a lent one where it is', () => {
    expect(problems(['SN-1000;;;loc_c'], there)).toEqual([['ownedByOther']]);
    const lent = { 'SN-1000': { ownerId: 'own_9', locationId: 'loc_of_another' } };
    expect(plan(['SN-1000;;;loc_of_another'], lent)).toMatchObject([{ fate: 'unchanged' }]);
    expect(problems(['SN-1000;;;loc_a'], lent)).toEqual([['ownedByOther']]);
  });

  it('does not make another model of it', () => {
    expect(problems(['SN-1000;;ex-9s-pro;', 'SN-1001;;none;'], { 'SN-1000': {}, 'SN-1001': {} })).toEqual([
      ['modelDiffers'],
      ['modelUnknown'],
    ]);
  });

  it('finds one in the trash, and tells nothing of another’s, in the trash or not', () => {
    const machines = {
      'SN-1000': { stage: 'trash' as const },
      'SN-1001': { isMine: false },
      'SN-1002': { isMine: false, stage: 'trash' as const },
    };
    const rows = plan(['SN-1000;;;', 'SN-1001;;ex-9s-pro;loc_a', 'SN-1002;;ex-9s-pro;'], machines);
    expect(rows.map(row => row.problems.map(({ code }) => code))).toEqual([
      ['equipmentTrashed'],
      ['serialNumberUnavailable'],
      ['serialNumberUnavailable'],
    ]);
    for (const row of rows) expect(row).toMatchObject({ before: null, after: null });
    expect(JSON.stringify(rows.slice(1))).not.toMatch(/own_|loc_|eqp_|Rower/);
  });

  it('keeps a name that is already a formula, by hand', () => {
    expect(plan(["SN-1000;'=1+1;;"], { 'SN-1000': { name: '=1+1' } })).toMatchObject([{ fate: 'unchanged' }]);
  });
});

/** Few of everything, so that rows meet. */
const serials = ['SN-1000', 'sn-1000', 'SN-1001', 'SN-1002', 'SN-1003', 'x', '', '=SN-1'];
const names = ['', 'Rower 1', 'Upstairs', '=cmd', '+1', '"quoted"', ' padded ', 'n'.repeat(90)];
const modelIds = ['', 'row-9-pro', 'ROW-9-PRO', 'ex-9s-pro', 'club', 'none'];
const places = ['', 'loc_a', 'loc_b', 'loc_c', 'loc_none'];
const cell = (values: readonly string[]) => fc.constantFrom(...values);
const files = fc.array(fc.tuple(cell(serials), cell(names), cell(modelIds), cell(places)), {
  minLength: 1,
  maxLength: 8,
});
const fleets = fc.array(
  fc.record({
    serial: cell(['SN-1000', 'SN-1001', 'SN-1002']),
    name: cell(['Rower 1', 'Upstairs', '=cmd', '+1']),
    modelId: cell(['row-9-pro', 'ex-9s-pro']),
    locationId: fc.constantFrom('loc_a', 'loc_b', 'loc_of_another', null),
    ownerId: fc.constantFrom('own_1', 'own_2', null),
    stage: fc.constantFrom(...equipmentStage.options),
    isMine: fc.boolean(),
  }),
  { maxLength: 3 },
);
const more = fc.record({
  keeper: fc.constantFrom({ ownerId: 'own_1' }, { ownerId: null }, undefined),
  locationId: fc.constantFrom('loc_a', undefined),
});

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** The machines as they are once a plan was written. */
function after(machines: ReadonlyMap<string, KnownMachine>, planned: ReturnType<typeof planImport>) {
  const now = new Map(machines);
  for (const { serialNumber, write } of planned) {
    if (!write) continue;
    if ('create' in write) {
      const { name, model, ownerId, locationId } = write.create;
      now.set(
        serialKey(serialNumber),
        machineOf({ name, modelId: model.modelId, ownerId, locationId, stage: 'ordered' }),
      );
    } else {
      const { machine, ...set } = write.change;
      now.set(serialKey(serialNumber), { ...machine, ...set });
    }
  }
  return now;
}

describe('any file', () => {
  it('that is imported again changes nothing; its errors stay, and what was told is what came', () => {
    fc.assert(
      fc.property(files, fleets, more, (rows, fleet, rest) => {
        const csv = ['serial_number,name,model_id,location_id', ...rows.map(row => row.map(quoted).join(','))].join(
          '\n',
        );
        const machines = new Map(fleet.map(({ serial, ...own }) => [serialKey(serial), machineOf(own)]));
        // a row of nothing but empty cells is none
        fc.pre(rows.some(row => row.some(one => one.trim() !== '')));
        const { lines } = readImport(csv);
        const first = planImport(lines, knownOf(machines, rest));
        expect(first.map(({ line }) => line)).toEqual(lines.map(({ line }) => line));
        for (const { fate, problems: wrong, write } of first) {
          expect(fate === 'error').toBe(wrong.length > 0);
          expect(['create', 'assign', 'update'].includes(fate)).toBe(write !== undefined);
        }
        const written = after(machines, first);
        for (const { serialNumber, after: told } of first)
          if (told) expect(written.get(serialKey(serialNumber))).toMatchObject(told);
        const again = planImport(lines, knownOf(written, rest));
        expect(again.map(({ fate, problems: wrong }) => [fate, wrong])).toEqual(
          first.map(({ fate, problems: wrong }) => [fate === 'error' ? 'error' : 'unchanged', wrong]),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a row that says names in the place of ids', () => {
  const twice = {
    locations: new Map([...locations, ['loc_d', { ownerId: 'own_1', name: 'twice' }]] as const),
  };

  it('means the model and the location that have them, whatever their case and spaces', () => {
    expect(plan(['SN-1000;;ROW-9  pro rower;harbor  airport', 'SN-1001;;row-9-pro;HARBOR ÉTÉ'])).toMatchObject([
      { fate: 'create', after: { modelId: 'row-9-pro', locationId: 'loc_a' } },
      { fate: 'create', after: { modelId: 'row-9-pro', locationId: 'loc_b' } },
    ]);
  });

  it('is refused where several locations have the name', () => {
    expect(problems(['SN-1000;;row-9-pro;Twice', 'SN-1001;;row-9-pro;loc_d'], {}, twice)).toEqual([
      ['locationAmbiguous'],
      [],
    ]);
  });

  it('is refused where nothing has the name', () => {
    expect(problems(['SN-1000;;Row-8;Nowhere'])).toEqual([['modelUnknown', 'locationUnknown']]);
  });

  it('leaves a machine as it is that has this model and stands there', () => {
    expect(plan(['SN-1000;;Row-9 Pro rower;Harbor Airport'], { 'SN-1000': {} })).toMatchObject([{ fate: 'unchanged' }]);
  });
});
