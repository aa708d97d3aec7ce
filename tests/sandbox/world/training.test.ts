import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPersonalBests, processWorkouts } from '../../../src/core/contract/training/records.js';
import { getWorkoutAggregations } from '../../../src/core/contract/training/workout-totals.js';
import { getWorkoutGraph, getWorkoutHistory } from '../../../src/core/contract/training/workouts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
  member = await enterAs(sandbox, 'member');
});
afterAll(() => sandbox.close());

it('the sample of a year has all that a year has', async () => {
  const { userId, client } = member;
  const { groups, totals } = await done(client(getWorkoutAggregations, { userId, groupBy: 'type' }));
  expect(totals.count).toBeGreaterThan(150);
  expect(groups.map(({ key }) => key)).toEqual(expect.arrayContaining(['bike', 'row', 'run', 'strength', 'freestyle']));
  const left = await done(client(getWorkoutHistory, { userId, completed: 'false' }));
  expect(left.total).toBeGreaterThan(3);
  const abroad = await done(client(getWorkoutHistory, { userId, limit: 100, offset: 40 }));
  expect(abroad.items.map(({ timeZone }) => timeZone)).toContain('Europe/Lisbon');
  const leap = await done(client(getWorkoutHistory, { userId, from: '2024-02-29', to: '2024-02-29' }));
  expect(leap.total).toBe(1);
});

it('its newest workouts have their samples, and some a strap that slipped', async () => {
  const { userId, client } = member;
  const { items } = await done(client(getWorkoutHistory, { userId, source: 'equipment', limit: 40 }));
  const graphs = await Promise.all(items.map(({ id }) => done(client(getWorkoutGraph, { workoutId: id }))));
  expect(graphs[0]?.seconds.length).toBeGreaterThan(300);
  const slipped = graphs.filter(({ metrics }) => metrics.some(({ values }) => values.includes(null)));
  expect(slipped.length).toBeGreaterThan(0);
});

it('its records are those that its workouts make', async () => {
  const { userId, client } = member;
  const records = async () =>
    (await done(client(listPersonalBests, { userId, limit: 100 }))).items.toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    );
  const before = await records();
  expect(before.length).toBeGreaterThan(10);
  await done(client(processWorkouts, {}));
  expect(await records()).toEqual(before);
});
