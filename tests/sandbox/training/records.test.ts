import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { follow } from '../../../src/core/contract/relationships.js';
import {
  deletePersonalBest,
  getClassBests,
  getContentWorkouts,
  getPercentiles,
  getRanking,
  listPersonalBests,
  processWorkouts,
  resetPersonalBests,
} from '../../../src/core/contract/training/records.js';
import {
  deleteWorkout,
  getWorkout,
  restoreWorkout,
  updateWorkout,
} from '../../../src/core/contract/training/workouts.js';
import { contentItems } from '../../../src/sandbox/content/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, newPerson, type Person } from '../support/people.js';
import { ride, saved, steady } from './support.js';

const contentId = 'cls_bike_climb-ride_30';

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

const bests = async ({ client, userId }: Person = member) =>
  (await done(client(listPersonalBests, { userId }))).items
    .map(({ scope, metric, value }) => `${scope.kind} ${metric} ${value}`)
    .toSorted();

const giving = (output: number, daysAgo: number) => ride(daysAgo, { totals: { output } });

describe('a member’s records', () => {
  it('are the best of a class, and of its type and length, with what they beat', async () => {
    await saved(member, giving(300, 3));
    await saved(member, giving(320, 2));
    await saved(member, giving(310, 1));
    expect(await bests()).toEqual(['content output 320', 'format output 320']);
    const { items } = await done(member.client(listPersonalBests, { userId: member.userId, scope: 'content' }));
    expect(items[0]).toMatchObject({ previous: { value: 300 }, scope: { title: '30 min Climb Ride' } });
  });

  it('go to the next best when the workout that held them is deleted, and come back with it', async () => {
    await saved(member, giving(300, 3));
    const { id } = await saved(member, giving(320, 2));
    const of = { userId: member.userId, workoutId: id };
    const before = await done(member.client(listPersonalBests, { userId: member.userId }));
    await done(member.client(deleteWorkout, of));
    expect(await bests()).toEqual(['content output 300', 'format output 300']);
    await done(member.client(restoreWorkout, of));
    expect(await done(member.client(listPersonalBests, { userId: member.userId }))).toEqual(before);
  });

  it('are counted anew when a workout turns out to be of another type: a walk never beats a run', async () => {
    await saved(member, giving(300, 3));
    const wrong = await saved(member, giving(900, 2));
    await done(
      member.client(updateWorkout, {
        userId: member.userId,
        workoutId: wrong.id,
        version: wrong.version,
        type: 'ellipse',
      }),
    );
    expect(await bests()).toContain('format output 300');
    expect(await bests()).toContain('content output 300');
  });

  it('of a class whose length was changed are kept, and the better try stays the best of all', async () => {
    await saved(member, giving(300, 3));
    const { db } = sandbox.database;
    await db.update(contentItems).set({ durationSeconds: 1500 }).where(eq(contentItems.id, contentId));
    await saved(member, { ...giving(200, 2), durationSeconds: 1500 });
    const best = async () => (await done(member.client(getRanking, { contentId, metric: 'output' }))).you?.value;
    expect(await best()).toBe(300);
    await saved(member, { ...giving(320, 1), durationSeconds: 1500 });
    expect(await best()).toBe(320);
  });

  it('are set by nobody who left early, rode without a class, or wrote it down by hand', async () => {
    await saved(member, { ...giving(300, 3), completed: false });
    await saved(member, { ...giving(300, 2), contentId: undefined });
    expect(await bests()).toEqual([]);
  });

  it('that were a wrong reading are taken away for good, and the next best counts', async () => {
    const { userId, client } = member;
    await saved(member, giving(300, 3));
    const { id } = await saved(member, giving(9000, 2));
    const { items } = await done(client(listPersonalBests, { userId, scope: 'content' }));
    const answer = await done(client(deletePersonalBest, { userId, personalBestId: items[0]?.id ?? '' }));
    expect(answer.next).toMatchObject({ value: 300 });
    expect(await bests()).toEqual(['content output 300', 'format output 300']);
    expect((await done(client(getWorkout, { workoutId: id }))).personalBests).toEqual([]);
    expect(await refused(client(deletePersonalBest, { userId, personalBestId: items[0]?.id ?? '' }))).toBe('notFound');
  });

  it('count from now on after a reset; the workouts stay, and so does the place among others', async () => {
    const { userId, client } = member;
    await saved(member, giving(300, 3));
    expect(await done(client(resetPersonalBests, { userId }))).toMatchObject({ removed: 2 });
    expect(await bests()).toEqual([]);
    await saved(member, giving(200, 1));
    expect(await bests()).toEqual([]);
    const { bests: ofClass, tries } = await done(client(getClassBests, { userId, contentId }));
    expect([ofClass.length, tries.length]).toEqual([0, 2]);
    expect((await done(client(getRanking, { contentId, metric: 'output' }))).you).toMatchObject({ value: 300 });
  });

  it('are the same when they are processed again', async () => {
    const { userId, client } = member;
    const { id } = await saved(member, { ...ride(2), recording: steady(1800, 150) });
    await saved(member, giving(200, 1));
    const before = [await bests(), await done(client(getWorkout, { workoutId: id }))];
    expect(await done(client(processWorkouts, {}))).toEqual({ workouts: 2, records: 2 });
    expect(await done(client(processWorkouts, { workoutId: id }))).toEqual({ workouts: 1, records: 2 });
    expect([await bests(), await done(client(getWorkout, { workoutId: id }))]).toEqual(before);
    const stranger = await newPerson(sandbox);
    expect(await refused(stranger.client(processWorkouts, { workoutId: id }))).toBe('notFound');
    const service = sandbox.client({ apiKey: 'sk_echelon_service' });
    expect((await done(service(processWorkouts, { userId }))).workouts).toBe(2);
    expect(await badFields(service(processWorkouts, {}))).toEqual(['userId']);
  });
});

describe('a ranking', () => {
  const ranked = async (person: Person, among?: 'all' | 'following') =>
    done(person.client(getRanking, { contentId, metric: 'output', among }));

  async function people(outputs: readonly number[]): Promise<Person[]> {
    return Promise.all(
      outputs.map(async (output, index) => {
        const person = await newPerson(sandbox, { firstName: `R${index}` });
        await saved(person, giving(output, 2));
        return person;
      }),
    );
  }

  it('is of everybody’s best try; those who tie share a rank', async () => {
    const [first, second] = await people([500, 400, 400, 300, 200]);
    await saved(first ?? member, giving(100, 1));
    const { items, people: count, you } = await ranked(second ?? member);
    expect(items.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 500],
      [2, 400],
      [2, 400],
      [4, 300],
      [5, 200],
    ]);
    expect(count).toBe(5);
    // two below and two equal, of five
    expect(you).toEqual({ rank: 2, value: 400, percentile: 60 });
    expect(items.filter(({ isYou }) => isYou)).toHaveLength(1);
  });

  it('leaves out who hides, but counts them, and shows them their own place', async () => {
    const [best, other] = await people([500, 400]);
    const hidden = best ?? member;
    await done(hidden.client(updatePreferences, { userId: hidden.userId, 'privacy.leaderboard': 'hidden' }));
    expect((await ranked(other ?? member)).items.map(({ rank }) => rank)).toEqual([2]);
    expect(await ranked(hidden)).toMatchObject({ people: 2, you: { rank: 1 }, items: [{ rank: 1, isYou: true }, {}] });
  });

  it('of children is seen by nobody but their family', async () => {
    const child = await newPerson(sandbox, { parentId: member.userId });
    await saved(child, giving(500, 1));
    expect((await ranked(await newPerson(sandbox))).items).toEqual([]);
    expect((await ranked(member)).items).toHaveLength(1);
  });

  it('among the people whom somebody follows holds them and nobody else', async () => {
    const [first, , third] = await people([500, 400, 300]);
    const { client, userId } = third ?? member;
    await done(client(follow, { userId, otherId: first?.userId ?? '' }));
    expect((await ranked(third ?? member, 'following')).items.map(({ value }) => value)).toEqual([500, 300]);
  });

  it('gives percentiles from five people on, and says what all of them did', async () => {
    const of = { formatId: 'bike-1800', metric: 'output' };
    await people([100, 200, 300, 400]);
    expect(await done(member.client(getPercentiles, of))).toMatchObject({ people: 4, points: [] });
    expect((await ranked(member)).you).toBeNull();
    await saved(member, giving(500, 1));
    const { points } = await done(member.client(getPercentiles, of));
    expect(points.find(({ percentile }) => percentile === 50)?.value).toBe(300);
    expect(points).toHaveLength(19);
    expect(await refused(member.client(getPercentiles, { ...of, formatId: 'bike-0' }))).toBe('notFound');
    expect(await refused(member.client(getPercentiles, { ...of, metric: 'speed' }))).toBe('notFound');
  });

  it('says how many people finished a class, and what one did of it oneself', async () => {
    await people([100, 200]);
    await saved(member, { ...giving(50, 1), completed: false });
    const seen = await done(member.client(getContentWorkouts, { contentId }));
    expect([seen.people, seen.tries.length]).toEqual([2, 1]);
    expect(await refused(member.client(getContentWorkouts, { contentId: 'cls_none' }))).toBe('notFound');
  });
});
