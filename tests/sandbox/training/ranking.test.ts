import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentilesOf } from '../../../src/sandbox/training/records/percentiles.js';
import { standingAmong } from '../../../src/sandbox/training/records/standings.js';
import { classBests } from '../../../src/sandbox/training/tables/records.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { percentileOf, percentilePoints } from './rules/support/naive-ranking.js';
import { rankOf } from '../../../src/sandbox/training/rules/percentile.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const of = { contentId: 'cls_bike_climb-ride_30', formatId: 'bike-1800', metric: 'output' as const };

/** A class whose best tries are these, a person each. */
async function finishedWith(values: readonly number[]) {
  const { db } = sandbox.database;
  await db.delete(classBests);
  await db
    .insert(classBests)
    .values(values.map((value, at) => ({ ...of, userId: `usr_${at}`, value, workoutId: `wko_${at}`, achievedAt: at })));
  return db;
}

const points = Array.from({ length: 19 }, (_, index) => 5 * (index + 1));

it('percentiles are by nearest rank, and 55 % of a hundred people are fifty-five', async () => {
  const db = await finishedWith(Array.from({ length: 100 }, (_, index) => index + 1));
  const { points: told } = await percentilesOf(db, of.formatId, of.metric);
  expect(told.find(({ percentile }) => percentile === 55)?.value).toBe(55);
});

it('ranks and percentiles are those of a naive recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(30), { minLength: 1, maxLength: 45 }), async values => {
      const db = await finishedWith(values);
      expect((await percentilesOf(db, of.formatId, of.metric)).points).toEqual(percentilePoints(values, points));
      const value = values[0] ?? 0;
      expect(await standingAmong(db, of.contentId, of.metric, value)).toEqual({
        metric: of.metric,
        value,
        rank: rankOf(values, value),
        total: values.length,
        percentile: percentileOf(values, value),
      });
    }),
    { numRuns: 60 },
  );
});
