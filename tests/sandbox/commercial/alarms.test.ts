import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAlarms, snoozeAlarm } from '../../../src/core/contract/commercial/alarms.js';
import type { AlarmQuery } from '../../../src/core/contract/schemas/commercial/alarms.js';
import { addDays, DAY, now } from '../../../src/core/dates.js';
import { runDueAlarms } from '../../../src/sandbox/commercial/alarms/due.js';
import { raiseAlarm } from '../../../src/sandbox/commercial/alarms/raise.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenses, licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { locations, locationUsers, owners } from '../../../src/sandbox/commercial/tables/places.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { startDueLoop } from '../../../src/sandbox/node/due-loop.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, type Person } from '../support/people.js';

const HOUR = 3600;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(() => sandbox.load('commercial'));
afterAll(() => sandbox.close());

const as = (name: string) => enter(sandbox, `${name}@echelon.test`, undefined, 'Help-4-members');

/** Lets so much time pass since the world began, in seconds, and looks for alarms. */
async function look(later = 0): Promise<number> {
  const { db } = sandbox.database;
  await moveClock(db, later);
  return runDueAlarms(db, now() + later);
}

const up = async () =>
  (await sandbox.database.db.select().from(alarms).where(isNull(alarms.clearedAt)))
    .map(({ kind, subject, detail }) => [kind, subject, ...(detail === null ? [] : [detail])].join(' '))
    .toSorted();
const seeded = [
  'fault eqp_9 E04',
  'licenseEnds lic_lakeside 30',
  'licenseEnds lic_pulse 90',
  'offline eqp_8',
  'seatsLow loc_airport 0',
  'seatsLow loc_lakeside 1',
];
const setMachine = (id: string, set: Partial<typeof commercialEquipment.$inferInsert>) =>
  sandbox.database.db.update(commercialEquipment).set(set).where(eq(commercialEquipment.id, id));
const setLicense = (id: string, set: Partial<typeof licenses.$inferInsert>) =>
  sandbox.database.db.update(licenses).set(set).where(eq(licenses.id, id));
/** Every machine that was ever heard of says something at this moment, but those that are silent already. */
const allSpeak = (at: number) =>
  sandbox.database.db
    .update(commercialEquipment)
    .set({ lastSeenAt: at })
    .where(and(ne(commercialEquipment.id, 'eqp_8'), ne(commercialEquipment.status, 'unregistered')));
const mails = async (recipient = 'owner@echelon.test') =>
  (await sandbox.database.db.select().from(outbox))
    .filter(mail => mail.kind === 'alarmDigest' && mail.recipient === recipient)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ payload }) => payload['count']);

describe('alarms', () => {
  it('are raised for what is wrong, once each, however often it is looked', async () => {
    await look();
    expect(await up()).toEqual(seeded);
    await look();
    expect(await up()).toEqual(seeded);
    const [offline] = await sandbox.database.db.select().from(alarms).where(eq(alarms.kind, 'offline'));
    expect(offline).toMatchObject({
      locationId: 'loc_downtown',
      equipmentId: 'eqp_8',
      licenseId: null,
      clearedAt: null,
    });
    const [ends] = await sandbox.database.db.select().from(alarms).where(eq(alarms.subject, 'lic_lakeside'));
    expect(ends).toMatchObject({ locationId: 'loc_lakeside', equipmentId: null, licenseId: 'lic_lakeside' });
  });

  it('are never raised for machines that were never heard of, are out of service, or were taken back', async () => {
    await setMachine('eqp_11', { lastSeenAt: null });
    await setMachine('eqp_1', { lastSeenAt: now() - 2 * HOUR, stage: 'rest' });
    await setMachine('eqp_2', { lastSeenAt: now() - 2 * HOUR, stage: 'shipped' });
    await setMachine('eqp_3', { lastSeenAt: now() - 2 * HOUR, status: 'unregistered' });
    await setMachine('eqp_4', { lastSeenAt: now() - HOUR + 60 });
    await setMachine('eqp_9', { stage: 'rest' });
    await look();
    expect((await up()).filter(one => /offline|fault/.test(one))).toEqual(['offline eqp_8']);
  });

  it('are never raised at a location that is closed', async () => {
    await sandbox.database.db.update(locations).set({ status: 'closed' });
    await look();
    expect(await up()).toEqual([]);
  });

  it('about seats are raised where usable licences have fewer free than the location wants', async () => {
    const about = async () => (await up()).filter(one => one.startsWith('seatsLow'));
    await sandbox.database.db.delete(licenseSeats).where(eq(licenseSeats.equipmentId, 'eqp_20'));
    await sandbox.database.db.update(locations).set({ lowSeats: 3 }).where(eq(locations.id, 'loc_downtown'));
    await look();
    expect(await about()).toEqual(['seatsLow loc_airport 1', 'seatsLow loc_downtown 2', 'seatsLow loc_lakeside 1']);
    await setLicense('lic_airport', { seats: 9 });
    await setLicense('lic_lakeside_old', { expiresAt: addDays(now(), 100) });
    await setLicense('lic_downtown', { suspended: true });
    await look();
    expect(await about()).toEqual([]);
  });

  it('clear themselves when their cause is gone, and are new ones when it comes again', async () => {
    await look();
    await setMachine('eqp_8', { lastSeenAt: now() });
    await setMachine('eqp_9', { status: 'ready', faultCode: null });
    await setLicense('lic_lakeside', { expiresAt: addDays(now(), 400), seats: 20 });
    await setLicense('lic_pulse', { expiresAt: now() - 1 });
    await look();
    expect(await up()).toEqual(['seatsLow loc_airport 0']);
    await setMachine('eqp_9', { status: 'fault', faultCode: 'E04' });
    await look();
    const faults = await sandbox.database.db.select().from(alarms).where(eq(alarms.subject, 'eqp_9'));
    expect(faults.map(({ clearedAt }) => (clearedAt === null ? 'up' : 'cleared')).toSorted()).toEqual([
      'cleared',
      'up',
    ]);
  });

  it('go with a machine to where it stands now', async () => {
    await look();
    await setMachine('eqp_8', { locationId: 'loc_airport' });
    await look();
    const all = await sandbox.database.db.select().from(alarms).where(eq(alarms.subject, 'eqp_8'));
    expect(all.map(one => `${one.locationId} ${one.clearedAt === null ? 'up' : 'cleared'}`).toSorted()).toEqual([
      'loc_airport up',
      'loc_downtown cleared',
    ]);
  });

  it('about one secret in two machines stay until the machine has another', async () => {
    const { db } = sandbox.database;
    await setMachine('eqp_1', { secretHash: 'digest' });
    const alarm = {
      kind: 'oneSecretTwice',
      locationId: 'loc_downtown',
      subject: 'eqp_1',
      equipmentId: 'eqp_1',
    } as const;
    expect(await raiseAlarm(db, alarm, now())).toBe(true);
    expect(await raiseAlarm(db, alarm, now())).toBe(false);
    await look();
    expect(await up()).toContain('oneSecretTwice eqp_1');
    await setMachine('eqp_1', { locationId: 'loc_pulse', ownerId: 'own_pulse' });
    await look();
    const [moved] = await db.select().from(alarms).where(eq(alarms.kind, 'oneSecretTwice'));
    expect(moved).toMatchObject({ locationId: 'loc_pulse', clearedAt: null });
    await setMachine('eqp_1', { secretHash: 'another', activatedAt: now() + 60 });
    await look();
    expect(await up()).not.toContain('oneSecretTwice eqp_1');
  });
});

describe('an owner', () => {
  it('is mailed one digest of all that is wrong, each day that it still is', async () => {
    expect(await look()).toBe(2);
    expect(await mails()).toEqual([5]);
    expect(await mails('other-owner@echelon.test')).toEqual([1]);
    await allSpeak(now() + DAY - 60);
    expect(await look(DAY - 60)).toBe(0);
    await allSpeak(now() + DAY);
    expect(await look(DAY)).toBe(2);
    expect(await mails()).toEqual([5, 5]);
  });

  it('is told what is new at once, without what was told already', async () => {
    await look();
    await setMachine('eqp_1', { status: 'fault', faultCode: 'E11' });
    await look(60);
    expect(await mails()).toEqual([5, 1]);
    const told = (await sandbox.database.db.select().from(outbox)).find(
      ({ payload }) => payload['count'] === 1 && JSON.stringify(payload).includes('E11'),
    );
    expect(told?.payload['alarms']).toEqual([
      { kind: 'fault', location: 'Harbor Hotel Downtown', equipment: 'Stride-9 Pro treadmill 1', detail: 'E11' },
    ]);
  });

  it('is mailed once, though two processes look at the same moment', async () => {
    const { db } = sandbox.database;
    const sent = await Promise.all([1, 2, 3].map(() => runDueAlarms(db, now())));
    expect(sent.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    expect(await mails()).toEqual([5]);
    expect(await up()).toEqual(seeded);
  });

  it('is told at each step to the end of a licence: one alarm, whose days go down', async () => {
    const { db } = sandbox.database;
    // nothing else is wrong
    await db.update(commercialEquipment).set({ lastSeenAt: null, status: 'unregistered' });
    await db.update(locations).set({ lowSeats: 0 });
    await db
      .update(licenses)
      .set({ expiresAt: now() - 1 })
      .where(ne(licenses.id, 'lic_downtown'));
    const steps: string[] = [];
    const counts: number[] = [];
    for (const day of [100, 110, 130, 135, 140, 170, 193, 199, 201]) {
      // of what was told within a day, only what has moved on is told
      await db.update(alarms).set({ toldAt: now() + day * DAY });
      counts.push(await look(day * DAY));
      steps.push((await up()).join());
    }
    const said = (days: number) => `licenseEnds lic_downtown ${days}`;
    expect(steps).toEqual(['', said(90), said(90), said(90), said(60), said(30), said(7), said(7), '']);
    expect(counts).toEqual([0, 1, 0, 0, 1, 1, 1, 0, 0]);
    expect(await db.select().from(alarms)).toHaveLength(1);
  });

  it('without an address gets no mail, and hears of it once there is one', async () => {
    const { db } = sandbox.database;
    const setEmail = (contactEmail: string | null) =>
      db.update(owners).set({ contactEmail }).where(eq(owners.id, 'own_harbor'));
    await setEmail(null);
    expect(await look()).toBe(1);
    await setEmail('hotel@example.test');
    expect(await look()).toBe(1);
    expect(await mails('hotel@example.test')).toEqual([5]);
  });

  it('hears of it while nobody asks', async () => {
    const loop = startDueLoop({ db: sandbox.database.db, every: 5, failed: () => undefined });
    await expect.poll(() => mails()).toEqual([5]);
    await loop.stop();
  });
});

describe('somebody at a location', () => {
  const seen = async ({ client }: Person, query: AlarmQuery = {}) =>
    (await done(client(listAlarms, query))).items.map(({ kind, location }) => `${kind} ${location.id}`).toSorted();
  const alarmOf = async (kind: string) =>
    (await sandbox.database.db.select().from(alarms)).find(one => one.kind === kind)?.id ?? '';

  const harbor = [
    'fault loc_downtown',
    'licenseEnds loc_lakeside',
    'offline loc_downtown',
    'seatsLow loc_airport',
    'seatsLow loc_lakeside',
  ];

  it('sees the alarms of their own locations', async () => {
    await look();
    const owner = await as('owner');
    expect(await seen(owner)).toEqual(harbor);
    expect(await seen(await as('dealer'))).toEqual(harbor.filter(one => !one.includes('lakeside')));
    for (const who of ['location-manager', 'location-staff'])
      expect(await seen(await as(who))).toEqual(['fault loc_downtown', 'offline loc_downtown']);
    expect(await seen(await as('other-owner'))).toEqual(['licenseEnds loc_pulse']);
    expect(await seen(await enterAs(sandbox, 'customerServiceManager'))).toHaveLength(6);
    expect(await seen(owner, { kind: 'seatsLow', locationId: 'loc_airport' })).toEqual(['seatsLow loc_airport']);
    expect(await seen(owner, { locationId: 'loc_pulse' })).toEqual([]);
    const { items } = await done(owner.client(listAlarms, { kind: 'fault' }));
    expect(items).toMatchObject([
      { equipment: { id: 'eqp_9' }, detail: 'E04', location: { name: 'Harbor Hotel Downtown' } },
    ]);
    expect(items[0]?.toldAt).not.toBe(null);
  });

  it('reads first what cannot wait, and by the name of the place, as they ask', async () => {
    await look();
    const { client } = await as('owner');
    const inOrder = async (sort: NonNullable<AlarmQuery['sort']>) =>
      (await done(client(listAlarms, { sort }))).items.map(({ kind, location }) => `${kind} ${location.id}`);
    const gravest = await inOrder('-gravity');
    expect(gravest.slice(0, 3)).toEqual(['fault loc_downtown', 'offline loc_downtown', 'licenseEnds loc_lakeside']);
    const least = await inOrder('gravity');
    expect(least.at(-1)).toBe('fault loc_downtown');
    expect((await inOrder('location')).map(one => one.split(' ')[1])).toEqual([
      'loc_airport',
      'loc_downtown',
      'loc_downtown',
      'loc_lakeside',
      'loc_lakeside',
    ]);
  });

  it('of one kind reads the newest first', async () => {
    await look();
    await setMachine('eqp_1', { status: 'fault', faultCode: 'E11' });
    await look(HOUR);
    const { items } = await done((await as('owner')).client(listAlarms, { sort: '-gravity' }));
    expect(items.slice(0, 2).map(({ detail }) => detail)).toEqual(['E11', 'E04']);
  });

  it('reads at each whether they may snooze it', async () => {
    await look();
    const may = async ({ client }: Person) => [
      ...new Set((await done(client(listAlarms, {}))).items.map(({ actions }) => actions.snooze)),
    ];
    for (const who of ['owner', 'location-manager']) expect(await may(await as(who))).toEqual(['ok']);
    for (const who of ['dealer', 'location-staff']) expect(await may(await as(who))).toEqual(['forbidden']);
    expect(await may(await enterAs(sandbox, 'customerServiceManager'))).toEqual(['ok']);
  });

  it('who manages one place and works at another snoozes at the first alone', async () => {
    await look();
    const { db } = sandbox.database;
    await db.insert(locationUsers).values({
      locationId: 'loc_airport',
      userId: (await as('location-manager')).userId,
      role: 'staff',
      connectedAt: now(),
    });
    const { client } = await as('location-manager');
    const { items } = await done(client(listAlarms, {}));
    expect(new Set(items.map(({ location, actions }) => `${location.id} ${actions.snooze}`))).toEqual(
      new Set(['loc_downtown ok', 'loc_airport forbidden']),
    );
  });

  it('snoozes one until a moment, and wakes it up again', async () => {
    await look();
    const manager = await as('location-manager');
    const snooze = { alarmId: await alarmOf('fault'), until: now() + 2 * DAY };
    expect(await done(manager.client(snoozeAlarm, snooze))).toMatchObject({
      snoozedUntil: snooze.until,
      kind: 'fault',
    });
    expect(await seen(manager)).toEqual(['offline loc_downtown']);
    expect(await seen(manager, { state: 'snoozed' })).toEqual(['fault loc_downtown']);
    const [line] = await sandbox.database.db.select().from(audit).where(eq(audit.resourceId, snooze.alarmId));
    expect(line).toMatchObject({
      action: 'snoozeAlarm',
      resource: 'alarm',
      details: { after: { snoozedUntil: snooze.until } },
    });

    await allSpeak(now() + DAY);
    await look(DAY);
    expect(await mails()).toEqual([5, 4]);
    await allSpeak(now() + 2 * DAY);
    await look(2 * DAY + 60);
    expect(await mails()).toEqual([5, 4, 5]);
  });

  it('hears nothing of a snoozed alarm that is woken up but what is due', async () => {
    await look();
    const owner = await as('owner');
    const alarmId = await alarmOf('offline');
    await done(owner.client(snoozeAlarm, { alarmId, until: now() + DAY }));
    expect(await done(owner.client(snoozeAlarm, { alarmId, until: null }))).toMatchObject({ snoozedUntil: null });
    expect(await seen(owner)).toEqual(harbor);
    expect(await look(60)).toBe(0);
  });

  it('sees what was wrong, once it is cleared, and snoozes it no more', async () => {
    await look();
    await setMachine('eqp_9', { status: 'ready' });
    await look();
    const owner = await as('owner');
    expect(await seen(owner, { state: 'cleared' })).toEqual(['fault loc_downtown']);
    const alarmId = await alarmOf('fault');
    expect(await done(owner.client(snoozeAlarm, { alarmId, until: now() + DAY }))).toMatchObject({
      snoozedUntil: null,
    });
  });

  it('snoozes nothing of others, nothing until the past, and nothing as a clerk or a dealer', async () => {
    await look();
    const alarmId = await alarmOf('fault');
    const until = now() + DAY;
    const by = async (who: string) => refused((await as(who)).client(snoozeAlarm, { alarmId, until }));
    expect(await by('other-owner')).toBe('notFound');
    expect(await by('location-staff')).toBe('forbidden');
    expect(await by('dealer')).toBe('forbidden');
    const owner = await as('owner');
    expect(await badFields(owner.client(snoozeAlarm, { alarmId, until: now() - 9 }))).toEqual(['until']);
    expect(await refused(owner.client(snoozeAlarm, { alarmId: 'alm_none', until }))).toBe('notFound');
  });
});
