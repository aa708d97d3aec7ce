import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  approvePairing,
  beginPairing,
  cancelPairing,
  getPairing,
  pollPairing,
} from '../../../src/core/contract/commercial/activation.js';
import { getEquipment } from '../../../src/core/contract/commercial/equipment.js';
import { now } from '../../../src/core/dates.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, failure, type Person } from '../support/people.js';
import { aMachine, anAddress, signedInMachine } from './support/machines.js';
import { enterCommercial } from './support/people.js';

let sandbox: TestSandbox;
let manager: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  manager = await enterCommercial(sandbox, 'manager');
});
afterAll(() => sandbox.close());

/** Lets time pass on the sandbox's clock. */
let passed = 0;
const wait = async (seconds: number) => moveClock(sandbox.database.db, (passed += seconds));
beforeEach(() => {
  passed = 0;
});

const console_ = () => sandbox.client({ ip: anAddress() });
const show = (serialNumber = 'NEW-0001') => done(console_()(beginPairing, aMachine(serialNumber)));
const poll = (deviceCode: string) => done(console_()(pollPairing, { deviceCode }));

it('a machine shows a code of two groups, waits, and is activated once somebody there confirms it', async () => {
  const { deviceCode, userCode, expiresIn, interval, verificationUri } = await show();
  expect(userCode).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect([expiresIn, interval]).toEqual([900, 5]);
  expect(verificationUri).not.toContain(userCode);
  expect(await poll(deviceCode)).toMatchObject({ is: 'pending', interval: 5 });
  expect(await done(manager.client(getPairing, { userCode: userCode.toLowerCase() }))).toMatchObject({
    serialNumber: 'NEW-0001',
    model: { name: 'EX-9s Pro bike' },
  });
  const approved = await done(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }));
  expect(approved.location.name).toBe('Harbor Hotel Downtown');
  await wait(5);
  const activated = await poll(deviceCode);
  if (activated.is !== 'activated') throw new Error(activated.is);
  expect(activated).toMatchObject({ equipment: { id: approved.equipmentId }, seat: { licenseId: 'lic_downtown' } });
  const { equipmentId } = await signedInMachine(sandbox, activated);
  expect(equipmentId).toBe(approved.equipmentId);
});

it('its code is worth nothing the moment it was used', async () => {
  const { userCode } = await show();
  await done(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }));
  expect(await refused(manager.client(getPairing, { userCode }))).toBe('activationCodeInvalid');
  expect(await refused(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }))).toBe(
    'activationCodeInvalid',
  );
});

it('a machine that asks too often is told to slow down, and from then on waits longer', async () => {
  const { deviceCode } = await show();
  await poll(deviceCode);
  await wait(2);
  expect(await poll(deviceCode)).toMatchObject({ is: 'slowDown', interval: 10 });
  await wait(6);
  expect(await poll(deviceCode)).toMatchObject({ is: 'slowDown', interval: 15 });
  await wait(15);
  expect(await poll(deviceCode)).toMatchObject({ is: 'pending', interval: 15 });
});

it('a code that nobody confirmed in a quarter of an hour has expired, for both', async () => {
  const { deviceCode, userCode } = await show();
  await wait(900);
  manager = await enterCommercial(sandbox, 'manager');
  expect(await poll(deviceCode)).toEqual({ is: 'codeExpired' });
  expect(await refused(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }))).toBe(
    'activationCodeExpired',
  );
});

it('a cancel is a cancel: a poll that was on its way reads so, and the code is gone', async () => {
  const { deviceCode, userCode } = await show();
  await done(console_()(cancelPairing, { deviceCode }));
  expect(await poll(deviceCode)).toEqual({ is: 'canceled' });
  expect(await refused(manager.client(getPairing, { userCode }))).toBe('activationCodeInvalid');
  // again is harmless, and so is one that nobody knows
  await done(console_()(cancelPairing, { deviceCode }));
  await done(console_()(cancelPairing, { deviceCode: 'nobody' }));
  expect(await refused(console_()(pollPairing, { deviceCode: 'nobody' }))).toBe('notFound');
});

it('when the answer was lost, asking again gives a new secret and the old one is dead', async () => {
  const { deviceCode, userCode } = await show();
  await done(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }));
  const [first, second] = [await poll(deviceCode), await poll(deviceCode)];
  if (first.is !== 'activated' || second.is !== 'activated') throw new Error('It was not activated.');
  await expect(signedInMachine(sandbox, first)).rejects.toThrow('equipmentSecretInvalid');
  await signedInMachine(sandbox, second);
});

it('is confirmed for a location of one’s own, by who runs it', async () => {
  const { userCode } = await show();
  const approve = (person: Person, locationId: string) => person.client(approvePairing, { userCode, locationId });
  expect(await refused(approve(manager, 'loc_airport'))).toBe('notFound');
  const clerk = await enterCommercial(sandbox, 'clerk');
  expect(await refused(approve(clerk, 'loc_downtown'))).toBe('notFound');
  expect(await refused(approve(await enterCommercial(sandbox, 'dealer'), 'loc_downtown'))).toBe('forbidden');
  expect(await refused(approve(await enterAs(sandbox, 'member'), 'loc_downtown'))).toBe('forbidden');
  await done(approve(await enterCommercial(sandbox, 'owner'), 'loc_airport'));
});

it('a machine of another location has to be released there first', async () => {
  const owner = await enterCommercial(sandbox, 'owner');
  const { serialNumber } = await done(owner.client(getEquipment, { equipmentId: 'eqp_20' }));
  const { userCode } = await show(serialNumber ?? '');
  expect(await refused(manager.client(approvePairing, { userCode, locationId: 'loc_downtown' }))).toBe(
    'alreadyClaimed',
  );
});

it('no code is shown for a number that nobody knows, or for a machine in the trash', async () => {
  const begin = (input: { serialNumber: string; modelId?: string }) => failure(console_()(beginPairing, input));
  expect((await begin({ serialNumber: 'TYPO-1' })).code).toBe('serialNumberUnknown');
  expect((await begin({ serialNumber: 'TYPO-1', modelId: 'nothing' })).code).toBe('serialNumberUnknown');
  const owner = await enterCommercial(sandbox, 'owner');
  const { serialNumber } = await done(owner.client(getEquipment, { equipmentId: 'eqp_81' }));
  expect((await begin({ serialNumber: serialNumber ?? '' })).code).toBe('equipmentTrashed');
});

it('says how long a code is good for, because a console’s clock may be wrong', async () => {
  const { userCode } = await show();
  await wait(100);
  const seen = await done(manager.client(getPairing, { userCode }));
  expect(seen.expiresIn).toBeLessThanOrEqual(800);
  expect(Math.abs(seen.expiresAt - now() - 900)).toBeLessThan(60);
});
