import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLicense, listLicenses, updateLicense } from '../../../src/core/contract/commercial/licenses.js';
import { licenseStatus, type LicenseQuery } from '../../../src/core/contract/schemas/commercial/licenses.js';
import { addDays, now } from '../../../src/core/dates.js';
import { takeAnySeat } from '../../../src/sandbox/commercial/licenses/seats.js';
import { licenses, licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, failure, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let support: Person;
let owner: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(async () => {
  await sandbox.load('commercial');
  support = await enterAs(sandbox, 'customerServiceManager');
  owner = await as('owner');
});
afterAll(() => sandbox.close());

const as = (name: string) => enter(sandbox, `${name}@echelon.test`, undefined, 'Help-4-members');
const idsFor = async ({ client }: Person, query: LicenseQuery = {}) =>
  (await done(client(listLicenses, query))).items.map(({ id }) => id);
const seatsOf = async (licenseId: string) =>
  (
    await sandbox.database.db
      .select()
      .from(licenseSeats)
      .where(eq(licenseSeats.licenseId, licenseId))
      .orderBy(asc(licenseSeats.number))
  ).map(({ number }) => number);
const lastLine = async (id: string) =>
  (await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id))).at(-1);

it('customer service gives a location seats, and its owner sees them', async () => {
  const expiresAt = addDays(now(), 365);
  const made = await done(
    support.client(createLicense, { locationId: 'loc_riverside', plan: 'Studio', seats: 3, expiresAt }),
  );
  expect(made).toMatchObject({ seats: 3, seatsUsed: 0, status: 'active', suspended: false, orderId: null, expiresAt });
  expect((await done(owner.client(listLicenses, { locationId: 'loc_riverside' }))).items).toEqual([made]);
  expect(await lastLine(made.id)).toMatchObject({
    action: 'createLicense',
    resource: 'license',
    actorId: support.userId,
  });
});

it('seats are given only for a time that is still to come, at a location that is in business', async () => {
  const given = { locationId: 'loc_riverside', plan: 'Studio', seats: 3 };
  const make = (more: { locationId?: string; startsAt?: number; expiresAt: number }) =>
    support.client(createLicense, { ...given, ...more });
  expect(await badFields(make({ expiresAt: addDays(now(), -1), startsAt: addDays(now(), -9) }))).toEqual(['expiresAt']);
  expect(await badFields(make({ expiresAt: addDays(now(), 3), startsAt: addDays(now(), 4) }))).toEqual(['expiresAt']);
  expect(await refused(make({ locationId: 'loc_none', expiresAt: addDays(now(), 3) }))).toBe('notFound');
  await sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_riverside'));
  expect(await refused(make({ expiresAt: addDays(now(), 3) }))).toBe('notFound');
});

it('an owner neither gives nor changes seats', async () => {
  const given = { locationId: 'loc_riverside', plan: 'Studio', seats: 3, expiresAt: addDays(now(), 9) };
  expect(await refused(owner.client(createLicense, given))).toBe('forbidden');
  expect(await refused(owner.client(updateLicense, { licenseId: 'lic_downtown', seats: 20 }))).toBe('forbidden');
});

it('everybody sees the licences of their locations, those that end first before the others, those that have ended last', async () => {
  const all = ['lic_lakeside', 'lic_pulse', 'lic_airport', 'lic_downtown', 'lic_lakeside_old'];
  expect(await idsFor(support)).toEqual(all);
  expect(await idsFor(owner)).toEqual(all.filter(id => id !== 'lic_pulse'));
  expect(await idsFor(await as('other-owner'))).toEqual(['lic_pulse']);
  expect(await idsFor(await as('dealer'))).toEqual(['lic_airport', 'lic_downtown']);
  expect(await idsFor(await as('location-manager'))).toEqual(['lic_downtown']);
  expect(await idsFor(await as('location-staff'))).toEqual(['lic_downtown']);
  expect(await idsFor(owner, { locationId: 'loc_pulse' })).toEqual([]);
  expect(await refused((await enterAs(sandbox, 'member')).client(listLicenses, {}))).toBe('forbidden');
  expect(await idsFor(support, { sort: '-seats', limit: 2 })).toEqual(['lic_downtown', 'lic_airport']);
});

it.each(licenseStatus.options)('of all licences, those that are %s are found by it, and no others', async status => {
  const { items } = await done(support.client(listLicenses, {}));
  const ids = items.filter(one => one.status === status).map(({ id }) => id);
  expect(ids).not.toEqual([]);
  expect(await idsFor(support, { status })).toEqual(ids);
});

it('a licence that is about to end counts as such though all its seats are taken', async () => {
  await sandbox.database.db
    .update(licenses)
    .set({ expiresAt: addDays(now(), 10) })
    .where(eq(licenses.id, 'lic_airport'));
  expect(await idsFor(support, { status: 'full' })).toEqual([]);
  expect(await idsFor(support, { status: 'expiring' })).toEqual(['lic_airport', 'lic_lakeside']);
});

it('customer service suspends a licence and wakes it up again, each with a reason that is kept', async () => {
  const change = (suspended: boolean, version: number) =>
    support.client(updateLicense, { licenseId: 'lic_downtown', suspended, version, reason: 'Not paid' });
  expect(await done(change(true, 1))).toMatchObject({ status: 'suspended', version: 2 });
  expect(await lastLine('lic_downtown')).toMatchObject({
    details: { reason: 'Not paid', before: { suspended: false }, after: { suspended: true }, version: 2 },
  });
  expect(await refused(change(false, 1))).toBe('versionConflict');
  expect(await done(change(false, 2))).toMatchObject({ status: 'active', version: 3 });
});

it('a licence gets another end, which is after its beginning', async () => {
  const ends = (expiresAt: number) => support.client(updateLicense, { licenseId: 'lic_lakeside', expiresAt });
  expect(await done(ends(addDays(now(), 300)))).toMatchObject({ status: 'active' });
  expect(await badFields(ends(addDays(now(), -500)))).toEqual(['expiresAt']);
});

it('a licence never has fewer seats than are taken, and the refusal names the machines', async () => {
  const { code, debug } = await failure(
    support.client(updateLicense, { licenseId: 'lic_downtown', seats: 9, version: 1 }),
  );
  expect(code).toBe('seatsInUse');
  expect(debug?.['machines']).toHaveLength(10);
  expect(debug?.['machines']).toContainEqual({
    id: 'eqp_1',
    name: expect.any(String),
    serialNumber: expect.any(String),
  });
  expect((await done(support.client(updateLicense, { licenseId: 'lic_downtown', seats: 10 }))).status).toBe('full');
});

it('seats beyond the new number move to free ones below it', async () => {
  const { db } = sandbox.database;
  for (const number of [1, 3, 4, 7]) await db.delete(licenseSeats).where(eq(licenseSeats.equipmentId, `eqp_${number}`));
  await db.update(licenseSeats).set({ number: 12 }).where(eq(licenseSeats.equipmentId, 'eqp_10'));
  expect(await seatsOf('lic_downtown')).toEqual([2, 5, 6, 8, 9, 12]);
  expect(await done(support.client(updateLicense, { licenseId: 'lic_downtown', seats: 7 }))).toMatchObject({
    seats: 7,
    seatsUsed: 6,
  });
  expect(await seatsOf('lic_downtown')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await seatsOf('lic_airport')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('has no more seats taken than it has, though machines take some while it shrinks', async () => {
  const { db } = sandbox.database;
  const take = (id: string) =>
    db.transaction(tx => takeAnySeat({ db: tx, now: now() }, { id, locationId: 'loc_downtown' }));
  await Promise.all([
    take('eqp_11'),
    support.client(updateLicense, { licenseId: 'lic_downtown', seats: 11 }),
    take('eqp_12'),
    support.client(updateLicense, { licenseId: 'lic_downtown', seats: 10 }),
  ]);
  const [license] = await db.select().from(licenses).where(eq(licenses.id, 'lic_downtown'));
  const taken = await seatsOf('lic_downtown');
  expect(taken).toEqual(taken.map((_, at) => at + 1));
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(taken.length).toBeLessThanOrEqual(license?.seats ?? 0);
});

it('of two who change a licence at once the second is told', async () => {
  const change = (seats: number) => support.client(updateLicense, { licenseId: 'lic_downtown', seats, version: 1 });
  const codes = (await Promise.all([change(20), change(30)])).map(one => (one.ok ? 'ok' : one.failure.code));
  expect(codes.toSorted()).toEqual(['ok', 'versionConflict']);
});
