import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createLocation,
  getLocation,
  listLocationPartners,
  listLocations,
  removeLocationDealer,
  updateLocation,
} from '../../../src/core/contract/commercial/locations.js';
import { createDealerOwner } from '../../../src/core/contract/commercial/owners.js';
import type { LocationQuery } from '../../../src/core/contract/schemas/commercial/locations.js';
import { now } from '../../../src/core/dates.js';
import { commercialOrders } from '../../../src/sandbox/commercial/tables/orders.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { badFields, failure, type Person } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeEach(async () => {
  all = await openCommercial();
});
afterEach(() => all.sandbox.close());

const locationId = 'loc_downtown';
const names = async ({ client }: Person, query: LocationQuery = {}) =>
  (await done(client(listLocations, query))).items.map(one => one.name);

const alarm = (id: string, at: string, own: Partial<typeof alarms.$inferInsert> = {}) => ({
  id,
  locationId: at,
  subject: id,
  kind: 'offline' as const,
  raisedAt: now(),
  ...own,
});

describe('who sees which', () => {
  it('everybody sees their own by name, customer service all, and a member none', async () => {
    const ofDealer = ['Harbor Hotel Airport', 'Harbor Hotel Downtown', 'Harbor Riverside'];
    expect(await names(all.dealer)).toEqual(ofDealer);
    expect(await names(all.owner)).toEqual([...ofDealer.slice(0, 2), 'Harbor Lakeside Club', 'Harbor Riverside']);
    expect(await names(all.manager)).toEqual(['Harbor Hotel Downtown']);
    expect(await names(all.clerk)).toEqual(['Harbor Hotel Downtown']);
    expect(await names(all.otherOwner)).toEqual(['Pulse Studio SoHo']);
    expect(await names(all.support)).toHaveLength(5);
    expect(await refused(all.member.client(listLocations, {}))).toBe('forbidden');
  });

  it('what is another’s is not found, and what is nowhere neither', async () => {
    for (const { client } of [all.otherOwner, all.manager])
      expect(await refused(client(getLocation, { locationId: 'loc_airport' }))).toBe('notFound');
    expect(await refused(all.owner.client(getLocation, { locationId: 'loc_none' }))).toBe('notFound');
    expect(await refused(all.dealer.client(getLocation, { locationId: 'loc_lakeside' }))).toBe('notFound');
  });
});

describe('the list', () => {
  it('is searched by name, city and owner, and filtered by owner, dealer and country', async () => {
    expect(await names(all.support, { q: 'rosemont' })).toEqual(['Harbor Hotel Airport']);
    expect(await names(all.support, { q: 'PULSE stu' })).toEqual(['Pulse Studio SoHo']);
    expect(await names(all.support, { q: 'harbor hotels' })).toHaveLength(4);
    expect(await names(all.support, { q: '%' })).toEqual([]);
    expect(await names(all.support, { ownerId: 'own_pulse' })).toEqual(['Pulse Studio SoHo']);
    expect(await names(all.support, { dealerId: 'deal_northern' })).toHaveLength(3);
    expect(await names(all.support, { countryCode: 'CA' })).toEqual([]);
    expect(await names(all.owner, { ownerId: 'own_pulse' })).toEqual([]);
  });

  it('is sorted by what it counts', async () => {
    expect((await names(all.support, { sort: '-equipmentCount' }))[0]).toBe('Harbor Hotel Downtown');
    expect((await names(all.support, { sort: 'equipmentCount' }))[0]).toBe('Harbor Riverside');
    expect((await names(all.support, { sort: '-createdAt' }))[0]).toBe('Pulse Studio SoHo');
  });

  it('shows where an alarm is up: neither cleared nor snoozed', async () => {
    await all.sandbox.database.db
      .insert(alarms)
      .values([
        alarm('a1', 'loc_airport'),
        alarm('a2', 'loc_airport', { snoozedUntil: now() - 5 }),
        alarm('a3', 'loc_downtown', { clearedAt: now() }),
        alarm('a4', 'loc_riverside', { snoozedUntil: now() + 3600 }),
        alarm('a5', 'loc_lakeside'),
      ]);
    expect(await names(all.owner, { alerts: 'yes' })).toEqual(['Harbor Hotel Airport', 'Harbor Lakeside Club']);
    expect((await names(all.owner, { sort: '-alerts' })).slice(0, 2)).toEqual([
      'Harbor Hotel Airport',
      'Harbor Lakeside Club',
    ]);
    const { items, total } = await done(all.owner.client(listLocations, { sort: '-alerts', limit: 1 }));
    expect([total, items.map(one => one.alerts)]).toEqual([4, [2]]);
  });

  it('counts machines, licences and seats that can be used', async () => {
    const { items } = await done(all.support.client(listLocations, {}));
    const counts = new Map(
      items.map(one => [one.id, [one.equipmentCount, one.licenseCount, one.seatsUsed, one.seatsTotal]]),
    );
    expect(Object.fromEntries(counts)).toEqual({
      loc_downtown: [14, 1, 10, 12],
      loc_airport: [8, 1, 8, 8],
      // one of its two licences has expired
      loc_lakeside: [5, 2, 5, 6],
      loc_riverside: [0, 0, 0, 0],
      // its licence is suspended
      loc_pulse: [6, 1, 0, 0],
    });
  });
});

describe('what a reader may do', () => {
  const actions = async ({ client }: Person, id = locationId) =>
    (await done(client(getLocation, { locationId: id }))).actions;

  it('is said by the location, as the calls say it', async () => {
    const ok = { edit: 'ok', delete: 'ok', removeDealer: 'ok', users: 'ok', codes: 'ok', place: 'ok', import: 'ok' };
    expect(await actions(all.owner)).toEqual({ ...ok, delete: 'ordersOpen', removeDealer: 'ordersOpen' });
    expect(await actions(all.owner, 'loc_airport')).toEqual(ok);
    expect(await actions(all.support, 'loc_airport')).toEqual(ok);
    expect(await actions(all.manager)).toEqual({
      ...ok,
      delete: 'forbidden',
      removeDealer: 'forbidden',
      import: 'forbidden',
    });
    expect(new Set(Object.values(await actions(all.clerk)))).toEqual(new Set(['forbidden']));
    const ofDealer = { ...ok, removeDealer: 'forbidden', users: 'forbidden', place: 'forbidden' };
    expect(await actions(all.dealer, 'loc_airport')).toEqual({ ...ofDealer, codes: 'notANewSite' });
    expect(await actions(all.dealer, 'loc_riverside')).toEqual({ ...ofDealer, delete: 'ordersOpen' });
  });
});

describe('a new location', () => {
  const given = { name: 'Harbor Spa', countryCode: 'US' };

  it('of an owner is its own, and its dealer’s', async () => {
    const made = await done(all.owner.client(createLocation, { ...given, city: 'Gary', partnerIds: ['northside'] }));
    expect(made).toMatchObject({
      ...given,
      city: 'Gary',
      streetLine1: null,
      timeZone: 'UTC',
      partnerIds: ['northside'],
      owner: { id: 'own_harbor', name: 'Harbor Hotels' },
      dealer: { id: 'deal_northern', name: 'Northern Fitness Supply' },
      equipmentCount: 0,
      status: 'active',
      version: 1,
    });
    expect(await names(all.dealer)).toContain('Harbor Spa');
    const [line] = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, made.id));
    expect(line).toMatchObject({ resource: 'location', action: 'createLocation', actorId: 'usr_owner' });
  });

  it('is made by a dealer for its owners, and by customer service for all', async () => {
    const byDealer = await done(all.dealer.client(createLocation, { ...given, ownerId: 'own_harbor' }));
    expect(byDealer.dealer?.id).toBe('deal_northern');
    const bySupport = await done(all.support.client(createLocation, { ...given, ownerId: 'own_pulse' }));
    expect([bySupport.owner.id, bySupport.dealer]).toEqual(['own_pulse', null]);
  });

  it('is not made for another’s owner, for none, or by who works at one', async () => {
    const forPulse = { ...given, ownerId: 'own_pulse' };
    expect(await refused(all.owner.client(createLocation, forPulse))).toBe('notFound');
    expect(await refused(all.dealer.client(createLocation, forPulse))).toBe('notFound');
    expect(await refused(all.support.client(createLocation, { ...given, ownerId: 'own_none' }))).toBe('notFound');
    expect(await badFields(all.dealer.client(createLocation, given))).toEqual(['ownerId']);
    expect(await badFields(all.support.client(createLocation, given))).toEqual(['ownerId']);
    expect(await refused(all.manager.client(createLocation, given))).toBe('forbidden');
  });

  it('has partners that exist and a zone that there is', async () => {
    const { client } = all.owner;
    expect(await badFields(client(createLocation, { ...given, partnerIds: ['nobody'] }))).toEqual(['partnerIds']);
    expect(await badFields(client(createLocation, { ...given, timeZone: 'Mars/Base' }))).toEqual(['timeZone']);
  });
});

describe('a change', () => {
  it('is made by the manager, and the audit trail has what was before', async () => {
    const { client } = all.manager;
    const after = await done(client(updateLocation, { locationId, version: 1, name: 'Downtown', city: '' }));
    expect(after).toMatchObject({ name: 'Downtown', city: null, streetLine1: '100 Lake Street', version: 2 });
    const [line] = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, locationId));
    expect(line?.details).toMatchObject({
      version: 2,
      before: { name: 'Harbor Hotel Downtown', city: 'Chicago' },
      after: { name: 'Downtown', city: null },
    });
  });

  it('of an older version is a conflict that shows what is there', async () => {
    await done(all.owner.client(updateLocation, { locationId, version: 1, lowSeats: 4 }));
    const why = await failure(all.manager.client(updateLocation, { locationId, version: 1, lowSeats: 3 }));
    expect(why).toMatchObject({ code: 'versionConflict', debug: { current: { lowSeats: 4, version: 2 } } });
  });

  it('is not made by who works there, nor by others', async () => {
    const patch = { locationId, name: 'Mine' };
    expect(await refused(all.clerk.client(updateLocation, patch))).toBe('forbidden');
    expect(await refused(all.otherOwner.client(updateLocation, patch))).toBe('notFound');
    expect(await badFields(all.owner.client(updateLocation, { locationId, partnerIds: ['nobody'] }))).toEqual([
      'partnerIds',
    ]);
  });
});

describe('the dealer', () => {
  it('is removed by the owner, and sees the location no more', async () => {
    const { client } = all.owner;
    const airport = { locationId: 'loc_airport', reason: 'We buy elsewhere' };
    expect(await refused(all.dealer.client(removeLocationDealer, airport))).toBe('forbidden');
    expect(await done(client(removeLocationDealer, airport))).toMatchObject({ dealer: null, version: 2 });
    expect(await refused(all.dealer.client(getLocation, airport))).toBe('notFound');
    expect(await names(all.dealer)).not.toContain('Harbor Hotel Airport');
    // again is harmless
    expect(await done(client(removeLocationDealer, airport))).toMatchObject({ dealer: null, version: 2 });
    const lines = await all.sandbox.database.db.select().from(audit).where(eq(audit.resourceId, 'loc_airport'));
    expect(lines.map(({ details }) => details)).toMatchObject([{ reason: 'We buy elsewhere' }]);
  });

  it('stays while an order of theirs is open, and while the owner saw an older version', async () => {
    const why = await failure(all.owner.client(removeLocationDealer, { locationId }));
    expect(why).toMatchObject({ code: 'ordersOpen', debug: { orders: ['CO-100002', 'CO-100003'] } });
    await all.sandbox.database.db
      .update(commercialOrders)
      .set({ dealerId: null })
      .where(inArray(commercialOrders.status, ['submitted', 'approved']));
    expect(await refused(all.owner.client(removeLocationDealer, { locationId, version: 7 }))).toBe('versionConflict');
    expect((await done(all.owner.client(removeLocationDealer, { locationId }))).dealer).toBeNull();
  });
});

it('the partners of a location are named to whoever sees it', async () => {
  expect((await done(all.clerk.client(listLocationPartners, { locationId }))).items).toEqual([
    { id: 'northside', name: 'Northside Gym' },
  ]);
  expect((await done(all.owner.client(listLocationPartners, { locationId: 'loc_airport' }))).total).toBe(0);
  expect(await refused(all.otherOwner.client(listLocationPartners, { locationId }))).toBe('notFound');
});

it('an owner made a minute ago gets its first location from its dealer', async () => {
  const { id } = await done(all.dealer.client(createDealerOwner, { dealerId: 'deal_northern', name: 'Aqua' }));
  const made = await done(all.dealer.client(createLocation, { name: 'Aqua 1', countryCode: 'US', ownerId: id }));
  expect(made.owner).toEqual({ id, name: 'Aqua' });
});
