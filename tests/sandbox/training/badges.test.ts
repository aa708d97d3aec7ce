import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getBadge,
  getMilestones,
  listBadges,
  processMilestones,
  processStreaks,
} from '../../../src/core/contract/training/badges.js';
import { listPersonalBests } from '../../../src/core/contract/training/records.js';
import {
  deleteWorkout,
  logWorkout,
  restoreWorkout,
  updateWorkout,
} from '../../../src/core/contract/training/workouts.js';
import { now } from '../../../src/core/dates.js';
import { awardBadges } from '../../../src/sandbox/training/badges/award.js';
import { userBadges } from '../../../src/sandbox/training/tables/badges.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { CHALLENGE, challengeDone, joinedSince, keepRides, ride, rowOf, saved } from './support.js';

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

const badgesOf = ({ client, userId }: Person = member) => done(client(listBadges, { userId }));
const earned = async (person: Person = member) => (await badgesOf(person)).items.map(({ id }) => id).toSorted();
const bikes = async () =>
  (await done(member.client(getMilestones, { userId: member.userId }))).items.find(({ type }) => type === 'bike');

describe('a badge', () => {
  it('is given by the save of the workout that reaches it', async () => {
    const { userId } = member;
    await keepRides(sandbox, userId, 9);
    expect(await earned()).toEqual([]);
    await saved(member, ride(20));
    expect(await earned()).toEqual(['all-10', 'bike-10', 'streak-3', 'streak-5', 'streak-7']);
  });

  it('is given by bringing back the workout that reaches it, and by a type that counts', async () => {
    const { userId, client } = member;
    const tenth = await saved(member, ride(20));
    await done(client(deleteWorkout, { userId, workoutId: tenth.id }));
    await keepRides(sandbox, userId, 9);
    expect(await earned()).toEqual([]);
    await done(client(restoreWorkout, { userId, workoutId: tenth.id }));
    expect(await earned()).toContain('bike-10');
    const rows = Array.from({ length: 9 }, (_, index) => ({ ...rowOf(userId, index + 30), type: 'row' as const }));
    await sandbox.database.db.insert(workouts).values(rows);
    await done(client(updateWorkout, { userId, workoutId: tenth.id, version: tenth.version, type: 'row' }));
    expect(await earned()).toContain('row-10');
  });

  it('is given once, whoever processes how often', async () => {
    const { userId, client } = member;
    await keepRides(sandbox, userId, 10);
    const first = await done(client(processMilestones, { userId }));
    expect(first.awarded.map(({ id }) => id).toSorted()).toEqual(['all-10', 'bike-10']);
    expect(first.awarded[0]).toMatchObject({ kind: 'milestone', threshold: 10, progress: 1 });
    const service = sandbox.client({ apiKey: 'sk_echelon_service' });
    expect((await done(service(processStreaks, { userId }))).awarded.map(({ id }) => id)).toEqual([
      'streak-3',
      'streak-5',
      'streak-7',
      'streak-10',
    ]);
    for (const call of [processMilestones, processStreaks])
      expect(await done(service(call, { userId }))).toEqual({ awarded: [] });
    expect(await earned()).toHaveLength(6);
  });

  it('is given once to somebody who processes from two devices at once', async () => {
    const { userId, client } = member;
    await keepRides(sandbox, userId, 10);
    const answers = await Promise.all([1, 2, 3].map(() => done(client(processMilestones, { userId }))));
    expect(answers.flatMap(({ awarded }) => awarded)).toHaveLength(2);
  });

  it('stays when the workout that earned it is deleted, though it held records too', async () => {
    const { userId, client } = member;
    await keepRides(sandbox, userId, 9);
    const { id } = await saved(member, ride(20, { totals: { output: 300_000, distance: 12_000 } }));
    expect((await done(client(listPersonalBests, { userId }))).total).toBe(4);
    await done(client(deleteWorkout, { userId, workoutId: id }));
    expect((await done(client(listPersonalBests, { userId }))).total).toBe(0);
    expect(await done(client(getBadge, { userId, badgeId: 'bike-10' }))).toMatchObject({
      earnedAt: expect.any(Number),
      progress: 0.9,
    });
    // what was earned once is not what comes next
    expect(await bikes()).toMatchObject({
      count: 9,
      earned: [{ badgeId: 'bike-10' }],
      next: { badgeId: 'bike-25', progress: 9 / 25, remaining: 16 },
    });
    expect((await badgesOf()).next.map(({ id: next }) => next)).toContain('bike-25');
    await saved(member, ride(20));
    expect((await earned()).filter(badge => badge === 'bike-10')).toHaveLength(1);
  });

  it('of a type is earned by nobody who left early, rode without a class, or wrote it down by hand', async () => {
    const { userId, client } = member;
    await keepRides(sandbox, userId, 9);
    await saved(member, ride(1, { completed: false }));
    await saved(member, ride(1, { contentId: undefined }));
    const { workout } = await done(
      client(logWorkout, { userId, type: 'bike', startedAt: now() - 7200, timeZone: 'UTC', durationSeconds: 60 }),
    );
    expect(await bikes()).toMatchObject({ count: 9, earned: [], next: { threshold: 10, remaining: 1 } });
    // but whoever moved has moved: it counts for the streak
    expect(workout.source).toBe('manual');
    expect(await earned()).toEqual(['streak-3', 'streak-5', 'streak-7']);
  });
});

describe('the badges of a member', () => {
  it('are the latest first, with the next one of each kind and how far it is', async () => {
    const { userId, client } = member;
    const { db } = sandbox.database;
    await db
      .insert(workouts)
      .values([
        ...Array.from({ length: 12 }, () => rowOf(userId, 40)),
        ...Array.from({ length: 3 }, () => rowOf(userId, 40, { type: 'row' })),
      ]);
    await done(client(processMilestones, { userId }));
    await db.update(userBadges).set({ earnedAt: 1000 }).where(eq(userBadges.badgeId, 'all-10'));
    const { items, next, total } = await badgesOf();
    expect([items.map(({ id }) => id), total]).toEqual([['bike-10', 'all-10'], 2]);
    const ahead = Object.fromEntries(next.map(({ id, progress }) => [id, progress]));
    // a streak of weeks ago has no share of the next
    expect(ahead).toMatchObject({ 'bike-25': 12 / 25, 'row-10': 0.3, 'all-25': 0.6, 'run-10': 0, 'streak-3': 0 });
    expect(next).toHaveLength(9);
  });

  it('of a challenge that they have joined is ahead of them until it is done', async () => {
    const { userId, client } = member;
    await joinedSince(sandbox, member, 6);
    await saved(member, ride(2));
    const challenges = await done(client(listBadges, { userId, kind: 'challenge' }));
    expect(challenges).toMatchObject({
      items: [],
      next: [{ id: `challenge-${CHALLENGE}`, collection: { name: 'Summit Week' }, progress: 0.25, earnedAt: null }],
    });
    await challengeDone(sandbox, member);
    await saved(member, ride(2));
    expect(await done(client(listBadges, { userId, kind: 'challenge' }))).toMatchObject({
      items: [{ id: `challenge-${CHALLENGE}`, kind: 'challenge', threshold: null, progress: 1 }],
      next: [],
    });
  });

  it('can be asked for one by one, and only if there is such a badge', async () => {
    const { userId, client } = member;
    expect(await done(client(getBadge, { userId, badgeId: 'run-2000' }))).toMatchObject({
      type: 'run',
      earnedAt: null,
    });
    expect(await done(client(getBadge, { userId, badgeId: `challenge-${CHALLENGE}` }))).toMatchObject({ progress: 0 });
    for (const badgeId of ['run-11', 'challenge-none', 'streak-4'])
      expect(await refused(client(getBadge, { userId, badgeId }))).toBe('notFound');
  });

  it('are seen and processed by themself and their parent, and by no stranger', async () => {
    const { userId } = await newPerson(sandbox, { parentId: member.userId });
    const stranger = await newPerson(sandbox);
    await done(member.client(listBadges, { userId }));
    await done(member.client(processMilestones, { userId }));
    expect(await refused(stranger.client(listBadges, { userId }))).toBe('notFound');
    expect(await refused(stranger.client(processMilestones, { userId }))).toBe('notFound');
    expect(await refused(sandbox.client()(processMilestones, { userId }))).toBe('signedOut');
    const gym = sandbox.client({ apiKey: 'sk_echelon_lafitness' });
    expect(await refused(gym(processMilestones, { userId }))).toBe('notFound');
    const service = sandbox.client({ apiKey: 'sk_echelon_service' });
    expect(await refused(service(processMilestones, { userId: 'usr_none' }))).toBe('notFound');
  });
});

it('of two workouts that are saved at once both count', async () => {
  const { userId } = member;
  const { db } = sandbox.database;
  await keepRides(sandbox, userId, 8);
  await Promise.all([saved(member, ride(20)), saved(member, ride(21))]);
  expect(await earned()).toContain('bike-10');
  await awardBadges({ db, now: now() }, userId);
  expect(await earned()).toContain('bike-10');
});
