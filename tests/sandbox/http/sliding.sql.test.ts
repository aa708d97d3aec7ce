import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, writing } from '../../../src/sandbox/http/limits/limits.js';
import { countWithin } from '../../../src/sandbox/http/limits/rate-limits.js';
import { Refusal } from '../../../src/sandbox/http/refusal.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const NOON = 1_800_000_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let subjects = 0;

/** Undefined for one who came through, else how long to wait. */
async function tryOnce(subject: string, limit: { most: number; seconds: number }, now: number) {
  try {
    await countWithin(database.db, subject, limit, now);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Number(error.debug?.['retryAfter']);
  }
}

const arrivals = record({
  most: integer({ min: 1, max: 6 }),
  seconds: integer({ min: 1, max: 6 }).map(tens => tens * 10),
  from: integer({ min: 0, max: 60 }),
  // many at once, a little later, or after a rest longer than a window
  gaps: array(
    integer({ min: 0, max: 8 }).map(gap => (gap === 8 ? 71 : gap)),
    { maxLength: 30 },
  ),
});

it('in no span as long as the window come more through than the limit says, whenever they come', async () => {
  await assert(
    asyncProperty(arrivals, async ({ most, seconds, from, gaps }) => {
      const subject = `any ${(subjects += 1)}`;
      const through: number[] = [];
      let now = NOON + from;
      for (const gap of gaps) {
        now += gap;
        if ((await tryOnce(subject, { most, seconds }, now)) === undefined) through.push(now);
      }
      for (const [at, first] of through.entries())
        expect((through[at + most] ?? Infinity) - first).toBeGreaterThanOrEqual(seconds);
    }),
    { numRuns: 60 },
  );
});

it('who waits as long as they were told gets through, and nobody is told to wait much longer than the window', async () => {
  await assert(
    asyncProperty(arrivals, async ({ most, seconds, from, gaps }) => {
      const subject = `patient ${(subjects += 1)}`;
      let now = NOON + from;
      for (const gap of gaps) {
        now += gap;
        const wait = await tryOnce(subject, { most, seconds }, now);
        if (wait === undefined) continue;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1.1 * seconds);
        now += wait;
        expect(await tryOnce(subject, { most, seconds }, now)).toBeUndefined();
      }
    }),
    { numRuns: 60 },
  );
});

it('the same number just before a boundary and just after it is twice the number, and is refused', async () => {
  const limit = { most: 60, seconds: 600 };
  const boundary = NOON - (NOON % limit.seconds) + limit.seconds;
  let through = 0;
  for (const now of [boundary - 1, boundary])
    for (let times = 0; times < limit.most; times += 1)
      if ((await tryOnce('boundary', limit, now)) === undefined) through += 1;
  expect(through).toBe(limit.most);
});

it('a world whose clock is set back days begins anew', async () => {
  const limit = { most: 1, seconds: 60 };
  expect(await tryOnce('clock', limit, NOON + 900_000)).toBeUndefined();
  expect(await tryOnce('clock', limit, NOON)).toBeUndefined();
  expect(await tryOnce('clock', limit, NOON)).toBeGreaterThan(0);
});

it('every window can be cut in ten', () => {
  const uneven = [writing, ...Object.values(limits)].filter(({ seconds }) => seconds % 10 !== 0);
  expect(uneven).toEqual([]);
});
