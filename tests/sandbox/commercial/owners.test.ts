import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listLocations } from '../../../src/core/contract/commercial/locations.js';
import {
  connectDealerOwner,
  createDealerOwner,
  disconnectDealerOwner,
  listDealerOwners,
} from '../../../src/core/contract/commercial/owners.js';
import { commercialOrders } from '../../../src/sandbox/commercial/tables/orders.js';
import { dealers } from '../../../src/sandbox/commercial/tables/places.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { failure } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const dealerId = 'deal_northern';
const ownerId = 'own_harbor';

const noOrders = () => all.sandbox.database.db.update(commercialOrders).set({ status: 'canceled' });

it('a dealer finds the owners it looks after, with what they have', async () => {
  const { items, total } = await done(all.dealer.client(listDealerOwners, { dealerId }));
  expect(total).toBe(1);
  // one machine in the trash does not count
  expect(items[0]).toMatchObject({ id: ownerId, locationCount: 4, equipmentCount: 27, dealerId });
});

it('an owner finds itself alone', async () => {
  await done(all.dealer.client(createDealerOwner, { dealerId, name: 'Another' }));
  expect((await done(all.owner.client(listDealerOwners, { dealerId }))).items.map(one => one.id)).toEqual([ownerId]);
  expect(await refused(all.otherOwner.client(listDealerOwners, { dealerId }))).toBe('notFound');
});

it('owners are searched by their name and their contact, and sorted', async () => {
  await done(all.dealer.client(createDealerOwner, { dealerId, name: 'Aqua Gyms', contactEmail: 'joy@aqua.test' }));
  const names = async (query: object) =>
    (await done(all.dealer.client(listDealerOwners, { dealerId, ...query }))).items.map(one => one.name);
  expect(await names({})).toEqual(['Aqua Gyms', 'Harbor Hotels']);
  expect(await names({ sort: '-name' })).toEqual(['Harbor Hotels', 'Aqua Gyms']);
  expect(await names({ sort: 'createdAt' })).toEqual(['Harbor Hotels', 'Aqua Gyms']);
  expect(await names({ q: 'JOY@' })).toEqual(['Aqua Gyms']);
  expect(await names({ q: 'owen' })).toEqual(['Harbor Hotels']);
});

it('nobody else has a dealer’s owners, and customer service is told that a dealer is unknown', async () => {
  expect(await refused(all.dealer.client(listDealerOwners, { dealerId: 'deal_other' }))).toBe('notFound');
  expect(await refused(all.manager.client(listDealerOwners, { dealerId }))).toBe('notFound');
  expect(await refused(all.member.client(listDealerOwners, { dealerId }))).toBe('forbidden');
  const { client } = all.support;
  const unknown = { dealerId: 'deal_other', ownerId };
  expect(await refused(client(listDealerOwners, { dealerId: 'deal_other' }))).toBe('notFound');
  expect(await refused(client(createDealerOwner, { dealerId: 'deal_other', name: 'X' }))).toBe('notFound');
  expect(await refused(client(connectDealerOwner, unknown))).toBe('notFound');
  expect(await refused(client(disconnectDealerOwner, unknown))).toBe('notFound');
});

it('a dealer makes an owner, and an owner does not', async () => {
  const made = await done(all.dealer.client(createDealerOwner, { dealerId, name: 'Aqua Gyms', contactPhone: '' }));
  expect(made).toMatchObject({ name: 'Aqua Gyms', dealerId, contactPhone: null, locationCount: 0, version: 1 });
  expect(await refused(all.owner.client(createDealerOwner, { dealerId, name: 'Mine' }))).toBe('forbidden');
  const [line] = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, made.id));
  expect(line).toMatchObject({ resource: 'owner', action: 'createDealerOwner', actorId: 'usr_dealer' });
});

it('an owner without a dealer is connected with its locations, and a second time with the same answer', async () => {
  const connect = () => done(all.dealer.client(connectDealerOwner, { dealerId, ownerId: 'own_pulse' }));
  const first = await connect();
  expect(first).toMatchObject({ dealerId, version: 2 });
  expect(await connect()).toEqual(first);
  const seen = await done(all.dealer.client(listLocations, { ownerId: 'own_pulse' }));
  expect(seen.items).toMatchObject([{ id: 'loc_pulse', dealer: { id: dealerId }, version: 2 }]);
});

it('connecting again gives back no location whose dealer the owner has removed', async () => {
  const before = await done(all.owner.client(listLocations, { q: 'lakeside' }));
  await done(all.dealer.client(connectDealerOwner, { dealerId, ownerId }));
  expect(before.items[0]?.dealer).toBeNull();
  expect((await done(all.owner.client(listLocations, { q: 'lakeside' }))).items[0]?.dealer).toBeNull();
});

it('an owner of another dealer is taken, and an unknown one is not found', async () => {
  const { db } = all.sandbox.database;
  await db.insert(dealers).values({ id: 'deal_2', name: 'Southern', status: 'active', createdAt: 1 });
  const { client } = all.support;
  expect(await refused(client(connectDealerOwner, { dealerId: 'deal_2', ownerId }))).toBe('ownerTaken');
  expect(await refused(client(disconnectDealerOwner, { dealerId: 'deal_2', ownerId }))).toBe('notFound');
  expect(await refused(all.dealer.client(connectDealerOwner, { dealerId, ownerId: 'own_none' }))).toBe('notFound');
});

it('a dealer is not disconnected while an order is open, and is told which', async () => {
  const why = await failure(all.dealer.client(disconnectDealerOwner, { dealerId, ownerId }));
  expect(why).toMatchObject({ code: 'ordersOpen', debug: { orders: ['CO-100001', 'CO-100002', 'CO-100003'] } });
});

it('a dealer who is disconnected sees nothing of the owner any more', async () => {
  await noOrders();
  const answer = await done(all.dealer.client(disconnectDealerOwner, { dealerId, ownerId, reason: 'Sold' }));
  expect(answer).toEqual({ disconnected: true, locations: 3 });
  expect((await done(all.dealer.client(listLocations, {}))).total).toBe(0);
  expect((await done(all.dealer.client(listDealerOwners, { dealerId }))).total).toBe(0);
  expect((await done(all.owner.client(listLocations, {}))).total).toBe(4);
  const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.action, 'disconnectDealerOwner'));
  expect(lines.map(({ resource }) => resource).toSorted()).toEqual(['location', 'location', 'location', 'owner']);
  expect(lines.find(({ resource }) => resource === 'owner')?.details).toMatchObject({ reason: 'Sold', locations: 3 });
});

it('a dealer who saw an older version is told', async () => {
  await noOrders();
  expect(await refused(all.dealer.client(disconnectDealerOwner, { dealerId, ownerId, version: 9 }))).toBe(
    'versionConflict',
  );
  expect(await refused(all.owner.client(disconnectDealerOwner, { dealerId, ownerId }))).toBe('forbidden');
});
