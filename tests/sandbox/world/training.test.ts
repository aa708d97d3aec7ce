import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBadges, processMilestones, processStreaks } from '../../../src/core/contract/training/badges.js';
import {
  getCollectionProgress,
  listCollections,
  processCollections,
} from '../../../src/core/contract/training/collections.js';
import { listOwnRoutines } from '../../../src/core/contract/strength/routines.js';
import { getStrengthAggregations, listStrengthWorkouts } from '../../../src/core/contract/strength/workouts.js';
import { listPersonalBests, processWorkouts } from '../../../src/core/contract/training/records.js';
import { getWorkoutAggregations } from '../../../src/core/contract/training/workout-totals.js';
import { getWorkoutGraph, getWorkoutHistory } from '../../../src/core/contract/training/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import { daysLater } from '../../../src/sandbox/training/rules/days.js';
import { classesAt } from '../../../src/sandbox/world/catalogue/classes.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { sampleAthletes } from '../../../src/sandbox/world/worlds/training/athletes.js';
import { finishedAt } from '../../../src/sandbox/world/worlds/training/sample-challenges.js';
import { loggedSessions } from '../../../src/sandbox/world/worlds/training/sample-strength.js';
import { sampleYear } from '../../../src/sandbox/world/worlds/training/sample-year.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, type Person } from '../support/people.js';

const today = new Date().toISOString().slice(0, 10);

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

it('of the year, each class that a machine recorded ranks, and nothing that somebody wrote down or brought', async () => {
  const { source, isRanked, durationSeconds } = workouts;
  // a pause of a minute and a half is more than a tenth of ten minutes
  const isLong = gt(durationSeconds, 900);
  const rows = await sandbox.database.db.select({ source, isRanked }).from(workouts).where(isLong);
  const ranked = (of: readonly string[]) => rows.filter(row => of.includes(row.source)).map(row => row.isRanked);
  expect(ranked(['equipment', 'app']).length).toBeGreaterThan(500);
  expect(ranked(['equipment', 'app'])).not.toContain(false);
  expect(ranked(['manual', 'import'])).not.toContain(true);
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

it('its badges are those that its workouts earn, each since the workout that reached it', async () => {
  const { userId, client } = member;
  const { items, total } = await done(client(listBadges, { userId, limit: 100 }));
  expect(items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['bike-50', 'row-10', 'run-25', 'all-100', 'streak-3', 'challenge-col_four-hours']),
  );
  expect(new Set(items.map(({ earnedAt }) => earnedAt)).size).toBeGreaterThan(8);
  expect((await done(client(processMilestones, { userId }))).awarded).toEqual([]);
  expect((await done(client(processStreaks, { userId }))).awarded).toEqual([]);
  // which nobody has told them yet
  const { justCompleted } = await done(client(processCollections, { userId }));
  expect(justCompleted).toMatchObject([{ id: 'col_four-hours' }]);
  expect((await done(client(listBadges, { userId }))).total).toBe(total);
});

it('its challenges: two go on, among others, one was left and one finished', async () => {
  const { userId, client } = member;
  const { items } = await done(client(listCollections, { userId }));
  const state = (id: string) => items.find(one => one.id === id);
  const joined = items.filter(({ membership }) => membership !== null).map(one => [one.id, one.state]);
  expect(joined).toEqual([
    ['col_across-the-channel', 'running'],
    ['col_thousand-minutes', 'running'],
    ['col_four-hours', 'ended'],
  ]);
  expect(state('col_four-hours')?.membership).toMatchObject({ share: 1, completedAt: expect.any(Number) });
  expect(state('col_summit-week')).toMatchObject({ state: 'running', membership: null });
  const { place, others } = await done(client(getCollectionProgress, { userId, collectionId: 'col_thousand-minutes' }));
  expect(place?.of).toBe(13);
  expect(place?.rank).toBeGreaterThan(1);
  expect(place?.next).not.toBeNull();
  expect(others).toHaveLength(12);
});

it('its strength has three routines, and a line of estimates for each of their exercises', async () => {
  const { userId, client } = member;
  expect((await done(client(listOwnRoutines, { userId }))).total).toBe(3);
  expect((await done(client(listStrengthWorkouts, { userId }))).total).toBe(12);
  const { items } = await done(client(getStrengthAggregations, { userId, from: daysLater(today, -370), to: today }));
  expect(items).toHaveLength(9);
  for (const { oneRepMax } of items) {
    expect(oneRepMax).toHaveLength(4);
    expect(oneRepMax.at(-1)?.value).toBeGreaterThan(oneRepMax[0]?.value ?? 0);
  }
});

it('on whatever day it is made, the finished challenge was finished and a dozen sessions were logged', () => {
  const [athlete] = sampleAthletes;
  if (!athlete) throw new Error('The sample has no athlete.');
  for (const ago of [0, 1, 2, 3, 4, 5, 6, 40, 90, 133, 200, 301]) {
    const at = now() - ago * DAY;
    const year = sampleYear(athlete, classesAt(at), at);
    expect(loggedSessions(year)).toHaveLength(12);
    const { startsAt, endsAt, goalValue } = finishedAt(at);
    const inTime = year.filter(({ reported }) => reported.startedAt >= startsAt && reported.startedAt < endsAt);
    const seconds = inTime.reduce((sum, { reported }) => sum + reported.durationSeconds, 0);
    expect(seconds).toBeGreaterThan(goalValue);
  }
});
