import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLocationSummary, listLocations } from '../../../src/core/contract/commercial/locations.js';
import { now } from '../../../src/core/dates.js';
import {
  connectionOf,
  SILENT_SECONDS,
  shownStatus,
} from '../../../src/sandbox/commercial/equipment/equipment-status.js';
import { connectionAt, statusAt } from '../../../src/sandbox/commercial/equipment/equipment-sql.js';
import { lastDays } from '../../../src/sandbox/commercial/places/local-days.js';
import { isUsable } from '../../../src/sandbox/commercial/licenses/license-sql.js';
import { licenseRefusal } from '../../../src/sandbox/commercial/licenses/license-status.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenses } from '../../../src/sandbox/commercial/tables/licenses.js';
import { alarms, commercialSessions } from '../../../src/sandbox/commercial/tables/sessions.js';
import { equipmentStatus } from '../../../src/core/contract/schemas/commercial/equipment.js';
import { done, refused } from '../../support/results.js';
import { type CommercialPeople, openCommercial } from './people.js';

let all: CommercialPeople;
beforeAll(async () => {
  all = await openCommercial();
});
afterAll(() => all.sandbox.close());

it('what happens at a location is counted, with everything that is nowhere as zero', async () => {
  await all.sandbox.database.db
    .insert(alarms)
    .values({ id: 'a1', locationId: 'loc_downtown', subject: 'eqp_8', kind: 'offline', raisedAt: now() });
  const summary = await done(all.clerk.client(getLocationSummary, { locationId: 'loc_downtown' }));
  expect(summary).toEqual({
    stages: { ordered: 1, shipped: 1, installed: 0, configured: 1, complete: 10, rest: 1, trash: 0 },
    // eqp_8 said `ready` five hours ago, and nothing since
    statuses: { unregistered: 3, activated: 0, ready: 8, inUse: 1, offline: 1, fault: 1 },
    connections: { neverSeen: 3, online: 10, offline: 1 },
    seats: { used: 10, total: 12, free: 2 },
    // one every four days, the last of them 32 days ago
    sessions30d: 8,
    alerts: 1,
  });
});

it('a location without machines has zero of everything', async () => {
  const { stages, statuses, seats } = await done(all.owner.client(getLocationSummary, { locationId: 'loc_riverside' }));
  expect([...Object.values(stages), ...Object.values(statuses)].every(one => one === 0)).toBe(true);
  expect(seats).toEqual({ used: 0, total: 0, free: 0 });
});

describe('workouts of thirty days', () => {
  const startsAt = async (id: string, startedAt: number) =>
    all.sandbox.database.db.insert(commercialSessions).values({
      id,
      equipmentId: 'eqp_60',
      locationId: 'loc_pulse',
      status: 'completed',
      startedAt,
      completedAt: startedAt + 1800,
    });
  const pulse = async () => (await done(all.otherOwner.client(listLocations, {}))).items[0]?.workouts;

  it('are on the card day by day, by the calendar of the location', async () => {
    const { starts, lastDay } = lastDays('America/New_York', now(), 30);
    const [first = 0, second = 0] = starts;
    await startsAt('before', first - 1);
    await startsAt('first', first);
    await startsAt('late', second - 1);
    await startsAt('next', second);
    expect(await pulse()).toEqual({ lastDay, counts: [2, 1, ...Array.from({ length: 28 }, () => 0)] });
    const summary = await done(all.otherOwner.client(getLocationSummary, { locationId: 'loc_pulse' }));
    expect(summary.sessions30d).toBe(3);
  });

  it('are those of each location, side by side', async () => {
    const { items } = await done(all.support.client(listLocations, {}));
    const totals = Object.fromEntries(
      items.map(({ id, workouts }) => [id, workouts.counts.reduce((sum, one) => sum + one, 0)]),
    );
    expect(totals).toEqual({ loc_airport: 0, loc_downtown: 8, loc_lakeside: 0, loc_riverside: 0, loc_pulse: 3 });
  });
});

it('is nobody else’s to read', async () => {
  expect(await refused(all.otherOwner.client(getLocationSummary, { locationId: 'loc_downtown' }))).toBe('notFound');
  expect(await refused(all.support.client(getLocationSummary, { locationId: 'loc_none' }))).toBe('notFound');
});

it('SQL says the same of a machine’s status and connection as the rule, for every status and silence', async () => {
  const { db } = all.sandbox.database;
  const at = now();
  const rowOf = { status: statusAt(at).as('shown'), connection: connectionAt(at) };
  for (const status of equipmentStatus.options)
    for (const lastSeenAt of [null, at, at - SILENT_SECONDS + 1, at - SILENT_SECONDS, at - 90_000]) {
      await db.update(commercialEquipment).set({ status, lastSeenAt }).where(eq(commercialEquipment.id, 'eqp_60'));
      const [row] = await db.select(rowOf).from(commercialEquipment).where(eq(commercialEquipment.id, 'eqp_60'));
      expect(row, `${status} ${lastSeenAt}`).toEqual({
        status: shownStatus(status, lastSeenAt, at),
        connection: connectionOf(lastSeenAt, at),
      });
    }
});

it('SQL says the same as the rule of which licences can be used, at the second of their beginning and end, too', async () => {
  const { db } = all.sandbox.database;
  const at = now();
  for (const suspended of [true, false])
    for (const startsAt of [at - 1, at, at + 1])
      for (const expiresAt of [at - 1, at, at + 1]) {
        const state = { suspended, startsAt, expiresAt };
        await db.update(licenses).set(state).where(eq(licenses.id, 'lic_pulse'));
        const usable = await db.select().from(licenses).where(isUsable(at));
        expect(
          usable.some(({ id }) => id === 'lic_pulse'),
          JSON.stringify(state),
        ).toBe(licenseRefusal(state, at) === undefined);
      }
});
