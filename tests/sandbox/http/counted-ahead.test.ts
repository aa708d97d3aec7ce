import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallLine } from '../../../src/core/contract/call.js';
import { quote } from '../../../src/core/contract/account.js';
import { DAY } from '../../../src/core/dates.js';
import type { Db } from '../../../src/sandbox/db/db.js';
import { rateLimits } from '../../../src/sandbox/http/tables.js';
import { limits, writing } from '../../../src/sandbox/http/limits/limits.js';
import { countRequest, countWithin } from '../../../src/sandbox/http/limits/rate-limits.js';
import { takeOld } from '../../../src/sandbox/retention/forget.js';
import { countedTries } from '../../../src/sandbox/retention/kept.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const call: CallLine = quote;
const NOON = 1_800_000_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What a process remembers is kept by its own handle of the database. */
const newProcess = (): Db => Object.create(database.db);

/** How many of so many requests from one address come through, in turn by each process. */
async function letThrough(
  processes: readonly Db[],
  requests: number,
  { ip, now = NOON }: { ip: string; now?: number },
): Promise<number> {
  let through = 0;
  for (let sent = 0; sent < requests; sent += 50) {
    const some = Array.from({ length: 50 }, (_, at) =>
      countRequest(processes[(sent + at) % processes.length] ?? database.db, call, { ip, input: {} }, now),
    );
    through += (await Promise.allSettled(some)).filter(({ status }) => status === 'fulfilled').length;
  }
  return through;
}

it('one process lets as many writes through as the limit says, and not one more', async () => {
  expect(await letThrough([newProcess()], writing.address + 200, { ip: '192.0.2.1' })).toBe(writing.address);
});

it('three processes together let no more through, and hardly fewer', async () => {
  const through = await letThrough([newProcess(), newProcess(), newProcess()], writing.address + 1000, {
    ip: '192.0.2.2',
  });
  expect(through).toBeLessThanOrEqual(writing.address);
  expect(through).toBeGreaterThan(writing.address * 0.95);
});

it('another address, and whoever has waited for a whole window, begin with nothing', async () => {
  const one = newProcess();
  await letThrough([one], writing.address + 200, { ip: '192.0.2.3' });
  expect(await letThrough([one], 50, { ip: '192.0.2.3' })).toBe(0);
  expect(await letThrough([one], 50, { ip: '192.0.2.4' })).toBe(50);
  expect(await letThrough([one], 50, { ip: '192.0.2.3', now: NOON + 1.1 * writing.seconds })).toBe(50);
});

it('a person who writes twice is counted once', async () => {
  const one = newProcess();
  const ip = '192.0.2.5';
  await countRequest(one, call, { ip, input: {} }, NOON);
  const before = await database.db.select().from(rateLimits);
  await countRequest(one, call, { ip, input: {} }, NOON);
  expect(await database.db.select().from(rateLimits)).toEqual(before);
});

it('no limit that stops a guesser is counted ahead', () => {
  expect(Object.values(limits).filter(({ ahead }) => ahead !== undefined)).toEqual([]);
});

it('what may be done five times in 30 days is counted for all of them, whatever else is counted meanwhile', async () => {
  const { db } = database;
  const month = { most: 5, seconds: 30 * DAY };
  const begins = NOON;
  const once = (now: number) => countWithin(db, 'release own_1', month, now);
  for (let times = 0; times < month.most; times += 1) await once(begins + DAY);
  for (const later of [1, 2, 10, 28]) {
    const now = begins + later * DAY;
    await countRequest(db, call, { ip: '192.0.2.6', input: {} }, now);
    await takeOld(db, countedTries, now);
    await expect(once(now)).rejects.toMatchObject({ code: 'tooManyRequests' });
  }
  await expect(once(begins + DAY + 1.1 * month.seconds)).resolves.toBeUndefined();
});

it('a window that has ended is forgotten a day later', async () => {
  const { db } = database;
  const old = () => db.$count(rateLimits, eq(rateLimits.subject, 'writing address 192.0.2.7'));
  await countRequest(db, call, { ip: '192.0.2.7', input: {} }, NOON);
  expect(await old()).toBeGreaterThan(0);
  await takeOld(db, countedTries, NOON + DAY);
  expect(await old()).toBeGreaterThan(0);
  await takeOld(db, countedTries, NOON + DAY + 2 * writing.seconds);
  expect(await old()).toBe(0);
});
