import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../../src/console/device.js';
import type { Kept } from '../../src/console/kept.js';
import { linesOf, sentenceOf } from '../../src/console/screen.js';
import { approvePairing } from '../../src/core/contract/commercial/activation.js';
import * as machines from '../../src/core/contract/commercial/equipment.js';
import { getLocationSummary } from '../../src/core/contract/commercial/locations.js';
import { updateLicense } from '../../src/core/contract/commercial/licenses.js';
import { createClient } from '../../src/core/client/client.js';
import { DAY, now as machineNow } from '../../src/core/dates.js';
import { inProcessFetch } from '../../src/sandbox/index.js';
import { moveClock } from '../../src/sandbox/world/clock.js';
import { demoActivationCodes as codes } from '../../src/sandbox/world/worlds/commercial.js';
import { enterCommercial } from '../sandbox/commercial/support/people.js';
import { enterAs, type Person } from '../sandbox/support/people.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';

let sandbox: TestSandbox;
let owner: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  passed = 0;
  owner = await enterCommercial(sandbox, 'owner');
});
afterAll(() => sandbox.close());

/** Time passes for everybody at once. */
let passed = 0;
async function wait(seconds: number): Promise<void> {
  passed += seconds;
  await moveClock(sandbox.database.db, passed);
  // nobody stays signed in for weeks
  if (seconds > DAY) owner = await enterCommercial(sandbox, 'owner');
}

interface TestDevice extends Device {
  cut(isCut: boolean): void;
  kept: () => Kept;
  /** Lets it do what is due. */
  live(seconds: number): Promise<void>;
}

let addresses = 0;

function console_(serialNumber: string, more: Partial<Kept> = {}, clockIsWrongBy = 0): TestDevice {
  let isCut = false;
  let has: Kept = {
    serialNumber,
    modelId: 'ex-9s-pro',
    firmware: '4.2.1',
    hardwareId: `board-${serialNumber}`,
    workouts: [],
    ...more,
  };
  addresses += 1;
  const reach = inProcessFetch(sandbox, { ip: `10.6.0.${addresses}` });
  const device = createDevice({
    store: { read: () => has, write: next => void (has = next) },
    now: () => machineNow() + passed + clockIsWrongBy,
    clientWith: jwt =>
      createClient({
        baseUrl: () => 'http://sandbox.test',
        credentials: () => ({ apiKey: portalKey, ...(jwt !== undefined && { jwt }) }),
        fetch: () => (input, init) => (isCut ? Promise.reject(new TypeError('cut')) : reach(input, init)),
      }),
  });
  return {
    ...device,
    cut: cut => void (isCut = cut),
    kept: () => has,
    async live(seconds) {
      await wait(seconds);
      await device.beat();
    },
  };
}

async function activated(serialNumber: string, code: string = codes.active): Promise<TestDevice> {
  const device = console_(serialNumber);
  await device.typeCode(code);
  await device.beat();
  // set up by people
  const { life } = device.kept();
  await done(owner.client(machines.completeEquipment, { equipmentId: life?.equipmentId ?? '' }));
  await device.live(300);
  return device;
}

const says = async (device: Device) => linesOf(await device.screen()).join(' | ');

describe('a console', () => {
  it('shows a code, is confirmed by somebody, and is ready', async () => {
    const device = console_('CONS-1');
    expect(await says(device)).toBe('This machine is not activated.');
    await device.showCode();
    const screen = await device.screen();
    if (screen.is !== 'code') throw new Error(screen.is);
    await device.live(5);
    await done(owner.client(approvePairing, { userCode: screen.userCode, locationId: 'loc_downtown' }));
    await device.live(5);
    expect(await device.screen()).toMatchObject({ is: 'ready', location: 'Harbor Hotel Downtown' });
    await device.beat();
    const { life } = device.kept();
    expect(await done(owner.client(machines.getEquipment, { equipmentId: life?.equipmentId ?? '' }))).toMatchObject({
      status: 'ready',
      connection: 'online',
    });
    expect(await says(device)).toContain('This machine is not set up yet.');
  });

  it('replaces a code that has expired by itself, and shows none after a cancel', async () => {
    const device = console_('CONS-2');
    await device.showCode();
    const first = await says(device);
    await device.live(900);
    expect(await device.screen()).toMatchObject({ is: 'code', expiresIn: expect.closeTo(900, -1) });
    expect(await says(device)).not.toBe(first);
    await device.cancelCode();
    expect(await says(device)).toBe('Canceled. Begin again whenever you like.');
    await device.live(60);
    expect((await device.screen()).is).toBe('unpaired');
  });

  it('says why a code does not work', async () => {
    const device = console_('CONS-3');
    await device.typeCode(codes.expired);
    expect(await says(device)).toBe(sentenceOf('activationCodeExpired'));
    device.cut(true);
    await device.typeCode(codes.active);
    expect(await says(device)).toBe('No network. It tries again by itself.');
    device.cut(false);
    await device.live(5);
    expect(await says(device)).toContain('Harbor Hotel Downtown');
  });

  it('that is switched on without a network shows its code as soon as there is one, and none after a cancel', async () => {
    const device = console_('CONS-5');
    device.cut(true);
    await device.showCode();
    expect(await says(device)).toBe('No network. It tries again by itself.');
    await device.live(60);
    device.cut(false);
    await device.live(5);
    expect((await device.screen()).is).toBe('code');
    device.cut(true);
    await device.cancelCode();
    await device.showCode();
    await device.cancelCode();
    device.cut(false);
    await device.live(60);
    expect(await says(device)).toBe('Canceled. Begin again whenever you like.');
  });

  it('reports its workouts, which its location counts without a name', async () => {
    const device = await activated('CONS-4');
    expect(await device.startWorkout()).toBe(true);
    await device.live(300);
    const { life } = device.kept();
    expect((await done(owner.client(machines.getEquipment, { equipmentId: life?.equipmentId ?? '' }))).status).toBe(
      'inUse',
    );
    const before = (await done(owner.client(getLocationSummary, { locationId: 'loc_downtown' }))).sessions30d;
    await device.live(600);
    await device.endWorkout();
    await device.live(1);
    expect((await done(owner.client(getLocationSummary, { locationId: 'loc_downtown' }))).sessions30d).toBe(before + 1);
    expect(device.kept().workouts).toEqual([]);
  });
});

describe('a console that is cut from the network', () => {
  it('for thirteen days goes on as if nothing had happened, and delivers what it kept', async () => {
    const device = await activated('CONS-10');
    device.cut(true);
    await device.live(13 * DAY);
    expect(await says(device)).toMatch(/Ready\. Have a good ride\. \| Offline · good for \d+ days/);
    expect(await device.startWorkout()).toBe(true);
    await device.live(1800);
    await device.endWorkout();
    device.cut(false);
    await device.live(10);
    expect(device.kept().workouts).toEqual([]);
    expect(await says(device)).toContain('Online');
  });

  it('for fifteen days refuses the next workout in words, and lets the one that runs come to its end', async () => {
    const device = await activated('CONS-11');
    device.cut(true);
    await device.live(13 * DAY);
    expect(await device.startWorkout()).toBe(true);
    await device.live(2 * DAY);
    expect(await says(device)).toContain('Keep going. The next one: This machine was without a network for too long.');
    await device.endWorkout();
    expect(await says(device)).toContain('This machine was without a network for too long.');
    expect(await device.startWorkout()).toBe(false);
    device.cut(false);
    await device.live(10);
    await device.live(1);
    expect(await says(device)).toContain('Ready.');
    expect(await device.startWorkout()).toBe(true);
  });

  it('is not fooled by its own clock, which may be wrong by years', async () => {
    const device = console_('CONS-12', {}, -400 * DAY);
    await device.typeCode(codes.active);
    await device.beat();
    const { life } = device.kept();
    await done(owner.client(machines.completeEquipment, { equipmentId: life?.equipmentId ?? '' }));
    await device.live(300);
    device.cut(true);
    await device.live(13 * DAY);
    expect(await device.startWorkout()).toBe(true);
    await device.endWorkout();
    await device.live(2 * DAY);
    expect(await device.startWorkout()).toBe(false);
  });

  it('believes no lease that was changed, or that is another board’s', async () => {
    const device = await activated('CONS-13');
    device.cut(true);
    await device.live(400);
    const { lease } = device.kept();
    if (!lease) throw new Error('There is no lease.');
    const [head = '', body = '', seal = ''] = lease.token.split('.');
    const longer = btoa(JSON.stringify({ ...JSON.parse(atob(body)), exp: 9_999_999_999 })).replaceAll('=', '');
    const forged = console_('CONS-13', { ...device.kept(), lease: { ...lease, token: `${head}.${longer}.${seal}` } });
    forged.cut(true);
    expect(await forged.startWorkout()).toBe(false);
    const copied = console_('CONS-13', { ...device.kept(), hardwareId: 'another-board' });
    copied.cut(true);
    expect(await copied.startWorkout()).toBe(false);
    expect(await device.startWorkout()).toBe(true);
  });
});

describe('a console whose machine', () => {
  it('is replaced in the middle of a workout lets it end, and then says so', async () => {
    const device = await activated('CONS-20');
    expect(await device.startWorkout()).toBe(true);
    await device.live(300);
    const { life } = device.kept();
    const spare = await done(owner.client(machines.getEquipment, { equipmentId: 'eqp_80' }));
    await done(
      owner.client(machines.replaceEquipment, {
        equipmentId: life?.equipmentId ?? '',
        serialNumber: spare.serialNumber ?? '',
        reason: 'Motor',
      }),
    );
    await device.live(300);
    expect(await says(device)).toMatch(/Keep going\. The next one: This machine was taken out of service for good\./);
    await device.endWorkout();
    expect(await says(device)).toBe('This machine was taken out of service for good.');
    expect(await device.startWorkout()).toBe(false);
  });

  it('was copied goes on, and the copy is told to be activated itself', async () => {
    const device = await activated('CONS-21');
    const copy = console_('CONS-21', { ...device.kept(), hardwareId: 'another-board' });
    await copy.beat();
    expect(await says(copy)).toBe(sentenceOf('oneSecretTwice'));
    await device.live(300);
    expect(await says(device)).toContain('Ready.');
  });

  it('was released, rests, or has lost its license says each in its own words', async () => {
    const device = await activated('CONS-22');
    const equipmentId = device.kept().life?.equipmentId ?? '';
    await done(owner.client(machines.restEquipment, { equipmentId }));
    await device.live(300);
    expect(await says(device)).toContain('out of service for a while');
    await done(owner.client(machines.moveToNextStage, { equipmentId }));
    const support = await enterAs(sandbox, 'customerServiceManager');
    await done(support.client(updateLicense, { licenseId: 'lic_downtown', suspended: true, reason: 'Unpaid' }));
    await device.live(300);
    expect(await says(device)).toContain(sentenceOf('licenseSuspended'));
    await done(support.client(updateLicense, { licenseId: 'lic_downtown', suspended: false, reason: 'Paid' }));
    await device.live(300);
    expect(await says(device)).toContain('Ready.');
    await done(owner.client(machines.releaseEquipment, { equipmentId, reason: 'Dead screen' }));
    await device.live(300);
    expect(await says(device)).toBe(sentenceOf('equipmentSecretInvalid'));
  });
});
