import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activateEquipment } from '../../../src/core/contract/commercial/activation.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import { activationCodes, licenses, licenseSeats } from '../../../src/sandbox/commercial/tables/licenses.js';
import { demoActivationCodes as codes } from '../../../src/sandbox/world/worlds/commercial.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { startProcess, type SandboxProcess } from '../../support/process.js';
import { portalKey } from '../../support/portal-key.js';
import { clientOf } from '../../support/visitor.js';
import { aMachine } from './support/machines.js';

const SEATS = 60;
const MACHINES = 100;

let database: TestDatabase;
let processes: SandboxProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  const env = { DATABASE_URL: database.url ?? '', ECHELON_WORLD: 'commercial' };
  processes = await Promise.all([startProcess(env), startProcess(env)]);
});
/** A console that reaches one of the two. */
const consoleAt = (at: number) =>
  clientOf({ baseUrl: processes[at % 2]?.url ?? '', apiKey: portalKey, fetch: globalThis.fetch });

afterAll(async () => {
  await Promise.all(processes.map(one => one.end('SIGTERM')));
  await database.close();
});

it('a hundred machines that are activated at once at two processes take sixty seats, and forty are told that none is left', async () => {
  const { db } = database;
  await db.update(licenses).set({ seats: 50 }).where(eq(licenses.id, 'lic_downtown'));
  await db.delete(licenseSeats).where(eq(licenseSeats.licenseId, 'lic_downtown'));
  // the seats are of two licences, so that one that is full has to be left for the other
  const [first] = await db.select().from(licenses).where(eq(licenses.id, 'lic_downtown'));
  if (!first) throw new Error('The world has no licence.');
  await db.insert(licenses).values({ ...first, id: 'lic_second', seats: SEATS - 50, expiresAt: first.expiresAt + 100 });
  await db.update(activationCodes).set({ maxUses: 1000 }).where(eq(activationCodes.id, 'act_downtown'));

  const answers = await Promise.all(
    Array.from({ length: MACHINES }, (_, at) => {
      const client = consoleAt(at);
      return client(activateEquipment, { activationCode: codes.active, ...aMachine(`RACE-${1000 + at}`) });
    }),
  );
  const activated = answers.flatMap(answer => (answer.ok ? [answer.data] : []));
  expect(activated).toHaveLength(MACHINES);
  expect(activated.filter(({ seat }) => seat !== null)).toHaveLength(SEATS);
  expect(activated.filter(({ notice }) => notice === 'unlicensed')).toHaveLength(MACHINES - SEATS);
  expect(new Set(activated.map(({ secret }) => secret)).size).toBe(MACHINES);

  const seats = await db
    .select()
    .from(licenseSeats)
    .where(inArray(licenseSeats.licenseId, ['lic_downtown', 'lic_second']));
  expect(seats).toHaveLength(SEATS);
  const machines = await db
    .select({ id: commercialEquipment.id })
    .from(commercialEquipment)
    .where(
      inArray(
        commercialEquipment.id,
        seats.map(({ equipmentId }) => equipmentId),
      ),
    );
  expect(machines).toHaveLength(SEATS);
  expect(new Set(activated.flatMap(({ seat, equipment }) => (seat ? [equipment.id] : [])))).toEqual(
    new Set(machines.map(({ id }) => id)),
  );
  const [code] = await db.select().from(activationCodes).where(eq(activationCodes.id, 'act_downtown'));
  expect(code?.uses).toBe(1 + MACHINES);
});

it('a code that is good for one machine activates one of two that come at once', async () => {
  const { db } = database;
  await db.update(activationCodes).set({ uses: 4, maxUses: 5 }).where(eq(activationCodes.id, 'act_downtown'));
  const answers = await Promise.all(
    processes.map((_, at) =>
      consoleAt(at)(activateEquipment, {
        activationCode: codes.active,
        ...aMachine(`LAST-${at}`),
      }),
    ),
  );
  expect(answers.map(answer => (answer.ok ? 'activated' : answer.failure.code)).toSorted()).toEqual([
    'activated',
    'activationCodeUsedUp',
  ]);
});

it('one machine that is activated at both processes at once has one life and one seat', async () => {
  const { db } = database;
  await db.update(activationCodes).set({ uses: 0, maxUses: 100 }).where(eq(activationCodes.id, 'act_downtown'));
  await db.update(licenses).set({ seats: 500 }).where(eq(licenses.id, 'lic_second'));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      consoleAt(at)(activateEquipment, {
        activationCode: codes.active,
        ...aMachine('TWICE-1'),
      }),
    ),
  );
  const ids = new Set(answers.flatMap(answer => (answer.ok ? [answer.data.equipment.id] : [answer.failure.code])));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await db.select().from(licenseSeats).where(eq(licenseSeats.equipmentId, id))).toHaveLength(1);
});
