import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletePersonalBest, getPowerCurve, listPersonalBests } from '../../../src/core/contract/training/records.js';
import type { PowerCurveQuery } from '../../../src/core/contract/schemas/training/records.js';
import { deleteWorkout, restoreWorkout, updateWorkout } from '../../../src/core/contract/training/workouts.js';
import { now } from '../../../src/core/dates.js';
import { CURVE_SECONDS } from '../../../src/sandbox/training/rules/power-curve.js';
import { bestWatts } from '../../../src/sandbox/training/records/best-watts.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { ride, rowOf, saved, steady } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const curveOf = async ({ client, userId }: Person, query: PowerCurveQuery = {}) =>
  (await done(client(getPowerCurve, { userId, ...query }))).points;

it('the best of each length is the workout’s that held it, with the day that it was there', async () => {
  const rider = await newPerson(sandbox);
  expect(await curveOf(rider)).toEqual([]);
  const sprint = await saved(rider, ride(9, { durationSeconds: 60, recording: steady(60, 500) }));
  const long = await saved(rider, ride(3, { recording: steady(1800, 200) }));
  const points = await curveOf(rider);
  expect(points.map(({ seconds, watts }) => [seconds, watts])).toEqual(
    CURVE_SECONDS.filter(seconds => seconds <= 1800).map(seconds => [seconds, seconds <= 60 ? 500 : 200]),
  );
  expect(points.find(({ seconds }) => seconds === 60)).toMatchObject({
    workoutId: sprint.id,
    localDate: sprint.localDate,
  });
  expect(points.at(-1)).toMatchObject({ seconds: 1800, workoutId: long.id });
  expect((await curveOf(rider, { from: long.localDate }))[0]).toMatchObject({ watts: 200 });
  expect((await curveOf(rider, { to: sprint.localDate })).at(-1)).toMatchObject({ seconds: 60 });
  expect(await curveOf(rider, { type: 'row' })).toEqual([]);
});

it('a workout that goes, comes back, is of another type or was read wrong is looked at as it is now', async () => {
  const rider = await newPerson(sandbox);
  const { userId, client } = rider;
  await saved(rider, ride(9, { recording: steady(1800, 200) }));
  const { id: workoutId } = await saved(rider, ride(3, { recording: steady(1800, 300) }));
  const best = async (query: PowerCurveQuery = {}) => (await curveOf(rider, query))[0]?.watts;
  await done(client(deleteWorkout, { userId, workoutId }));
  expect(await best()).toBe(200);
  const { version } = await done(client(restoreWorkout, { userId, workoutId }));
  expect(await best()).toBe(300);
  await done(client(updateWorkout, { userId, workoutId, version, type: 'row' }));
  expect([await best({ type: 'bike' }), await best({ type: 'row' })]).toEqual([200, 300]);
  await done(client(updateWorkout, { userId, workoutId, version: version + 1, type: 'bike' }));
  const { items } = await done(client(listPersonalBests, { userId }));
  await done(client(deletePersonalBest, { userId, personalBestId: items[0]?.id ?? '' }));
  expect(await best()).toBe(200);
});

const types = ['bike', 'row', 'run'] as const;

/** Workouts of some days, of which some are deleted again and some were read wrong. */
const history = fc.array(
  fc.record({
    type: fc.constantFrom(...types),
    daysAgo: fc.integer({ min: 0, max: 12 }),
    excluded: fc.constantFrom(false, false, false, true),
    deleted: fc.constantFrom(false, false, true),
    // few values, so that some are equal
    curve: fc.option(
      fc
        .subarray([...CURVE_SECONDS])
        .chain(lengths =>
          fc.tuple(...lengths.map(seconds => fc.integer({ min: 1, max: 6 }).map(watts => ({ seconds, watts })))),
        ),
      { freq: 8 },
    ),
  }),
  { maxLength: 25 },
);

it('of any history it is what a count by hand of what is left says', async () => {
  const { db } = sandbox.database;
  const { userId } = await newPerson(sandbox);
  await fc.assert(
    fc.asyncProperty(history, fc.option(fc.constantFrom(...types)), fc.nat(12), fc.nat(12), async (all, type, a, b) => {
      await db.delete(workouts).where(eq(workouts.userId, userId));
      const rows = all.map(({ daysAgo, deleted, ...more }) =>
        rowOf(userId, daysAgo, { ...more, deletedAt: deleted ? now() : null }),
      );
      // written the last first, so that the table's own order is not the answer
      if (rows.length > 0) await db.insert(workouts).values(rows.toReversed());
      const [from, to] = [a, b].map(days => rowOf(userId, days).localDate).toSorted();
      const left = rows
        .filter(row => !row.deletedAt && !row.excluded && (type === null || row.type === type))
        .filter(row => row.localDate >= (from ?? '') && row.localDate <= (to ?? ''))
        .toSorted((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1));
      const byHand = CURVE_SECONDS.flatMap(seconds => {
        const tries = left.flatMap(({ id, localDate, curve }) =>
          (curve ?? [])
            .filter(point => point.seconds === seconds)
            .map(({ watts }) => ({ seconds, watts, workoutId: id, localDate })),
        );
        const most = Math.max(...tries.map(({ watts }) => watts));
        return tries.filter(({ watts }) => watts === most).slice(0, 1);
      });
      const { points } = await bestWatts(db, userId, {
        ...(type && { type }),
        ...(from && { from }),
        ...(to && { to }),
      });
      expect(points).toEqual(byHand);
    }),
    { numRuns: 40 },
  );
});
