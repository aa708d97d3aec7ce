import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WorkoutPlan } from '../../../src/core/contract/schemas/training/workout-plans.js';
import { getStreak, updateStreak } from '../../../src/core/contract/training/streaks.js';
import { deleteWorkout } from '../../../src/core/contract/training/workouts.js';
import { changeWorkoutPlan, getWorkoutPlan } from '../../../src/core/contract/training/workout-plans.js';
import { workoutPlans } from '../../../src/sandbox/training/tables/plans.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enter, newMember, type Person } from '../support/people.js';
import { ride, saved } from './support.js';

/** A Tuesday, noon in New York: the day before and the days after are of the same week. */
const TUESDAY = Math.floor(Date.parse('2030-06-04T16:00:00Z') / 1000);

let sandbox: TestSandbox;
let member: Person & { email: string };
beforeAll(async () => {
  sandbox = await openTestSandbox();
  await sandbox.send('POST', '/sandbox/clock', { body: { now: TUESDAY } });
});
afterAll(() => sandbox.close());
/** Somebody who has signed in by the sandbox's clock. */
async function somebody(): Promise<Person & { email: string }> {
  const { email } = await newMember(sandbox);
  return { ...(await enter(sandbox, email)), email };
}

beforeEach(async () => {
  member = await somebody();
});

const mine = () => ({ userId: member.userId });
const at = (instant: string) => Math.floor(Date.parse(instant) / 1000);
const planned = ({ days }: WorkoutPlan) => days.filter(({ class: one }) => one).map(({ day }) => day);
const plan = () => done(member.client(getWorkoutPlan, mine()));

describe('a plan', () => {
  it('is made when it is first asked for, says that rules made it, and stays', async () => {
    const first = await plan();
    expect(first).toMatchObject({
      maker: 'rules',
      weekStart: '2030-06-03',
      today: '2030-06-04',
      version: 1,
      acceptedAt: null,
      basis: { kind: 'gentle', workouts: 0 },
    });
    expect(planned(first)).toEqual(['2030-06-04', '2030-06-06', '2030-06-08']);
    expect(await plan()).toEqual(first);
  });

  it('keeps the days on which the member has planned to rest', async () => {
    const { version } = await done(member.client(getStreak, mine()));
    // Thursday
    await done(member.client(updateStreak, { ...mine(), version, restWeekdays: [4] }));
    const { days } = await plan();
    expect(days[3]).toMatchObject({ day: '2030-06-06', class: null, because: [{ code: 'plannedRest' }] });
  });

  it('is one though two devices ask at the same moment', async () => {
    const watch = await enter(sandbox, member.email);
    const [one, two] = await Promise.all([plan(), done(watch.client(getWorkoutPlan, mine()))]);
    expect(two).toEqual(one);
    const rows = await sandbox.database.db.select({ userId: workoutPlans.userId }).from(workoutPlans);
    expect(rows.filter(({ userId }) => userId === member.userId)).toHaveLength(1);
  });

  it('is of what the member did in the last weeks', async () => {
    for (const day of ['05-06', '05-09', '05-13', '05-16', '05-20', '05-23', '05-27', '05-30'])
      await saved(member, ride(0, { startedAt: at(`2030-${day}T22:00:00Z`) }));
    const { basis, days } = await plan();
    expect(basis).toMatchObject({ kind: 'usual', workouts: 8, meanLoad: 50, mostLoad: 55 });
    expect(days[3]).toMatchObject({ day: '2030-06-06', class: { type: 'bike' } });
    expect(days[3]?.because[0]).toEqual({ code: 'favouriteDay', figures: { workouts: 4, weeks: 6 } });
  });

  it('is done where a workout of that day is its class, or of its type, and undone with it', async () => {
    const { days } = await plan();
    const [today] = days.filter(({ class: one }) => one);
    const type = today?.class?.type ?? 'bike';
    const reported = { ...ride(0, { startedAt: TUESDAY - 1800, contentId: undefined, totals: {} }), type };
    const { id } = await saved(member, reported);
    expect((await plan()).days.map(({ doneBy }) => doneBy)).toEqual([null, id, null, null, null, null, null]);
    await done(member.client(deleteWorkout, { ...mine(), workoutId: id }));
    expect((await plan()).days.every(({ doneBy }) => doneBy === null)).toBe(true);
  });

  it('is nobody else’s to see or to change', async () => {
    const stranger = await somebody();
    expect(await refused(stranger.client(getWorkoutPlan, mine()))).toBe('notFound');
    expect(await refused(stranger.client(changeWorkoutPlan, { ...mine(), action: 'make' }))).toBe('notFound');
  });
});

describe('a member', () => {
  const change = (more: { action: 'accept'; version: number } | { action: 'make' } | Move) =>
    member.client(changeWorkoutPlan, { ...mine(), ...more });
  interface Move {
    action: 'move';
    version: number;
    from: string;
    to: string;
  }
  const move = (version: number, from: string, to: string) => change({ action: 'move', version, from, to });

  it('accepts a plan, by the version that they saw', async () => {
    await plan();
    const { acceptedAt, version } = await done(change({ action: 'accept', version: 1 }));
    expect([acceptedAt === null, version]).toEqual([false, 2]);
    expect(await refused(change({ action: 'accept', version: 1 }))).toBe('versionConflict');
  });

  it('moves a class to another day, and what is there comes to the first one', async () => {
    const before = await plan();
    const after = await done(move(1, '2030-06-06', '2030-06-07'));
    expect(planned(after)).toEqual(['2030-06-04', '2030-06-07', '2030-06-08']);
    expect(after.days[4]?.class).toEqual(before.days[3]?.class);
    expect(after.days[4]?.because[0]?.code).toBe('movedByMember');
    expect(await refused(move(1, '2030-06-07', '2030-06-09'))).toBe('versionConflict');
  });

  it('moves nothing into the past, from a day of rest, or out of the week', async () => {
    await plan();
    expect(await badFields(move(1, '2030-06-06', '2030-06-03'))).toEqual(['to']);
    expect(await badFields(move(1, '2030-06-05', '2030-06-07'))).toEqual(['from']);
    expect(await badFields(move(1, '2030-06-06', '2030-06-10'))).toEqual(['to']);
    expect(await badFields(move(1, '2030-05-06', '2030-06-07'))).toEqual(['from']);
  });

  it('has a plan made again, which forgets what was moved and accepted', async () => {
    const before = await plan();
    await done(move(1, '2030-06-06', '2030-06-07'));
    await done(change({ action: 'accept', version: 2 }));
    const again = await done(change({ action: 'make' }));
    expect([again.days, again.acceptedAt, again.version]).toEqual([before.days, null, 4]);
  });
});
