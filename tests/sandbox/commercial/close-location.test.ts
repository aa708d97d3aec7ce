import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActivationCode, listActivationCodes } from '../../../src/core/contract/commercial/activation-codes.js';
import { listCommercialLocations, validateCommercialCode } from '../../../src/core/contract/commercial/codes.js';
import {
  deleteLocation,
  getLocation,
  listLocations,
  updateLocation,
} from '../../../src/core/contract/commercial/locations.js';
import { createTransfer, decideTransfer, listTransfers } from '../../../src/core/contract/commercial/transfers.js';
import { now } from '../../../src/core/dates.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { commercialOrders } from '../../../src/sandbox/commercial/tables/orders.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done, refused } from '../../support/results.js';
import { failure } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const locationId = 'loc_downtown';
const noOrders = () => all.sandbox.database.db.update(commercialOrders).set({ status: 'canceled' });

it('an owner does not close a location that something is ordered for, and is told the orders', async () => {
  const why = await failure(all.owner.client(deleteLocation, { locationId }));
  expect(why).toMatchObject({ code: 'ordersOpen', debug: { orders: ['CO-100002', 'CO-100003'] } });
  expect((await done(all.owner.client(getLocation, { locationId }))).status).toBe('active');
});

it('machines of a closed location keep their owner and lose their place and seat, each with a line in the trail', async () => {
  await noOrders();
  const { db } = all.sandbox.database;
  await db.update(commercialEquipment).set({ ownerId: null }).where(eq(commercialEquipment.id, 'eqp_3'));
  const answer = await done(all.owner.client(deleteLocation, { locationId, version: 1, reason: 'Sold' }));
  expect(answer).toEqual({ deleted: true, machines: 14 });
  const machines = await db
    .select()
    .from(commercialEquipment)
    .where(inArray(commercialEquipment.id, ['eqp_3', 'eqp_70']))
    .orderBy(commercialEquipment.id);
  expect(machines.map(({ id, ownerId, locationId: at, version }) => [id, ownerId, at, version])).toEqual([
    ['eqp_3', 'own_harbor', null, 2],
    // a machine that was lent is its lender's
    ['eqp_70', 'own_pulse', null, 2],
  ]);
  expect(await db.select().from(licenseSeats).where(eq(licenseSeats.licenseId, 'lic_downtown'))).toEqual([]);
  expect(await db.select().from(licenseSeats).where(eq(licenseSeats.licenseId, 'lic_airport'))).toHaveLength(8);
  const lines = await db.select().from(audit).where(eq(audit.action, 'deleteLocation'));
  expect(lines.filter(({ resource }) => resource === 'equipment')).toHaveLength(14);
  expect(lines.find(({ resourceId }) => resourceId === 'eqp_1')?.details).toMatchObject({
    reason: 'Sold',
    before: { locationId, licenseId: 'lic_downtown' },
    after: { locationId: null, licenseId: null },
  });
  expect(lines.find(({ resource }) => resource === 'location')?.details).toMatchObject({
    reason: 'Sold',
    machines: 14,
    before: { status: 'active' },
    after: { status: 'closed' },
  });
});

it('who worked there sees it no more, and loses the role with the last place', async () => {
  await noOrders();
  await done(all.owner.client(deleteLocation, { locationId }));
  expect((await done(all.manager.client(listLocations, {}))).total).toBe(0);
  expect(await refused(all.clerk.client(getLocation, { locationId }))).toBe('notFound');
  const [clerk] = await all.sandbox.database.db.select().from(users).where(eq(users.id, 'usr_clerk'));
  expect(clerk?.roles).toEqual(['Member']);
});

it('its codes work no more, neither for machines nor for members, and its alarms are over', async () => {
  await noOrders();
  const { db } = all.sandbox.database;
  await db.insert(alarms).values({ id: 'a1', locationId, subject: 'eqp_8', kind: 'offline', raisedAt: now() });
  await done(all.owner.client(deleteLocation, { locationId }));
  const { items } = await done(all.owner.client(listActivationCodes, { locationId }));
  expect(new Set(items.map(one => one.status))).toEqual(new Set(['revoked']));
  expect(await refused(all.sandbox.client()(validateCommercialCode, { code: 'HARBORGUEST' }))).toBe(
    'redemptionCodeInvalid',
  );
  expect((await db.select().from(alarms)).map(one => one.clearedAt)).not.toContain(null);
  expect((await done(all.member.client(listCommercialLocations, { q: 'downtown' }))).total).toBe(0);
});

it('what was offered from it is withdrawn, and what was offered to it declined', async () => {
  await noOrders();
  const offer = (client: typeof all.owner.client, fromLocationId: string, toLocationId: string) =>
    done(client(createTransfer, { fromLocationId, toLocationId }));
  const out = await offer(all.owner.client, locationId, 'loc_pulse');
  const across = await offer(all.owner.client, 'loc_airport', locationId);
  await done(all.owner.client(deleteLocation, { locationId, reason: 'Sold' }));
  const { items } = await done(all.otherOwner.client(listTransfers, {}));
  expect(items.map(({ id, status }) => [id, status])).toContainEqual([out.id, 'withdrawn']);
  const mine = await done(all.owner.client(listTransfers, {}));
  expect(mine.items.find(({ id }) => id === across.id)).toMatchObject({ status: 'declined', version: 2 });
  expect(await refused(all.owner.client(decideTransfer, { transferId: across.id, decision: 'withdraw' }))).toBe(
    'transferDecided',
  );
  const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.resource, 'transfer'));
  expect(
    lines
      .filter(({ action }) => action === 'deleteLocation')
      .map(({ resourceId }) => resourceId)
      .toSorted(),
  ).toEqual([out.id, across.id].toSorted());
});

it('a closed location is in no list; it can be read for its history, and nothing can be done with it', async () => {
  await noOrders();
  await done(all.dealer.client(deleteLocation, { locationId }));
  expect((await done(all.owner.client(listLocations, { q: 'downtown' }))).total).toBe(0);
  const { status, actions } = await done(all.owner.client(getLocation, { locationId }));
  expect([status, new Set(Object.values(actions))]).toEqual(['closed', new Set(['notFound'])]);
  expect(await refused(all.owner.client(updateLocation, { locationId, name: 'Open' }))).toBe('notFound');
  expect(await refused(all.owner.client(createActivationCode, { locationId }))).toBe('notFound');
  // again is harmless, in any version
  expect(await done(all.owner.client(deleteLocation, { locationId, version: 1 }))).toEqual({
    deleted: true,
    machines: 0,
  });
});

it('a manager closes nothing, another owner finds nothing to close, and an older version is told', async () => {
  await noOrders();
  expect(await refused(all.manager.client(deleteLocation, { locationId }))).toBe('forbidden');
  expect(await refused(all.otherOwner.client(deleteLocation, { locationId }))).toBe('notFound');
  expect(await refused(all.support.client(deleteLocation, { locationId: 'loc_none' }))).toBe('notFound');
  expect(await refused(all.owner.client(deleteLocation, { locationId, version: 3 }))).toBe('versionConflict');
  const [row] = await all.sandbox.database.db.select().from(locations).where(eq(locations.id, locationId));
  expect(row?.status).toBe('active');
});
