import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import type { StreakPatch } from '../../../src/core/contract/schemas/training/streaks.js';
import { getStreak, updateStreak } from '../../../src/core/contract/training/streaks.js';
import { startSession } from '../../../src/sandbox/access/sessions.js';
import { findUser } from '../../../src/sandbox/people/find-user.js';
import { daysLater, everyDay, mondayOf } from '../../../src/sandbox/training/rules/days.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, failure, newPerson, type Person } from '../support/people.js';
import { rowOf } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
let today: string;
const streak = () => done(member.client(getStreak, { userId: member.userId }));
const change = (patch: Omit<StreakPatch, 'version'>, version: number) =>
  member.client(updateStreak, { userId: member.userId, version, ...patch });

/** Trains on so many days before today. */
async function trained(...daysAgo: number[]): Promise<void> {
  await sandbox.database.db
    .insert(workouts)
    .values(daysAgo.map(ago => rowOf(member.userId, ago, { localDate: daysLater(today, -ago) })));
}

let at: number;

/** Somebody who has signed in at the moment that it is. */
async function entered({ userId }: { userId: string }): Promise<Person> {
  const { db } = sandbox.database;
  const { jwt } = await startSession({ db, now: at }, await findUser(db, userId));
  return { userId, jwt, client: sandbox.client({ jwt }) };
}

/** Moves the clock; a token of another time is none. */
async function itIs(instant: string): Promise<void> {
  at = Math.floor(Date.parse(instant) / 1000);
  await sandbox.send('POST', '/sandbox/clock', { body: { now: at } });
  member = await entered(member);
}

beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newPerson(sandbox);
  // midday of a Wednesday where the member lives, so that its week has days on both sides
  await itIs('2031-08-06T16:00:00Z');
  today = '2031-08-06';
});

describe('a streak', () => {
  it('goes on until the day after the last, and is at risk on that day', async () => {
    await trained(3, 2, 1);
    expect(await streak()).toMatchObject({
      today,
      timeZone: 'America/New_York',
      daily: { current: 3, longest: 3, lastDate: daysLater(today, -1), atRisk: true },
    });
    await trained(0);
    expect((await streak()).daily).toMatchObject({ current: 4, atRisk: false });
  });

  it('has ended when a day is missing, and the longest is remembered', async () => {
    await trained(4, 3, 2);
    expect((await streak()).daily).toMatchObject({ current: 0, longest: 3, atRisk: false });
  });

  it('ends with the day of the member, not of the server', async () => {
    await trained(1);
    // 23:00 on Wednesday in New York, where Thursday has begun in Brussels
    await itIs('2031-08-07T03:00:00Z');
    expect(await streak()).toMatchObject({ today, daily: { current: 1 } });
    await done(member.client(updatePreferences, { userId: member.userId, timeZone: 'Europe/Brussels' }));
    expect(await streak()).toMatchObject({ today: daysLater(today, 1), daily: { current: 0 } });
  });

  it('of weeks counts those that reached the goal, from Monday on', async () => {
    // Sunday and the Monday before it; Monday and Tuesday of this week
    await trained(9, 3, 2, 1);
    await done(change({ weeklyGoal: 2 }, 1));
    expect(await streak()).toMatchObject({
      weekly: { current: 2, lastWeek: mondayOf(today), atRisk: false },
      thisWeek: { done: 2, goal: 2 },
    });
    await done(change({ weeklyGoal: 3 }, 2));
    expect(await streak()).toMatchObject({ weekly: { current: 0, longest: 0 }, thisWeek: { done: 2, goal: 3 } });
  });
});

describe('a protected day', () => {
  it('keeps a streak and does not add to it', async () => {
    await trained(4, 3, 1);
    expect((await streak()).daily.current).toBe(1);
    const kept = await done(change({ freeze: daysLater(today, -2) }, 1));
    expect(kept).toMatchObject({ daily: { current: 3 }, freezes: { used: [daysLater(today, -2)], left: 1 } });
    expect(kept.protectedDays).toEqual([daysLater(today, -2)]);
  });

  it('can be planned ahead: away for a week, and nothing is lost', async () => {
    await trained(1, 0);
    const away = [{ from: daysLater(today, 1), to: daysLater(today, 8) }];
    expect(await done(change({ away }, 1))).toMatchObject({
      away,
      protectedDays: everyDay('2031-08-07', '2031-08-14'),
    });
    await itIs('2031-08-14T16:00:00Z');
    expect((await streak()).daily).toMatchObject({ current: 2, atRisk: false });
    await itIs('2031-08-16T16:00:00Z');
    expect((await streak()).daily.current).toBe(0);
  });

  it('of rest counts from when it is planned: yesterday is not rested afterwards', async () => {
    await trained(2);
    // Tuesday, which was yesterday, and Thursday
    const rest = await done(change({ restWeekdays: [4, 2] }, 1));
    expect(rest).toMatchObject({ restWeekdays: [2, 4], daily: { current: 0 }, thisWeek: { goal: 1 } });
    expect(rest.protectedDays[0]).toBe(daysLater(today, 1));
  });

  it('of rest stays one when the plan is another later', async () => {
    await trained(0);
    await done(change({ restWeekdays: [4] }, 1));
    await itIs('2031-08-08T16:00:00Z');
    expect((await streak()).daily.current).toBe(1);
    expect(await done(change({ restWeekdays: [] }, 2))).toMatchObject({ daily: { current: 1 }, restWeekdays: [] });
  });

  it('lowers the goal of its week', async () => {
    const away = [{ from: daysLater(today, -2), to: daysLater(today, 2) }];
    expect((await done(change({ weeklyGoal: 5, away }, 1))).thisWeek.goal).toBe(2);
  });
});

describe('what protects is refused', () => {
  const said = async (patch: Omit<StreakPatch, 'version'>) => {
    const { fields = [] } = await failure(change(patch, 1));
    return fields.map(({ path, message }) => `${path}: ${message}`);
  };

  it('as a freeze for a day ahead, long ago, trained on, or protected', async () => {
    await trained(1);
    expect(await said({ freeze: daysLater(today, 1) })).toEqual([
      'freeze: A freeze is for a day that has come. For days ahead, enter a time away.',
    ]);
    expect(await said({ freeze: daysLater(today, -8) })).toEqual(['freeze: A freeze reaches 7 days back.']);
    expect(await said({ freeze: daysLater(today, -1) })).toEqual([
      'freeze: You trained on this day: it needs no freeze.',
    ]);
    await done(change({ freeze: daysLater(today, -2) }, 1));
    const again = await failure(change({ freeze: daysLater(today, -2) }, 2));
    expect(again.fields).toEqual([{ path: 'freeze', message: 'This day is protected already.' }]);
  });

  it('as a third freeze of one month; one for the month before is of that month', async () => {
    await done(change({ freeze: '2031-08-05' }, 1));
    await done(change({ freeze: '2031-08-04' }, 2));
    expect((await failure(change({ freeze: '2031-08-03' }, 3))).fields).toEqual([
      { path: 'freeze', message: 'No freeze is left for this month.' },
    ]);
    expect((await done(change({ freeze: '2031-07-31' }, 3))).freezes.left).toBe(0);
  });

  it('as a time away that ends before it begins, or lasts more than 92 days', async () => {
    expect(await said({ away: [{ from: '2031-08-07', to: '2031-08-06' }] })).toEqual([
      'away.0.to: Ends before it begins.',
    ]);
    expect(await said({ away: [{ from: '2031-01-01', to: '2031-04-03' }] })).toEqual([
      'away.0.to: Must be 92 days or fewer.',
    ]);
    await done(change({ away: [{ from: '2031-01-01', to: '2031-04-02' }] }, 1));
  });

  it('as five days of rest a week, one day twice, a day that is none, or no goal', async () => {
    expect(await badFields(change({ restWeekdays: [1, 2, 3, 4, 5] }, 1))).toEqual(['restWeekdays']);
    expect(await badFields(change({ restWeekdays: [1, 1] }, 1))).toEqual(['restWeekdays']);
    expect(await badFields(change({ restWeekdays: [8] }, 1))).toEqual(['restWeekdays.0']);
    expect(await badFields(change({ weeklyGoal: 0 }, 1))).toEqual(['weeklyGoal']);
    expect(await badFields(change({ freeze: '2031-02-30' }, 1))).toEqual(['freeze']);
  });

  it('when a parent has changed it meanwhile, and to every stranger', async () => {
    const child = await entered(await newPerson(sandbox, { parentId: member.userId }));
    await done(member.client(updateStreak, { userId: child.userId, version: 1, weeklyGoal: 3 }));
    expect(await refused(child.client(updateStreak, { userId: child.userId, version: 1, weeklyGoal: 5 }))).toBe(
      'versionConflict',
    );
    expect(await done(child.client(getStreak, { userId: child.userId }))).toMatchObject({ weeklyGoal: 3, version: 2 });
    const stranger = await entered(await newPerson(sandbox));
    expect(await refused(stranger.client(getStreak, { userId: child.userId }))).toBe('notFound');
  });
});
