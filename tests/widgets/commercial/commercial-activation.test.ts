import { keepMount } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInCommercial } from '../../../src/core/contract/auth.js';
import { beginPairing, pollPairing } from '../../../src/core/contract/commercial/activation.js';
import { readyEquipment } from '../../../src/core/contract/commercial/equipment.js';
import type { Session } from '../../../src/core/session/session.js';
import { createLocation } from '../../../src/core/contract/commercial/locations.js';
import { commercialLogins } from '../../../src/sandbox/world/logins.js';
import { demoActivationCodes } from '../../../src/sandbox/world/worlds/commercial.js';
import {
  createActivation,
  type ActivationInputs,
  type ActivationModel,
} from '../../../src/widgets/commercial/commercial-activation/model.js';
import { aMachine, anAddress, signedInMachine } from '../../sandbox/commercial/support/machines.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { heldTime } from './held-time.js';

let sandbox: TestSandbox;
let session: Session;
let held: ReturnType<typeof heldTime>;
let told: { activated: { equipmentId: string; locationId: string }[]; codesRead: number };
inWorld('commercial', opened => {
  sandbox = opened;
  session = openSession(sandbox);
  held = heldTime(sandbox);
  told = { activated: [], codesRead: 0 };
});

const signIn = (who: keyof typeof commercialLogins) => done(session.request(signInCommercial, commercialLogins[who]));

function open(inputs: Partial<ActivationInputs> = {}): ActivationModel {
  const model = createActivation(
    {
      ...inputs,
      onActivated: machine => void told.activated.push(machine),
      onCodeRead: () => (told.codesRead += 1),
    },
    session,
    held.time,
  );
  for (const $store of [model.$screen, model.pairing.$seen, model.pairing.$where]) keepMount($store);
  return model;
}

/** A new machine that shows a code. */
const show = (serialNumber = 'NEW-0001') =>
  done(sandbox.client({ ip: anAddress() })(beginPairing, aMachine(serialNumber)));

const settled = (model: ActivationModel) =>
  expect.poll(() => model.pairing.$where.get().is !== 'loading' && model.pairing.$seen.get() !== undefined).toBe(true);

async function find(model: ActivationModel, userCode: string) {
  model.pairing.type(userCode);
  await model.pairing.lookUp();
}

const reportOf = (model: ActivationModel) => {
  const screen = model.$screen.get();
  if (screen.is !== 'done' || !screen.report) throw new Error('There is no report.');
  keepMount(screen.report.$report);
  return screen.report;
};

describe('a manager in front of a machine that shows a code', () => {
  beforeEach(() => signIn('manager'));

  it('sees which machine it is, finds their one location chosen, and confirms it', async () => {
    const { userCode } = await show();
    const model = open();
    await find(model, userCode.toLowerCase());
    await settled(model);
    expect(model.pairing.$seen.get()?.machine).toMatchObject({
      serialNumber: 'NEW-0001',
      model: { name: 'EX-9s Pro bike' },
    });
    expect(model.pairing.place.$form.get().values).toEqual({ locationId: 'loc_downtown' });
    await model.pairing.approve();
    expect(model.$screen.get()).toMatchObject({ is: 'done', by: 'screen', place: 'Harbor Hotel Downtown' });
    expect(told.activated).toEqual([{ equipmentId: expect.any(String), locationId: 'loc_downtown' }]);
  });

  it('watches it come up: confirmed, activated with a seat, ready', async () => {
    const { userCode, deviceCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    await model.pairing.approve();
    const { $report } = reportOf(model);
    await expect.poll(() => held.awaited()).toEqual([5]);
    expect($report.get()).toEqual({ is: 'waiting', isActivated: false, plan: undefined });
    const activated = await done(sandbox.client({ ip: anAddress() })(pollPairing, { deviceCode }));
    if (activated.is !== 'activated') throw new Error(activated.is);
    await held.pass(5);
    await expect.poll(() => $report.get()).toEqual({ is: 'waiting', isActivated: true, plan: 'Club' });
    const machine = await signedInMachine(sandbox, activated);
    await done(machine.client(readyEquipment, { equipmentId: machine.equipmentId }));
    await expect.poll(() => held.awaited()).toEqual([5]);
    await held.pass(5);
    await expect.poll(() => $report.get()).toMatchObject({ is: 'ready' });
    // nothing is asked any more
    expect(held.awaited()).toEqual([]);
  });

  it('is told after two minutes that it has said nothing, and can look again', async () => {
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    await model.pairing.approve();
    const { $report, again } = reportOf(model);
    await expect.poll(() => held.awaited()).toEqual([5]);
    await held.pass(120);
    await expect.poll(() => $report.get().is).toBe('late');
    expect(held.awaited()).toEqual([]);
    again();
    expect($report.get().is).toBe('waiting');
  });

  it('is not the one: goes back, with what was typed', async () => {
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    model.pairing.leave();
    expect(model.pairing.$seen.get()).toBeUndefined();
    expect(model.pairing.form.$form.get().values).toEqual({ code: userCode });
  });

  it('who types a code that no machine shows has it marked', async () => {
    const model = open();
    await find(model, 'ABCD-2345');
    expect(model.pairing.form.$form.get()).toMatchObject({
      problems: { code: 'codeUnknown' },
      values: { code: 'ABCD-2345' },
    });
  });

  it('who is too late reads that the code has expired', async () => {
    const { userCode } = await show();
    await held.pass(900);
    await signIn('manager');
    const model = open();
    await find(model, userCode);
    expect(model.pairing.form.$form.get().problems).toEqual({ code: 'codeExpired' });
  });
});

describe('an owner of several locations', () => {
  beforeEach(() => signIn('owner'));

  it('chooses one, which is never chosen for them', async () => {
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    const where = model.pairing.$where.get();
    expect(where.is === 'few' && where.places.map(({ name }) => name)).toEqual([
      'Harbor Hotel Airport',
      'Harbor Hotel Downtown',
      'Harbor Lakeside Club',
      'Harbor Riverside',
    ]);
    await model.pairing.approve();
    expect(model.pairing.place.$form.get().problems).toEqual({ locationId: 'locationMissing' });
    model.pairing.place.type('locationId', 'loc_airport');
    await model.pairing.approve();
    expect(told.activated).toMatchObject([{ locationId: 'loc_airport' }]);
  });

  it('comes from the page of one, and finds it chosen', async () => {
    const { userCode } = await show();
    const model = open({ locationId: 'loc_lakeside' });
    await find(model, userCode);
    await settled(model);
    expect(model.pairing.place.$form.get().values).toEqual({ locationId: 'loc_lakeside' });
  });

  it('does not confirm what a search has left out of sight', async () => {
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    model.pairing.choose({ id: 'loc_airport', name: 'Harbor Hotel Airport', city: null });
    model.pairing.seek('lakeside');
    await model.pairing.approve();
    expect(model.pairing.place.$form.get().problems).toEqual({ locationId: 'locationMissing' });
    expect(told.activated).toEqual([]);
  });

  it('of more than a few types a part of its name', async () => {
    for (const name of ['Pier', 'Park'])
      await done(session.request(createLocation, { name: `Harbor ${name}`, countryCode: 'US' }));
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await settled(model);
    expect(model.pairing.$where.get()).toEqual({ is: 'many', typed: '' });
    model.pairing.seek('pier');
    const found = () => {
      const places = model.pairing.$places.get();
      return typeof places === 'string' ? [] : places;
    };
    await expect.poll(() => found().map(({ name }) => name)).toEqual(['Harbor Pier']);
    const [pier] = found();
    if (pier) model.pairing.choose(pier);
    await model.pairing.approve();
    expect(told.activated).toMatchObject([{ locationId: pier?.id }]);
  });

  it('reads that a machine of another location has to be released there first', async () => {
    const { userCode } = await show('STRIDE9PRO-1021');
    const model = open();
    await find(model, userCode);
    await settled(model);
    model.pairing.place.type('locationId', 'loc_lakeside');
    await model.pairing.approve();
    expect(model.pairing.place.$form.get()).toMatchObject({
      refusal: { code: 'alreadyClaimed' },
      values: { locationId: 'loc_lakeside' },
    });
  });
});

describe('the QR code of a screen', () => {
  it('opens with the machine it is of, and has the code taken out of the address once', async () => {
    await signIn('manager');
    const { userCode } = await show();
    const model = open({ code: userCode });
    await settled(model);
    expect(told.codesRead).toBe(1);
  });

  it('waits for who is not signed in, and goes on by itself once they are', async () => {
    const { userCode } = await show();
    const model = open({ code: userCode });
    expect(model.$screen.get()).toEqual({ is: 'asking', isSignedIn: false, ended: false });
    expect(model.pairing.form.$form.get().values).toEqual({ code: userCode });
    await signIn('manager');
    await settled(model);
    expect(told.codesRead).toBe(1);
  });

  it('is read by the camera as well as by a phone', async () => {
    await signIn('manager');
    const { userCode } = await show();
    const model = open();
    model.read(`https://portal.test/activate?code=${userCode}`);
    await settled(model);
    expect(model.pairing.$seen.get()?.userCode).toBe(userCode);
  });
});

describe('somebody at a location whose account cannot', () => {
  it('a dealer is refused, and reads why', async () => {
    await signIn('dealer');
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    expect(model.pairing.form.$form.get().refusal).toMatchObject({ code: 'forbidden' });
  });

  it('a member of its staff finds no location to confirm it for', async () => {
    await signIn('clerk');
    const { userCode } = await show();
    const model = open();
    await find(model, userCode);
    await expect.poll(() => model.pairing.$where.get()).toEqual({ is: 'nowhere' });
  });
});

describe('whoever has the label and a code of the location', () => {
  async function activate(model: ActivationModel, serialNumber: string, code: string) {
    model.label.form.type('serialNumber', serialNumber);
    model.label.form.type('activationCode', code);
    await model.label.activate();
  }

  it('activates it without signing in, and keeps no secret of it', async () => {
    const model = open({ serialNumber: 'stride9pro-1011' });
    expect(model.$way.get()).toBe('label');
    model.label.type('activationCode', 'dwnt-wn27');
    model.label.form.type('serialNumber', 'CLIMB9PRO-1011');
    await model.label.activate();
    expect(model.$screen.get()).toEqual({
      is: 'done',
      by: 'label',
      name: 'Climb-9 Pro climber 11',
      place: 'Harbor Hotel Downtown',
      plan: 'Club',
      report: undefined,
    });
    expect(told.activated).toEqual([{ equipmentId: 'eqp_11', locationId: 'loc_downtown' }]);
    expect(JSON.stringify([model.$screen.get(), model.label.form.$form.get(), told])).not.toMatch(/secret|lease/i);
  });

  it('reads in plain words that no seat was free', async () => {
    await signIn('owner');
    // two seats are free; the last is taken by the next two
    const model = open();
    model.go('label');
    for (const serial of ['CLIMB9PRO-1011', 'EX9SPRO-1012']) {
      await activate(model, serial, demoActivationCodes.active);
      model.another();
    }
    await activate(model, 'ROW9PRO-1070', demoActivationCodes.active);
    expect(model.$screen.get()).toMatchObject({ is: 'done', plan: null });
  });

  it.each([
    [demoActivationCodes.usedUp, 'codeUsedUp'],
    [demoActivationCodes.expired, 'codeExpired'],
    [demoActivationCodes.revoked, 'codeRevoked'],
    ['ABCD-2345', 'codeInvalid'],
  ] as const)('of a code like %s is told what is wrong with it: %s', async (code, problem) => {
    const model = open();
    await activate(model, 'CLIMB9PRO-1011', code);
    expect(model.label.form.$form.get()).toMatchObject({
      problems: { activationCode: problem },
      values: { serialNumber: 'CLIMB9PRO-1011', activationCode: code },
    });
  });

  it('has a number marked that nobody knows, and is told of a machine that is in the trash', async () => {
    const model = open();
    await activate(model, 'TYPO-0001', demoActivationCodes.active);
    expect(model.label.form.$form.get().problems).toEqual({ serialNumber: 'serialUnknown' });
    await activate(model, 'STRIDE9PRO-1081', demoActivationCodes.active);
    expect(model.label.form.$form.get().refusal).toMatchObject({ code: 'equipmentTrashed' });
  });

  it('pastes both at once, into whichever field', () => {
    const model = open();
    model.label.type('activationCode', 'S/N CLIMB9PRO-1011  DWNT-WN27');
    expect(model.label.form.$form.get().values).toEqual({
      serialNumber: 'CLIMB9PRO-1011',
      activationCode: 'DWNT-WN27',
    });
  });

  it('scans the label: the number goes to its field, a code to its own', () => {
    const model = open();
    model.read('CLIMB9PRO-1011');
    expect(model.$way.get()).toBe('label');
    model.read('DWNT-WN27');
    expect(model.label.form.$form.get().values).toEqual({
      serialNumber: 'CLIMB9PRO-1011',
      activationCode: 'DWNT-WN27',
    });
  });

  it('loses the line, and nothing that was typed', async () => {
    await sandbox.fail({ kind: 'status', call: 'activateEquipment', status: 503, times: 3 });
    const model = open();
    await activate(model, 'CLIMB9PRO-1011', demoActivationCodes.active);
    expect(model.label.form.$form.get()).toMatchObject({
      refusal: { code: 'broken' },
      values: { serialNumber: 'CLIMB9PRO-1011', activationCode: demoActivationCodes.active },
    });
  });
});
