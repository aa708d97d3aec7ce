import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getWorkoutAggregations,
  getWorkoutCalendar,
  getWorkoutGraphData,
  getWorkoutGraphTabs,
  getWorkoutGroupings,
} from '../../../src/core/contract/training/workout-totals.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { getStrengthAggregations } from '../../../src/core/contract/strength/workouts.js';
import { now } from '../../../src/core/dates.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { daysLater } from '../../../src/sandbox/training/rules/days.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, newPerson, type Person } from '../support/people.js';
import { lifted, press } from './strength-support.js';
import { ride, saved, steady } from './support.js';

let sandbox: TestSandbox;
let member: Person;
const at = (instant: string) => Math.floor(Date.parse(instant) / 1000);

const run = {
  type: 'run',
  contentId: 'cls_run_tempo-run_20',
  durationSeconds: 1200,
  totals: { distance: 4000 },
} as const;
const rates = { seconds: [0, 1, 2], metrics: { heart_rate: [120, 130, 140] } };

beforeAll(async () => {
  sandbox = await openTestSandbox();
  member = await newPerson(sandbox);
  const mine = [
    // a leap day, a Sunday with two workouts and the Monday after it, the last evening of a year
    ride(0, { startedAt: at('2024-02-29T12:00:00Z'), timeZone: 'UTC' }),
    ride(0, { startedAt: at('2025-12-28T09:00:00Z'), timeZone: 'UTC', recording: rates, totals: { output: 300_000 } }),
    ride(0, { startedAt: at('2025-12-28T18:00:00Z'), timeZone: 'UTC', ...run }),
    ride(0, { startedAt: at('2025-12-29T07:00:00Z'), timeZone: 'UTC' }),
    // already the next year in Brussels, where it was not done
    ride(0, { startedAt: at('2026-01-01T03:00:00Z'), timeZone: 'America/New_York', recording: steady(1800, 250) }),
  ];
  for (const workout of mine) await saved(member, workout);
});
afterAll(() => sandbox.close());

const period = { from: '2025-12-01', to: '2026-01-31' };

describe('sums of a period', () => {
  it('by week begin on Monday', async () => {
    const { userId, client } = member;
    const weeks = await done(client(getWorkoutAggregations, { userId, ...period, groupBy: 'week' }));
    expect(weeks.groups.map(({ key, count, seconds }) => [key, count, seconds])).toEqual([
      ['2025-12-22', 2, 3000],
      ['2025-12-29', 2, 3600],
    ]);
    expect(weeks.groups[0]).toMatchObject({ averageHeartRate: 130, distance: 4000, output: 300_000 });
    expect(weeks.totals).toMatchObject({ count: 4, seconds: 6600, output: 300_000 + 300_000 + 450_000 });
  });

  it('by day, month, year and type are of the days where it was done', async () => {
    const { userId, client } = member;
    const keys = async (groupBy: 'day' | 'month' | 'year' | 'type', more = period) =>
      (await done(client(getWorkoutAggregations, { userId, ...more, groupBy }))).groups.map(one => one.key);
    expect(await keys('day')).toEqual(['2025-12-28', '2025-12-29', '2025-12-31']);
    expect(await keys('month')).toEqual(['2025-12']);
    expect(await keys('year', { from: '2024-01-01', to: '2026-12-31' })).toEqual(['2024', '2025']);
    expect(await keys('type')).toEqual(['bike', 'run']);
  });

  it('are refused for a period that ends before it begins, or of more than ten years', async () => {
    const { userId, client } = member;
    const asked = (from: string, to: string) =>
      badFields(client(getWorkoutAggregations, { userId, from, to, groupBy: 'year' }));
    expect(await asked('2026-01-02', '2026-01-01')).toEqual(['from']);
    expect(await asked('2016-01-01', '2026-01-01')).toEqual(['from']);
    expect(await asked('2026-02-30', '2026-03-01')).toEqual(['from']);
  });
});

describe('a member of Honolulu who trained on Kiritimati, where it is tomorrow already', () => {
  // the same hour of the day, a day apart
  const there = 'Pacific/Kiritimati';
  const here = 'Pacific/Honolulu';
  const startedAt = now() - 120;
  const lastDay = [localDay(here, now()), localDay(there, startedAt)].toSorted().at(-1) ?? '';
  let traveller: Person;
  beforeAll(async () => {
    traveller = await newPerson(sandbox);
    const { client, userId } = traveller;
    await done(client(updatePreferences, { userId, timeZone: here }));
    const sets = [press('one', 60, 5, { performedAt: startedAt + 30 })];
    await lifted(traveller, { sessionId: 'there', startedAt, timeZone: there, durationSeconds: 60, sets });
  });

  it('has it in every sum and graph at once', async () => {
    const { client, userId } = traveller;
    const sums = await done(client(getWorkoutAggregations, { userId, groupBy: 'day' }));
    expect([sums.to, sums.totals.count]).toEqual([lastDay, 1]);
    const graph = await done(client(getWorkoutGraphData, { userId, graphType: 'count' }));
    expect(graph.lines[0]?.values.at(-1)).toBe(1);
    expect(await done(client(getWorkoutGroupings, { userId, by: 'type' }))).toMatchObject({
      items: [{ key: 'strength', count: 1 }],
    });
    expect((await done(client(getWorkoutGraphTabs, { userId }))).lastDay).toBe(lastDay);
    expect(await done(client(getStrengthAggregations, { userId }))).toMatchObject({
      to: lastDay,
      items: [{ oneRepMax: [{ day: localDay(there, startedAt) }] }],
    });
  });

  it('is told of the days that they ask for, no others', async () => {
    const { client, userId } = traveller;
    const to = daysLater(localDay(there, startedAt), -1);
    const sums = await done(client(getWorkoutAggregations, { userId, to, groupBy: 'day' }));
    expect([sums.to, sums.totals.count]).toEqual([to, 0]);
  });
});

it('filters offer what there is, the most frequent first', async () => {
  const { userId, client } = member;
  const by = async (grouping: 'type' | 'instructor' | 'classSeconds') =>
    (await done(client(getWorkoutGroupings, { userId, ...period, by: grouping }))).items;
  expect(await by('instructor')).toEqual([
    { key: 'ins_mara', name: 'Mara Quist', count: 3, seconds: 5400 },
    { key: 'ins_rafael', name: 'Rafael Soto', count: 1, seconds: 1200 },
  ]);
  expect((await by('type')).map(({ key }) => key)).toEqual(['bike', 'run']);
  expect((await by('classSeconds')).map(({ key }) => key)).toEqual(['1800', '1200']);
});

describe('the calendar', () => {
  it('holds every workout of a day, and the leap day', async () => {
    const { userId, client } = member;
    const { days, timeZone } = await done(client(getWorkoutCalendar, { userId, month: '2025-12' }));
    expect(timeZone).toBe('America/New_York');
    expect(Object.keys(days)).toEqual(['2025-12-28', '2025-12-29', '2025-12-31']);
    expect(days['2025-12-28']).toMatchObject({ count: 2, seconds: 3000 });
    expect(days['2025-12-28']?.items.map(({ type }) => type)).toEqual(['bike', 'run']);
    const leap = await done(client(getWorkoutCalendar, { userId, month: '2024-02' }));
    expect(Object.keys(leap.days)).toEqual(['2024-02-29']);
    expect((await done(client(getWorkoutCalendar, { userId, month: '2026-01' }))).days).toEqual({});
  });

  it('has no thirteenth month', async () => {
    const { userId, client } = member;
    expect(await badFields(client(getWorkoutCalendar, { userId, month: '2026-13' }))).toEqual(['month']);
  });
});

describe('a graph', () => {
  it('has a place for every week, with 0 where nothing was done', async () => {
    const { userId, client } = member;
    const graph = await done(
      client(getWorkoutGraphData, { userId, graphType: 'time', from: '2025-12-15', to: '2026-01-11', groupBy: 'week' }),
    );
    expect(graph).toMatchObject({ unit: 's', keys: ['2025-12-15', '2025-12-22', '2025-12-29', '2026-01-05'] });
    expect(graph.lines).toEqual([{ name: 'total', values: [0, 3000, 3600, 0] }]);
  });

  it('of fitness falls when nothing is done, and form is that of the day before', async () => {
    const { userId, client } = member;
    const { keys, lines } = await done(client(getWorkoutGraphData, { userId, graphType: 'fitness', ...period }));
    const line = (name: string) => lines.find(one => one.name === name)?.values ?? [];
    const day = keys.indexOf('2025-12-31');
    expect(line('fitness')[day - 1]).toBe(0);
    expect(line('fitness')[day]).toBeGreaterThan(0);
    expect(line('fitness').at(-1)).toBeLessThan(line('fitness')[day] ?? 0);
    expect(line('form')[day + 1]).toBeLessThan(0);
  });

  it('is offered when there is something to show', async () => {
    const { userId, client } = member;
    const { items } = await done(client(getWorkoutGraphTabs, { userId }));
    expect(items.map(({ type }) => type)).toEqual([
      'time',
      'count',
      'output',
      'distance',
      'calories',
      'load',
      'fitness',
    ]);
    const nobody = await newPerson(sandbox);
    expect((await done(nobody.client(getWorkoutGraphTabs, { userId: nobody.userId }))).items).toEqual([]);
    expect(await refused(client(getWorkoutGraphData, { userId, graphType: 'toString' }))).toBe('notFound');
  });
});
