import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginCommercialSession,
  completeCommercialSession,
  deleteCommercialSession,
  getCommercialSession,
  listCommercialSessions,
  setCommercialSessionStatus,
} from '../../../src/core/contract/commercial/sessions.js';
import { commercialSessionStatus } from '../../../src/core/contract/schemas/commercial/sessions.js';
import { now } from '../../../src/core/dates.js';
import { ABANDONED_AFTER } from '../../../src/sandbox/commercial/sessions/session-status.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { licenses, licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { locations } from '../../../src/sandbox/commercial/tables/places.js';
import { commercialSessions } from '../../../src/sandbox/commercial/tables/sessions.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, enterAs, newPerson, type Person } from '../support/people.js';

const HOUR = 3600;

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('commercial');
  member = await enterAs(sandbox, 'member');
});

const begin = ({ client, userId }: Person, equipmentId: string) =>
  client(beginCommercialSession, { userId, equipmentId });

const of = ({ userId }: Person, commercialSessionId: string) => ({ userId, commercialSessionId });

async function machine(id: string) {
  const [row] = await sandbox.database.db.select().from(commercialEquipment).where(eq(commercialEquipment.id, id));
  return row;
}

const change = (id: string, set: Partial<typeof commercialEquipment.$inferInsert>) =>
  sandbox.database.db.update(commercialEquipment).set(set).where(eq(commercialEquipment.id, id));

/** As if it had begun so long ago. */
const age = (id: string, seconds: number) =>
  sandbox.database.db
    .update(commercialSessions)
    .set({ startedAt: now() - seconds })
    .where(eq(commercialSessions.id, id));

describe('a workout at a location', () => {
  it('begins, pauses, goes on and ends, and the machine with it; nobody has edited the machine', async () => {
    const session = await done(begin(member, 'eqp_1'));
    expect(session).toMatchObject({
      equipment: { id: 'eqp_1' },
      location: { id: 'loc_downtown', name: 'Harbor Hotel Downtown' },
      status: 'started',
      completedAt: null,
      workoutId: null,
    });
    expect(await machine('eqp_1')).toMatchObject({ status: 'inUse', version: 1 });
    const one = of(member, session.id);
    expect(await done(member.client(setCommercialSessionStatus, { ...one, status: 'paused' }))).toMatchObject({
      status: 'paused',
    });
    await done(member.client(setCommercialSessionStatus, { ...one, status: 'started' }));
    expect(await machine('eqp_1')).toMatchObject({ status: 'inUse' });
    const ended = await done(member.client(completeCommercialSession, { ...one, workoutId: 'wko_1' }));
    expect(ended).toMatchObject({ status: 'completed', workoutId: 'wko_1' });
    expect(ended.completedAt).toBeGreaterThanOrEqual(session.startedAt);
    expect(await machine('eqp_1')).toMatchObject({ status: 'ready', version: 1 });
    expect(await done(member.client(getCommercialSession, one))).toEqual(ended);
    expect(await done(member.client(completeCommercialSession, { ...one, workoutId: 'wko_2' }))).toEqual(ended);
  });

  it('is given up, which is said twice without harm, and is over then', async () => {
    const one = of(member, (await done(begin(member, 'eqp_1'))).id);
    const abandoned = await done(member.client(setCommercialSessionStatus, { ...one, status: 'abandoned' }));
    expect(abandoned).toMatchObject({ status: 'abandoned', completedAt: expect.any(Number) });
    expect(await machine('eqp_1')).toMatchObject({ status: 'ready' });
    expect(await done(member.client(setCommercialSessionStatus, { ...one, status: 'abandoned' }))).toEqual(abandoned);
    expect(await refused(member.client(setCommercialSessionStatus, { ...one, status: 'started' }))).toBe(
      'sessionEnded',
    );
    expect(await refused(member.client(completeCommercialSession, one))).toBe('sessionEnded');
  });

  it('is over once it is done: it is neither paused nor given up', async () => {
    const one = of(member, (await done(begin(member, 'eqp_1'))).id);
    await done(member.client(completeCommercialSession, one));
    for (const status of ['paused', 'abandoned', 'started'] as const)
      expect(await refused(member.client(setCommercialSessionStatus, { ...one, status }))).toBe('sessionEnded');
  });

  it('does not end before it began, nor in the future', async () => {
    const session = await done(begin(member, 'eqp_1'));
    const one = of(member, session.id);
    for (const completedAt of [session.startedAt - 1, now() + 3600])
      expect(await badFields(member.client(completeCommercialSession, { ...one, completedAt }))).toEqual([
        'completedAt',
      ]);
    expect(
      await done(member.client(completeCommercialSession, { ...one, completedAt: session.startedAt })),
    ).toMatchObject({ completedAt: session.startedAt });
  });

  it('leaves a machine that has broken meanwhile as it is', async () => {
    const one = of(member, (await done(begin(member, 'eqp_1'))).id);
    await change('eqp_1', { status: 'fault', faultCode: 'E04' });
    await done(member.client(completeCommercialSession, one));
    expect(await machine('eqp_1')).toMatchObject({ status: 'fault', faultCode: 'E04' });
  });
});

describe('a machine', () => {
  it('that somebody is on is taken; who is on it gets their own workout again', async () => {
    const kim = await newPerson(sandbox);
    const session = await done(begin(member, 'eqp_1'));
    expect(await refused(begin(kim, 'eqp_1'))).toBe('equipmentInUse');
    expect(await done(begin(member, 'eqp_1'))).toEqual(session);
    await done(member.client(completeCommercialSession, of(member, session.id)));
    expect(await done(begin(kim, 'eqp_1'))).toMatchObject({ status: 'started' });
  });

  it('has one of two who begin at once', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => newPerson(sandbox)));
    const results = await Promise.all(others.map(one => begin(one, 'eqp_2')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.flatMap(result => (result.ok ? [] : [result.failure.code]))).toEqual(
      Array.from({ length: 3 }, () => 'equipmentInUse'),
    );
  });

  it.each([
    ['one in the trash', 'eqp_81', 'notFound'],
    ['one that is nowhere', 'eqp_80', 'notFound'],
    ['none', 'eqp_none', 'notFound'],
    ['one that rests', 'eqp_10', 'equipmentResting'],
    ['one on its way', 'eqp_12', 'equipmentNotReady'],
    ['one that was ordered', 'eqp_90', 'equipmentNotReady'],
    ['one that was never activated', 'eqp_11', 'equipmentNotReady'],
    ['one that is broken', 'eqp_9', 'equipmentFaulty'],
    ['one without a seat', 'eqp_70', 'equipmentUnlicensed'],
    ['one whose licence is suspended', 'eqp_60', 'licenseSuspended'],
  ])('%s takes nobody', async (_, id, code) => {
    expect(await refused(begin(member, id))).toBe(code);
    expect(await refused(begin(member, id))).toBe(code);
  });

  it('whose licence has ended takes nobody, and lets who is on it go on', async () => {
    const session = await done(begin(member, 'eqp_40'));
    await sandbox.database.db
      .update(licenses)
      .set({ expiresAt: now() - 1 })
      .where(eq(licenses.id, 'lic_lakeside'));
    expect(await refused(begin(member, 'eqp_41'))).toBe('licenseExpired');
    expect(await done(begin(member, 'eqp_40'))).toEqual(session);
    await done(member.client(completeCommercialSession, of(member, session.id)));
    expect(await refused(begin(member, 'eqp_40'))).toBe('licenseExpired');
  });

  it('whose seat was released takes nobody', async () => {
    await sandbox.database.db.delete(licenseSeats).where(eq(licenseSeats.equipmentId, 'eqp_1'));
    expect(await refused(begin(member, 'eqp_1'))).toBe('equipmentUnlicensed');
  });

  it('of a closed location is not there', async () => {
    await sandbox.database.db.update(locations).set({ status: 'closed' }).where(eq(locations.id, 'loc_airport'));
    expect(await refused(begin(member, 'eqp_20'))).toBe('notFound');
  });
});

describe('a workout that was left running', () => {
  it('counts as given up after twelve hours, and its machine is free for the next', async () => {
    const { id } = await done(begin(member, 'eqp_1'));
    const kim = await newPerson(sandbox);
    await age(id, ABANDONED_AFTER - 60);
    expect(await refused(begin(kim, 'eqp_1'))).toBe('equipmentInUse');
    await age(id, ABANDONED_AFTER);
    const seen = await done(member.client(getCommercialSession, of(member, id)));
    expect(seen).toMatchObject({ status: 'abandoned', completedAt: seen.startedAt + ABANDONED_AFTER });
    expect(await refused(member.client(completeCommercialSession, of(member, id)))).toBe('sessionEnded');
    await done(begin(kim, 'eqp_1'));
    const [row] = await sandbox.database.db.select().from(commercialSessions).where(eq(commercialSessions.id, id));
    expect(row).toMatchObject({ status: 'abandoned', completedAt: seen.completedAt });
  });

  it('frees its machine when it is taken away, too', async () => {
    const { id } = await done(begin(member, 'eqp_1'));
    await age(id, 2 * ABANDONED_AFTER);
    await done(member.client(deleteCommercialSession, of(member, id)));
    expect(await machine('eqp_1')).toMatchObject({ status: 'ready' });
  });

  it('begins anew for the same member', async () => {
    const { id } = await done(begin(member, 'eqp_1'));
    await age(id, ABANDONED_AFTER);
    expect((await done(begin(member, 'eqp_1'))).id).not.toBe(id);
  });
});

describe('the list of a member', () => {
  it('has the newest first, and theirs alone', async () => {
    const { userId, client } = member;
    const { id } = await done(begin(member, 'eqp_3'));
    const { items } = await done(client(listCommercialSessions, { userId }));
    expect(items.map(one => one.id)).toEqual([id, 'ses_1']);
    expect(await done(client(listCommercialSessions, { userId, status: 'completed' }))).toMatchObject({ total: 1 });
  });

  it('has each workout under the status that it is shown with', async () => {
    const { userId, client } = member;
    const { db } = sandbox.database;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            status: fc.constantFrom(...commercialSessionStatus.options),
            hours: fc.constantFrom(1, 11, 12, 13, 40),
          }),
          { maxLength: 8 },
        ),
        async made => {
          await db.delete(commercialSessions);
          const rows = made.map(({ status, hours }, at) => ({
            id: `ses_${at}`,
            // one machine has one that runs
            equipmentId: `eqp_${20 + at}`,
            locationId: 'loc_airport',
            userId,
            status,
            startedAt: now() - hours * HOUR - 5,
            completedAt: status === 'completed' || status === 'abandoned' ? now() : null,
          }));
          if (rows.length > 0) await db.insert(commercialSessions).values(rows);
          const all = (await done(client(listCommercialSessions, { userId }))).items;
          for (const status of commercialSessionStatus.options)
            expect((await done(client(listCommercialSessions, { userId, status }))).items).toEqual(
              all.filter(one => one.status === status),
            );
        },
      ),
      { numRuns: 15 },
    );
  });

  it('loses what is taken away; what runs is given up with it', async () => {
    const { id } = await done(begin(member, 'eqp_1'));
    for (const commercialSessionId of ['ses_1', id])
      expect(await done(member.client(deleteCommercialSession, of(member, commercialSessionId)))).toEqual({
        deleted: true,
      });
    expect(await machine('eqp_1')).toMatchObject({ status: 'ready' });
    expect(await done(member.client(listCommercialSessions, { userId: member.userId }))).toMatchObject({ total: 0 });
    expect(await refused(member.client(deleteCommercialSession, of(member, id)))).toBe('notFound');
  });

  it('is a stranger’s to neither read nor change, nor is a guest’s workout anybody’s', async () => {
    const { id } = await done(begin(member, 'eqp_1'));
    const kim = await newPerson(sandbox);
    const theirs = of(member, id);
    expect(await refused(kim.client(getCommercialSession, theirs))).toBe('notFound');
    for (const one of [of(kim, id), of(member, 'ses_2')]) {
      const { client } = one.userId === kim.userId ? kim : member;
      expect(await refused(client(getCommercialSession, one))).toBe('notFound');
      expect(await refused(client(deleteCommercialSession, one))).toBe('notFound');
      expect(await refused(client(completeCommercialSession, one))).toBe('notFound');
      expect(await refused(client(setCommercialSessionStatus, { ...one, status: 'paused' }))).toBe('notFound');
    }
  });

  it('is a parent’s to see, and an owner’s, dealer’s or location’s not', async () => {
    const child = await newPerson(sandbox, { parentId: member.userId });
    const { id } = await done(begin(child, 'eqp_1'));
    expect(await done(member.client(getCommercialSession, of(child, id)))).toMatchObject({ id });
    for (const email of ['owner@echelon.test', 'dealer@echelon.test', 'location-manager@echelon.test']) {
      const { client } = await enter(sandbox, email, undefined, 'Help-4-members');
      expect(await refused(client(listCommercialSessions, { userId: child.userId }))).toBe('notFound');
    }
  });

  it('is nobody’s where nobody is', async () => {
    const admin = await enterAs(sandbox, 'admin');
    const nobody = { ...admin, userId: 'usr_nobody' };
    expect(await refused(admin.client(listCommercialSessions, { userId: 'usr_nobody' }))).toBe('notFound');
    expect(await refused(begin(nobody, 'eqp_1'))).toBe('notFound');
  });
});
