import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reportMachineSessions } from '../../../src/core/contract/commercial/activation.js';
import { now } from '../../../src/core/dates.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { commercialSessions } from '../../../src/sandbox/commercial/tables/sessions.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { machineToken } from '../support/machines.js';
import { badFields, enter, enterAs } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.load('commercial'));

const signedIn = async (id: string) => sandbox.client({ jwt: await machineToken(sandbox, id) });

const rowOf = async (id: string) =>
  (await sandbox.database.db.select().from(commercialSessions).where(eq(commercialSessions.id, id)))[0];

const began = () => now() - 3600;

it('workouts of guests are kept once, however often the machine says them', async () => {
  const client = await signedIn('eqp_1');
  const sessions = [
    { id: 'a', startedAt: began(), completedAt: began() + 600 },
    { id: 'b', startedAt: began() + 700, completedAt: began() + 900 },
  ];
  const report = () => client(reportMachineSessions, { equipmentId: 'eqp_1', sessions });
  const count = () => sandbox.database.db.$count(commercialSessions);
  const before = await count();
  for (const _ of [1, 2]) expect(await done(report())).toEqual({ kept: 2 });
  expect(await count()).toBe(before + 2);
  expect(await rowOf('eqp_1:a')).toMatchObject({
    equipmentId: 'eqp_1',
    locationId: 'loc_downtown',
    userId: null,
    status: 'completed',
    startedAt: sessions[0]?.startedAt,
    completedAt: sessions[0]?.completedAt,
  });
});

it('a workout without an end gets it when the machine says it later, and keeps the end that it has', async () => {
  const client = await signedIn('eqp_1');
  const report = (completedAt: number | null) =>
    client(reportMachineSessions, { equipmentId: 'eqp_1', sessions: [{ id: 'a', startedAt: 1000, completedAt }] });
  expect(await done(report(null))).toEqual({ kept: 1 });
  expect(await rowOf('eqp_1:a')).toMatchObject({ status: 'abandoned', completedAt: null });
  expect(await done(report(2000))).toEqual({ kept: 1 });
  expect(await done(report(3000))).toEqual({ kept: 1 });
  expect(await done(report(null))).toEqual({ kept: 1 });
  expect(await rowOf('eqp_1:a')).toMatchObject({ status: 'completed', completedAt: 2000 });
});

it('one workout that is said twice at once is one', async () => {
  const client = await signedIn('eqp_1');
  const sessions = [
    { id: 'a', startedAt: 1000, completedAt: 2000 },
    { id: 'a', startedAt: 1000, completedAt: null },
  ];
  expect(await done(client(reportMachineSessions, { equipmentId: 'eqp_1', sessions }))).toEqual({ kept: 1 });
  expect(await rowOf('eqp_1:a')).toMatchObject({ completedAt: 2000 });
});

it('a machine touches neither another machine’s workouts nor a member’s, whatever ids it says', async () => {
  const before = await rowOf('ses_1');
  const [one, other] = [await signedIn('eqp_1'), await signedIn('eqp_2')];
  const sessions = [{ id: 'ses_1', startedAt: 1000, completedAt: 2000 }];
  await done(one(reportMachineSessions, { equipmentId: 'eqp_1', sessions }));
  expect(await done(other(reportMachineSessions, { equipmentId: 'eqp_2', sessions }))).toEqual({ kept: 1 });
  expect(await rowOf('ses_1')).toEqual(before);
  expect(
    await badFields(
      one(reportMachineSessions, {
        equipmentId: 'eqp_1',
        sessions: [{ id: 'x:y', startedAt: 1000, completedAt: 2000 }],
      }),
    ),
  ).toEqual(['sessions.0.id']);
});

it('what cannot have been is refused, each by its place', async () => {
  const client = await signedIn('eqp_1');
  const sessions = [
    { id: 'a', startedAt: 1000, completedAt: 999 },
    { id: 'b', startedAt: now() + 1000, completedAt: null },
    { id: 'c', startedAt: 1000, completedAt: now() + 1000 },
    // a clock that is a little ahead
    { id: 'd', startedAt: now() + 60, completedAt: now() + 100 },
  ];
  expect(await badFields(client(reportMachineSessions, { equipmentId: 'eqp_1', sessions }))).toEqual([
    'sessions.0.completedAt',
    'sessions.1.startedAt',
    'sessions.2.completedAt',
  ]);
  expect(await rowOf('eqp_1:d')).toBeUndefined();
});

it('nothing to say is nothing kept, and a machine that is nowhere says nothing', async () => {
  const client = await signedIn('eqp_1');
  expect(await done(client(reportMachineSessions, { equipmentId: 'eqp_1', sessions: [] }))).toEqual({ kept: 0 });
  const lost = await signedIn('eqp_80');
  expect(await refused(lost(reportMachineSessions, { equipmentId: 'eqp_80', sessions: [] }))).toBe('notFound');
});

it('nobody reports for a machine but the machine itself', async () => {
  const other = await signedIn('eqp_2');
  const owner = await enter(sandbox, 'owner@echelon.test', undefined, 'Help-4-members');
  const manager = await enterAs(sandbox, 'customerServiceManager');
  for (const client of [other, owner.client, manager.client])
    expect(await refused(client(reportMachineSessions, { equipmentId: 'eqp_1', sessions: [] }))).toBe('forbidden');
});

it('a machine that was activated anew reports with its new token alone', async () => {
  const client = await signedIn('eqp_1');
  await sandbox.database.db
    .update(commercialEquipment)
    .set({ lifetimeId: 'another' })
    .where(eq(commercialEquipment.id, 'eqp_1'));
  expect(await refused(client(reportMachineSessions, { equipmentId: 'eqp_1', sessions: [] }))).toBe('signedOut');
});
