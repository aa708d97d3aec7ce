import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getEquipment, listEquipmentHistory, trashEquipment } from '../../../src/core/contract/commercial/equipment.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { readClock } from '../../../src/sandbox/world/clock.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { eventsOf } from '../support/events.js';
import type { Person } from '../support/people.js';
import { enterCommercial } from '../commercial/support/people.js';

const PATH = 'commercial/equipment/health';
const SERIAL = 'STRIDE9PRO-1001';

let sandbox: TestSandbox;
let owner: Person;
let at: number;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  owner = await enterCommercial(sandbox, 'owner');
  at = await readClock(sandbox.database.db);
});
afterAll(() => sandbox.close());

const send = (data: object, created = at, id?: string) =>
  eventsOf(sandbox).own(PATH, { serialNumber: SERIAL, ...data }, { created, ...(id && { id }) });
const machine = () => done(owner.client(getEquipment, { equipmentId: 'eqp_1' }));

it('what the service that watches machines says of one is seen at its location, with its fault', async () => {
  expect(await send({ status: 'fault', code: 'E04', readings: { temperature: 71 } })).toMatchObject({ is: 'applied' });
  expect(await machine()).toMatchObject({
    status: 'fault',
    faultCode: 'E04',
    health: { readings: { temperature: 71 } },
  });
  const { items } = await done(owner.client(listEquipmentHistory, { equipmentId: 'eqp_1' }));
  expect(items[0]).toMatchObject({
    action: 'equipmentHealth',
    by: null,
    before: { status: 'ready' },
    after: { status: 'fault', faultCode: 'E04' },
  });
});

it('an event that is delivered twice counts once', async () => {
  expect(await send({ status: 'fault' }, at, 'evt_1')).toMatchObject({ is: 'applied' });
  expect(await send({ status: 'fault' }, at, 'evt_1')).toMatchObject({ is: 'duplicate' });
});

it('an older word that comes late changes nothing', async () => {
  expect(await send({ status: 'offline' }, at)).toMatchObject({ is: 'applied' });
  expect(await send({ status: 'ready' }, at - 30)).toMatchObject({ is: 'stale' });
  expect((await machine()).status).toBe('offline');
  expect(await send({ status: 'ready' }, at + 1)).toMatchObject({ is: 'applied' });
  expect((await machine()).status).toBe('ready');
});

it('a machine in the trash, and one that nobody knows, stay as they are', async () => {
  await done(owner.client(trashEquipment, { equipmentId: 'eqp_1', serialNumber: SERIAL }));
  expect(await send({ status: 'ready' })).toMatchObject({ status: 200, is: 'ignored' });
  expect(await machine()).toMatchObject({ stage: 'trash', status: 'unregistered' });
  expect(await send({ serialNumber: 'NOBODY-1', status: 'ready' })).toMatchObject({ status: 200, is: 'ignored' });
});

it('a machine that was never activated is not made ready by what is said of it', async () => {
  const { db } = sandbox.database;
  const [row] = await db.select().from(commercialEquipment).where(eq(commercialEquipment.id, 'eqp_11'));
  expect(await send({ serialNumber: row?.serialNumber, status: 'ready' })).toMatchObject({ is: 'applied' });
  expect(await done(owner.client(getEquipment, { equipmentId: 'eqp_11' }))).toMatchObject({
    status: 'unregistered',
    connection: 'online',
  });
});

it('what is no word about a machine is refused before anything is written', async () => {
  expect(await send({ status: 'dancing' })).toMatchObject({ status: 422, is: 'validationFailed' });
  expect(await send({ status: 'ready', serialNumber: '' })).toMatchObject({ status: 422 });
});
