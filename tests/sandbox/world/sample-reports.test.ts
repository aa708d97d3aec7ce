import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listEquipment } from '../../../src/core/contract/commercial/equipment.js';
import { DAY } from '../../../src/core/dates.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { alarms } from '../../../src/sandbox/commercial/tables/sessions.js';
import { startDueLoop } from '../../../src/sandbox/node/due-loop.js';
import { moveClock } from '../../../src/sandbox/world/clock.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enter } from '../support/people.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
});
beforeEach(() => sandbox.load('commercial'));
afterAll(() => sandbox.close());

/** The machines that an owner sees in a status, by their ids. */
async function machinesIn(status: 'ready' | 'offline') {
  const { client } = await enter(sandbox, 'owner@echelon.test', undefined, 'Help-4-members');
  return done(client(listEquipment, { status, limit: 100 })).then(({ items }) => items.map(({ id }) => id).toSorted());
}

describe('somebody who leaves the demo running and looks again a day later', () => {
  it('finds the machines up that were up, and those silent that were silent', async () => {
    const before = { ready: await machinesIn('ready'), offline: await machinesIn('offline') };
    expect(before.ready.length).toBeGreaterThan(10);
    expect(before.offline).toContain('eqp_8');
    await moveClock(sandbox.database.db, DAY);
    expect(await machinesIn('ready')).toEqual([]);

    const loop = startDueLoop({ db: sandbox.database.db, every: 5, sampleReports: true, failed: () => undefined });
    await expect.poll(() => machinesIn('ready')).toEqual(before.ready);
    expect(await machinesIn('offline')).toEqual(before.offline);
    await loop.stop();
  });

  it('finds one silent that a console speaks for, and is cut off', async () => {
    const { db } = sandbox.database;
    await db.update(commercialEquipment).set({ lifetimeId: 'lif_1' }).where(eq(commercialEquipment.id, 'eqp_1'));
    await moveClock(db, DAY);
    const loop = startDueLoop({ db, every: 5, sampleReports: true, failed: () => undefined });
    await expect.poll(() => machinesIn('ready')).toContain('eqp_2');
    expect(await machinesIn('offline')).toContain('eqp_1');
    await loop.stop();
  });

  it('finds all of them silent on a server that is no demo', async () => {
    const { db } = sandbox.database;
    await moveClock(db, DAY);
    const loop = startDueLoop({ db, every: 5, failed: () => undefined });
    await expect.poll(async () => (await db.select().from(alarms)).map(({ subject }) => subject)).toContain('eqp_2');
    expect(await machinesIn('ready')).toEqual([]);
    await loop.stop();
  });
});
