import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getSchedule } from '../../../src/core/contract/content/library.js';
import type { ScheduleQuery } from '../../../src/core/contract/schemas/content/schedule.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { DAY } from '../../../src/core/dates.js';
import { schedulePlans } from '../../../src/sandbox/content/tables.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, newPerson, type Person } from '../support/people.js';
import { CLIMB, SPIN, takeAway } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newPerson(sandbox);
});

const at = (iso: string): number => Date.parse(iso) / 1000;
const ask = (query: ScheduleQuery) => done(member.client(getSchedule, query));
const toZone = (timeZone: string) => done(member.client(updatePreferences, { userId: member.userId, timeZone }));

it('a week has its classes in the order of time, with the zone that each was planned in', async () => {
  const { items } = await ask({ from: at('2030-07-01T00:00Z'), to: at('2030-07-08T00:00Z') });
  expect(items.map(({ startsAt }) => startsAt)).toEqual(
    items.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
  );
  expect(items).toHaveLength(12);
  // Monday at half past six in New York
  expect(items[0]).toMatchObject({
    kind: 'live',
    content: { id: CLIMB, title: '30 min Climb Ride' },
    startsAt: at('2030-07-01T10:30Z'),
    endsAt: at('2030-07-01T11:00Z'),
    timeZone: 'America/New_York',
  });
});

it('days are the member’s own, the last one included', async () => {
  await toZone('Asia/Tokyo');
  const tokyo = await ask({ from: '2030-07-02', to: '2030-07-02' });
  expect(tokyo).toMatchObject({
    timeZone: 'Asia/Tokyo',
    from: at('2030-07-01T15:00Z'),
    to: at('2030-07-02T15:00Z'),
  });
  // Monday noon in New York is Tuesday in Tokyo, and Tuesday at seven in London too
  expect(tokyo.items.map(({ startsAt }) => startsAt)).toEqual([at('2030-07-01T16:00Z'), at('2030-07-02T06:00Z')]);
});

it('without an end it is of the next seven days', async () => {
  const { from, to } = await ask({});
  expect(to - from).toBe(7 * DAY);
});

it.each([
  ['what is live', { kind: 'live' }, 9],
  ['what is recorded', { kind: 'onDemand' }, 3],
  ['a type', { type: 'reflect' }, 2],
  ['an instructor', { instructorId: 'ins_imani' }, 2],
] as const)('%s is found by itself', async (_, query, count) => {
  const { items } = await ask({ from: at('2030-07-01T00:00Z'), to: at('2030-07-08T00:00Z'), ...query });
  expect(items).toHaveLength(count);
});

it('a class in the hour that clocks skip is on when that hour is over', async () => {
  const { items } = await ask({ from: at('2030-03-10T05:00Z'), to: at('2030-03-10T10:00Z') });
  expect(items.map(({ content, startsAt }) => [content.id, startsAt])).toEqual([[SPIN, at('2030-03-10T07:00Z')]]);
});

it('a class that is gone from the library is not shown again', async () => {
  await takeAway(sandbox, SPIN);
  const { items } = await ask({ from: at('2030-07-01T00:00Z'), to: at('2030-07-08T00:00Z') });
  expect(items.map(({ content }) => content.id)).not.toContain(SPIN);
});

it('what runs at this moment is on now', async () => {
  const { db } = sandbox.database;
  await db.delete(schedulePlans);
  expect((await ask({})).onNow).toEqual([]);
  const soon = new Date(Date.now() - 600_000);
  await db.insert(schedulePlans).values({
    id: 'pln_now',
    contentId: CLIMB,
    kind: 'live',
    weekday: soon.getUTCDay() || 7,
    minute: soon.getUTCHours() * 60 + soon.getUTCMinutes(),
    timeZone: 'UTC',
    firstDay: '2020-01-01',
  });
  const { onNow, items } = await ask({});
  expect(onNow).toMatchObject([{ content: { id: CLIMB }, kind: 'live' }]);
  expect(items[0]).toEqual(onNow[0]);
});

it.each([
  ['ends before it begins', { from: 2000, to: 1000 }, ['to']],
  ['is longer than 31 days', { from: 0, to: 32 * DAY }, ['to']],
  ['begins on no day of the calendar', { from: '2027-02-29' }, ['from']],
  ['begins before there were instants', { from: '0001-01-01' }, ['from']],
  ['ends after all of them', { to: '9999-12-31' }, ['to']],
] as const)('one that %s is refused', async (_, query, fields) => {
  expect(await badFields(member.client(getSchedule, query))).toEqual(fields);
});

it('31 days are not too many when clocks go back among them', async () => {
  await toZone('America/New_York');
  const { from, to } = await ask({ from: '2030-10-15', to: '2030-11-14' });
  expect(to - from).toBe(31 * DAY + 3600);
});
