import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listFirmware } from '../../../src/core/contract/people-lists.js';
import {
  connectUserEquipment,
  disconnectUserEquipment,
  listUserEquipment,
  listUserEquipmentLegacy,
  removeUserEquipment,
} from '../../../src/core/contract/user-equipment.js';
import { equipmentUnits, userEquipment } from '../../../src/sandbox/equipment/tables.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, newMember, type Person } from '../support/people.js';

const BIKE = 'EX8S-2026-000101';
const ROWER = 'ROWS-2026-000202';

let sandbox: TestSandbox;
let jo: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('fresh');
  jo = await newMember(sandbox);
});

const claimed = (serialNumber: string, bundleClaimedBy: string) =>
  sandbox.database.db
    .update(equipmentUnits)
    .set({ bundleClaimedBy, bundleClaimedAt: 1 })
    .where(eq(equipmentUnits.serialNumber, serialNumber));

const listed = async ({ client, userId }: Person) =>
  (await done(client(listUserEquipment, { userId }))).items.map(one => one.serialNumber);

const connect = (person: Person, unitId: string, firmware?: string) =>
  person.client(connectUserEquipment, { userId: person.userId, unitId, ...(firmware && { firmware }) });

it('a machine that the app finds is on the list, with the software that it said it has', async () => {
  expect(await done(connect(jo, ' ex8s-2026-000101', '4.1.0'))).toMatchObject({
    id: BIKE,
    serialNumber: BIKE,
    model: { id: 'connect-ex-8s', name: 'Connect EX-8s', kind: 'bike' },
    connected: true,
    firmware: '4.1.0',
  });
  expect(await listed(jo)).toEqual([BIKE]);
  expect((await done(jo.client(listFirmware, { userId: jo.userId }))).items).toMatchObject([
    { serialNumber: BIKE, installed: '4.1.0', latest: { version: '4.3.0' } },
  ]);
});

it('what an app does not say of a machine stays as an earlier one said it', async () => {
  await done(connect(jo, BIKE, '4.1.0'));
  expect(await done(connect(jo, BIKE))).toMatchObject({ firmware: '4.1.0' });
});

it('what an app says over and over is written into the audit trail once', async () => {
  const { userId } = jo;
  for (const firmware of ['4.1.0', '4.1.0', '4.2.0']) await done(connect(jo, BIKE, firmware));
  for (const _ of [1, 2]) await done(jo.client(disconnectUserEquipment, { userId, unitId: BIKE }));
  const lines = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, userId));
  expect(lines.map(line => line.action).toSorted()).toEqual([
    'connectUserEquipment',
    'connectUserEquipment',
    'disconnectUserEquipment',
  ]);
});

it('a number that is on no machine of ours is refused, and one that is not the person’s is not let go of', async () => {
  expect(await refused(connect(jo, 'NOTHING-1'))).toBe('notFound');
  const { userId } = jo;
  expect(await refused(jo.client(disconnectUserEquipment, { userId, unitId: BIKE }))).toBe('notFound');
  expect(await refused(jo.client(removeUserEquipment, { userId, unitId: BIKE }))).toBe('notFound');
  expect(await sandbox.database.db.select().from(userEquipment)).toEqual([]);
});

it('a machine whose months a person claimed is on their list, though no app has found it yet', async () => {
  await claimed(ROWER, jo.userId);
  const { userId } = jo;
  const { items } = await done(jo.client(listUserEquipment, { userId }));
  expect(items).toMatchObject([{ serialNumber: ROWER, connected: false, connectedAt: null, firmware: null }]);
  expect(await done(jo.client(disconnectUserEquipment, { userId, unitId: ROWER }))).toMatchObject({ connected: false });
});

it('a removed machine is nowhere on the lists, its months stay claimed, and connecting brings it back', async () => {
  await claimed(BIKE, jo.userId);
  await done(connect(jo, BIKE, '4.1.0'));
  const { userId } = jo;
  await done(jo.client(removeUserEquipment, { userId, unitId: BIKE.toLowerCase() }));
  expect(await listed(jo)).toEqual([]);
  expect(await done(jo.client(listUserEquipmentLegacy, { userId }))).toEqual([]);
  expect((await done(jo.client(listFirmware, { userId }))).items).toEqual([]);
  const [unit] = await sandbox.database.db.select().from(equipmentUnits).where(eq(equipmentUnits.serialNumber, BIKE));
  expect(unit).toMatchObject({ bundleClaimedBy: userId, bundleClaimedAt: 1 });
  expect(await refused(jo.client(disconnectUserEquipment, { userId, unitId: BIKE }))).toBe('notFound');
  expect(await done(connect(jo, BIKE))).toMatchObject({ connected: true, firmware: '4.1.0' });
  expect(await listed(jo)).toEqual([BIKE]);
});

it('one that was only claimed is removed, too, and removing it again changes nothing', async () => {
  await claimed(BIKE, jo.userId);
  const { userId } = jo;
  for (const _ of [1, 2]) await done(jo.client(removeUserEquipment, { userId, unitId: BIKE }));
  expect(await listed(jo)).toEqual([]);
  const lines = await sandbox.database.db
    .select({ details: audit.details })
    .from(audit)
    .where(and(eq(audit.action, 'removeUserEquipment'), eq(audit.resourceId, userId)));
  expect(lines).toEqual([{ details: { serialNumber: BIKE } }]);
});

it('the last used machine is the first, one that was never found the last', async () => {
  await claimed(ROWER, jo.userId);
  await done(connect(jo, 'STR6-2026-000303'));
  await done(connect(jo, BIKE));
  await sandbox.database.db
    .update(userEquipment)
    .set({ connectedAt: 1000 })
    .where(eq(userEquipment.serialNumber, 'STR6-2026-000303'));
  const { userId } = jo;
  expect(await listed(jo)).toEqual([BIKE, 'STR6-2026-000303', ROWER]);
  expect((await done(jo.client(listUserEquipmentLegacy, { userId }))).map(one => one.id)).toEqual(await listed(jo));
  const { items, total } = await done(jo.client(listUserEquipment, { userId, offset: 1, limit: 1 }));
  expect([items.map(one => one.id), total]).toEqual([['STR6-2026-000303'], 3]);
});

it('the machine that two people use is each one’s own to remove', async () => {
  const kim = await newMember(sandbox);
  for (const person of [jo, kim]) await done(connect(person, BIKE));
  await done(jo.client(removeUserEquipment, { userId: jo.userId, unitId: BIKE }));
  expect([await listed(jo), await listed(kim)]).toEqual([[], [BIKE]]);
});

it('a parent connects and removes a child’s machine; a stranger finds nobody', async () => {
  const child = await newMember(sandbox, { parentId: jo.userId });
  const { userId } = child;
  await done(jo.client(connectUserEquipment, { userId, unitId: BIKE }));
  expect(await listed(child)).toEqual([BIKE]);
  await done(jo.client(removeUserEquipment, { userId, unitId: BIKE }));
  expect(await listed(child)).toEqual([]);
  const stranger = await newMember(sandbox);
  expect(await refused(stranger.client(listUserEquipment, { userId }))).toBe('notFound');
  expect(await refused(stranger.client(connectUserEquipment, { userId, unitId: BIKE }))).toBe('notFound');
});

it('customer service sees and removes a machine, and connects none', async () => {
  await done(connect(jo, BIKE));
  const support = await enterAs(sandbox, 'staff');
  const { userId } = jo;
  expect(await done(support.client(listUserEquipment, { userId }))).toMatchObject({ total: 1 });
  expect(await refused(support.client(connectUserEquipment, { userId, unitId: ROWER }))).toBe('notFound');
  await done(support.client(removeUserEquipment, { userId, unitId: BIKE }));
  expect(await listed(jo)).toEqual([]);
});

it('nobody is found where nobody is', async () => {
  const admin = await enterAs(sandbox, 'admin');
  expect(await refused(admin.client(listUserEquipmentLegacy, { userId: 'usr_nobody' }))).toBe('notFound');
});
