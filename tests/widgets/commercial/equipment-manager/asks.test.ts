import { describe, expect, it, vi } from 'vitest';
import { releaseEquipment } from '../../../../src/core/contract/commercial/equipment.js';
import type { Session } from '../../../../src/core/session/session.js';
import { inWorld } from '../../../support/in-world.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { openMachine, pageOf, patience, renamed, shown, stands } from './support.js';

let sandbox: TestSandbox;
let owner: Session;
inWorld('commercial', async opened => {
  sandbox = opened;
  owner = await pageOf(sandbox, 'owner');
});

type Opened = Awaited<ReturnType<typeof openMachine>>;

const problems = ({ ask }: Opened) =>
  Object.entries(ask.form.$form.get().problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));

describe('a name', () => {
  it('is asked for, and saved', async () => {
    const opened = await openMachine(owner, 'eqp_1');
    const { ask, model } = opened;
    ask.open('rename');
    expect(ask.form.$form.get().values.name).toBe('Stride-9 Pro treadmill 1');
    ask.form.type('name', '  ');
    await ask.submit();
    expect(problems(opened)).toEqual([['name', 'nameMissing']]);
    ask.form.type('name', 'By the window');
    await ask.submit();
    expect([ask.$ask.get(), shown(model).machine.name]).toEqual([undefined, 'By the window']);
  });

  it('that is typed while somebody else saves stays, and is saved by the same press', async () => {
    const { ask, model } = await openMachine(owner, 'eqp_1');
    ask.open('rename');
    ask.form.type('name', 'Mine');
    await renamed(await pageOf(sandbox, 'manager'), 'eqp_1', 'Theirs');
    await ask.submit();
    expect(ask.form.$form.get()).toMatchObject({ values: { name: 'Mine' }, refusal: { code: 'versionConflict' } });
    expect(shown(model)).toMatchObject({ machine: { name: 'Theirs' }, refused: { faster: { by: 'Mona Reyes' } } });
    await ask.submit();
    expect((await stands(owner, 'eqp_1')).name).toBe('Mine');
  });
});

describe('a serial number', () => {
  it('is given to a machine that was expected, once', async () => {
    const opened = await openMachine(owner, 'eqp_90');
    const { ask, model } = opened;
    ask.open('label');
    ask.form.type('serialNumber', 'x!');
    await ask.submit();
    expect(problems(opened)).toEqual([['serialNumber', 'serialMalformed']]);
    ask.form.type('serialNumber', (await stands(owner, 'eqp_1')).serialNumber ?? '');
    await ask.submit();
    expect(ask.form.$form.get().refusal).toMatchObject({ code: 'serialNumberTaken' });
    ask.form.type('serialNumber', 'ex9s pro-7777');
    await ask.submit();
    expect(shown(model).machine.serialNumber).toBe('EX9SPRO-7777');
  });
});

describe('a seat', () => {
  it('is taken, changed and released', async () => {
    const { ask, model } = await openMachine(owner, 'eqp_11');
    ask.open('seat');
    await ask.submit();
    expect(shown(model)).toMatchObject({ machine: { license: { id: 'lic_downtown' } }, done: 'seat' });
    ask.open('unseat');
    ask.form.type('reason', 'Used in the lobby now');
    await ask.submit();
    expect(shown(model).machine.license).toBeNull();
    await vi.waitFor(
      () => expect(model.$history.get().lines?.[0]).toMatchObject({ reason: 'Used in the lobby now' }),
      patience,
    );
  });

  it('is refused where none is free, and the question stays', async () => {
    for (const id of ['eqp_11', 'eqp_12']) {
      const { ask } = await openMachine(owner, id);
      ask.open('seat');
      await ask.submit();
    }
    const { ask, model } = await openMachine(owner, 'eqp_90');
    ask.open('seat');
    await ask.submit();
    expect([ask.$ask.get(), shown(model).refused?.code]).toEqual(['seat', 'seatLimitReached']);
    ask.close();
    expect(shown(model).refused).toBeUndefined();
  });
});

describe('a place', () => {
  it('is chosen from the locations that are theirs', async () => {
    const opened = await openMachine(owner, 'eqp_1');
    const { ask, model } = opened;
    ask.open('place');
    await ask.submit();
    expect(problems(opened)).toEqual([['place', 'placeMissing']]);
    await vi.waitFor(() => expect(ask.$places.get()).toHaveLength(4), patience);
    ask.choose('loc_lakeside', 'Harbor Lakeside Club');
    // another one is typed after all, and nothing is chosen any more
    ask.seek('River');
    expect(ask.form.$form.get().values).toMatchObject({ locationId: '', place: 'River' });
    await vi.waitFor(() => expect(ask.$places.get()).toMatchObject([{ id: 'loc_riverside' }]), patience);
    ask.choose('loc_riverside', 'Harbor Riverside');
    await ask.submit();
    expect(shown(model).machine).toMatchObject({ location: { id: 'loc_riverside' }, license: null });
  });

  it('is not the borrower’s to change', async () => {
    const { model } = await openMachine(owner, 'eqp_70');
    expect(shown(model).machine.actions).toMatchObject({ place: 'ownedByOther', trash: 'ownedByOther', rest: 'ok' });
  });

  it('that they point at stays while others are asked for, and nothing chosen before is sought again', async () => {
    const { ask } = await openMachine(owner, 'eqp_6');
    const idsOf = (places: ReturnType<typeof ask.$places.get>) =>
      typeof places === 'string' ? places : places.map(({ id }) => id);
    ask.open('place');
    await vi.waitFor(() => expect(ask.$places.get()).toHaveLength(4), patience);
    const seen: unknown[] = [];
    const stop = ask.$places.listen(places => seen.push(idsOf(places)));
    ask.seek('river');
    // once narrowed by what is at hand, once by the server
    await vi.waitFor(() => expect(seen).toEqual([['loc_riverside'], ['loc_riverside']]), patience);
    stop();
    ask.seek('nowhere');
    expect(ask.$places.get()).toBe('loading');
    await vi.waitFor(() => expect(ask.$places.get()).toEqual([]), patience);
    ask.close();
    ask.open('place');
    await vi.waitFor(() => expect(ask.$places.get()).toHaveLength(4), patience);
  });
});

describe('a person', () => {
  it('is given a machine of where they work, and gives it back', async () => {
    const { ask, model } = await openMachine(owner, 'eqp_1');
    ask.open('hand');
    ask.form.type('userId', 'usr_clerk');
    await ask.submit();
    expect(shown(model).machine.userId).toBe('usr_clerk');
    ask.open('hand');
    expect(ask.form.$form.get().values.userId).toBe('usr_clerk');
    ask.form.type('userId', '');
    await ask.submit();
    expect(shown(model).machine.userId).toBeNull();
  });
});

describe('a fault', () => {
  it('needs a word about what is wrong', async () => {
    const opened = await openMachine(await pageOf(sandbox, 'clerk'), 'eqp_2');
    const { ask, model } = opened;
    ask.open('fault');
    await ask.submit();
    expect(problems(opened)).toEqual([['note', 'noteMissing']]);
    ask.form.type('note', 'Smells of smoke');
    await ask.submit();
    expect(shown(model).machine).toMatchObject({ status: 'fault', faultCode: null });
  });

  it('what was typed survives a broken line', async () => {
    const { ask } = await openMachine(owner, 'eqp_2');
    ask.open('fault');
    ask.form.type('note', 'Smells of smoke');
    await sandbox.fail({ kind: 'status', call: 'reportEquipmentFault', status: 503, times: 1 });
    await ask.submit();
    expect(ask.form.$form.get()).toMatchObject({ values: { note: 'Smells of smoke' }, refusal: { code: 'broken' } });
    await ask.submit();
    expect(ask.$ask.get()).toBeUndefined();
  });
});

describe('out of service', () => {
  it('keeps the seat, and says why', async () => {
    const { ask, model } = await openMachine(owner, 'eqp_3');
    ask.open('rest');
    ask.form.type('reason', 'Being repainted');
    await ask.submit();
    expect(shown(model).machine).toMatchObject({ stage: 'rest', previousStage: 'complete', license: { plan: 'Club' } });
  });
});

describe('the end of a machine', () => {
  it('the trash asks for its serial number, in any spelling', async () => {
    const opened = await openMachine(owner, 'eqp_4');
    const { ask, model } = opened;
    const serial = shown(model).machine.serialNumber ?? '';
    ask.open('trash');
    ask.form.type('serialNumber', 'EX-1');
    await ask.submit();
    expect(problems(opened)).toEqual([['serialNumber', 'serialOther']]);
    ask.form.type('serialNumber', serial.toLowerCase());
    await ask.submit();
    expect(shown(model).machine).toMatchObject({ stage: 'trash', license: null, location: null });
    expect(shown(model).machine.actions.nextStage).toBe('equipmentTrashed');
  });

  it('a release takes everything back, five times a month', async () => {
    const { ask, model } = await openMachine(owner, 'eqp_20');
    ask.open('release');
    await ask.submit();
    expect(shown(model).machine).toMatchObject({ activatedAt: null, location: null, license: null });
    for (const equipmentId of ['eqp_21', 'eqp_22', 'eqp_23', 'eqp_24'])
      await done(owner.request(releaseEquipment, { equipmentId }));
    const sixth = await openMachine(owner, 'eqp_25');
    sixth.ask.open('release');
    await sixth.ask.submit();
    expect(sixth.ask.form.$form.get().refusal).toMatchObject({ code: 'tooManyRequests' });
  });

  it('another machine takes over, and is shown in its place', async () => {
    const opened = await openMachine(owner, 'eqp_5');
    const { ask, model, told } = opened;
    const { name, serialNumber } = shown(model).machine;
    ask.open('replace');
    ask.form.type('serialNumber', serialNumber ?? '');
    await ask.submit();
    expect(problems(opened)).toEqual([['serialNumber', 'serialSame']]);
    ask.form.type('serialNumber', 'NOBODY-1');
    await ask.submit();
    expect(ask.form.$form.get().refusal).toMatchObject({ code: 'serialNumberUnknown' });
    ask.form.type('serialNumber', (await stands(owner, 'eqp_80')).serialNumber ?? '');
    await ask.submit();
    expect(shown(model)).toMatchObject({
      machine: { id: 'eqp_80', name, replaces: 'eqp_5', license: { plan: 'Club' }, location: { id: 'loc_downtown' } },
      done: 'replace',
    });
    expect(told).toEqual(['eqp_80', 'changed']);
    // the page says the same then, and nothing is read again
    model.follow('eqp_80');
    expect(shown(model).machine.id).toBe('eqp_80');
  });
});
