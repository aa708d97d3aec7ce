import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { listBadges } from '../../../src/core/contract/training/badges.js';
import {
  getCollectionContent,
  getCollectionProgress,
  joinCollection,
  leaveCollection,
  listCollections,
  processCollections,
} from '../../../src/core/contract/training/collections.js';
import { deleteWorkout } from '../../../src/core/contract/training/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import { collectionMembers, collections } from '../../../src/sandbox/training/tables/collections.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newMember, type Person } from '../support/people.js';
import { CHALLENGE, challengeDone, joinedSince, ride, rowOf, saved } from './support.js';

const MINUTES = 'col_thousand-minutes';
const ENDED = 'col_ten-rides';
const AHEAD = 'col_megajoules';
const CHANNEL = 'col_across-the-channel';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newMember(sandbox);
});

const progress = (collectionId = CHALLENGE, { client, userId }: Person = member) =>
  done(client(getCollectionProgress, { userId, collectionId }));
const keep = (...rows: Parameters<typeof rowOf>[]) =>
  sandbox.database.db.insert(workouts).values(rows.map(row => rowOf(...row)));

describe('challenges', () => {
  it('go on by their end, then come those that are over', async () => {
    const { userId, client } = member;
    await done(client(joinCollection, { userId, collectionId: MINUTES }));
    const listed = async (show?: 'joined' | 'open' | 'ended') =>
      (await done(client(listCollections, { userId, show }))).items.map(({ id }) => id);
    expect(await listed()).toEqual([CHALLENGE, CHANNEL, AHEAD, MINUTES, ENDED]);
    expect(await listed('joined')).toEqual([MINUTES]);
    expect(await listed('open')).toEqual([CHALLENGE, CHANNEL, AHEAD]);
    expect(await listed('ended')).toEqual([ENDED]);
    const rows = await done(client(listCollections, { userId, type: 'row' }));
    expect(rows.items).toMatchObject([
      { id: CHANNEL, state: 'running', daysLeft: 25, people: 0, membership: null, goal: { kind: 'distance' } },
    ]);
  });

  it('that were joined once and left are open again', async () => {
    const { userId, client } = member;
    await done(client(joinCollection, { userId, collectionId: MINUTES }));
    await done(client(leaveCollection, { userId, collectionId: MINUTES }));
    const { items } = await done(client(listCollections, { userId, show: 'open' }));
    expect(items.find(({ id }) => id === MINUTES)).toMatchObject({ people: 0, membership: null });
  });
});

describe('joining', () => {
  it('twice is joining once, and counts from the first time on', async () => {
    const { userId, client } = member;
    await joinedSince(sandbox, member, 3);
    const before = await progress();
    expect(before).toMatchObject({ people: 1, membership: { value: 0, share: 0, completedAt: null } });
    const again = await done(client(joinCollection, { userId, collectionId: CHALLENGE }));
    expect(again).toMatchObject({ people: 1, membership: before.membership });
  });

  it('is possible before the beginning, and not after the end', async () => {
    const { userId, client } = member;
    expect(await done(client(joinCollection, { userId, collectionId: AHEAD }))).toMatchObject({ state: 'upcoming' });
    expect(await refused(client(joinCollection, { userId, collectionId: ENDED }))).toBe('collectionEnded');
    expect(await refused(client(joinCollection, { userId, collectionId: 'col_none' }))).toBe('notFound');
  });

  it('again after leaving begins anew: what was done before is lost', async () => {
    const { userId, client } = member;
    await joinedSince(sandbox, member, 3);
    await keep([userId, 2]);
    expect((await progress()).membership?.value).toBe(1);
    await done(client(leaveCollection, { userId, collectionId: CHALLENGE }));
    expect(await progress()).toMatchObject({ membership: null, place: null, people: 0 });
    expect(await refused(client(leaveCollection, { userId, collectionId: CHALLENGE }))).toBe('notFound');
    const { membership } = await done(client(joinCollection, { userId, collectionId: CHALLENGE }));
    expect(membership).toMatchObject({ value: 0, completedAt: null });
  });
});

describe('what counts', () => {
  it('is what was done since joining, within the time of the challenge', async () => {
    const { userId } = member;
    const [challenge] = await sandbox.database.db.select().from(collections).where(eq(collections.id, MINUTES));
    const { startsAt = 0, endsAt = 0 } = challenge ?? {};
    await joinedSince(sandbox, member, 60, MINUTES);
    await keep(
      [userId, 0, { startedAt: startsAt - 1 }],
      [userId, 0, { startedAt: startsAt }],
      [userId, 0, { startedAt: endsAt - 1 }],
      [userId, 0, { startedAt: endsAt }],
    );
    expect((await progress(MINUTES)).membership).toMatchObject({ value: 3600, share: 0.06 });
    await joinedSince(sandbox, member, 10, MINUTES);
    expect((await progress(MINUTES)).membership?.value).toBe(1800);
  });

  it('is every minute, also of a class that was left; but nothing entered by hand', async () => {
    const { userId } = member;
    await joinedSince(sandbox, member, 10, MINUTES);
    await keep(
      [userId, 1, { durationSeconds: 600, completed: false }],
      [userId, 1, { durationSeconds: 60, contentId: null, type: 'run' }],
      [userId, 1, { durationSeconds: 6000, source: 'manual' }],
      [userId, 1, { durationSeconds: 6000, deletedAt: now() }],
    );
    expect((await progress(MINUTES)).membership?.value).toBe(660);
  });

  it('is of the type of the challenge alone', async () => {
    const { userId } = member;
    await joinedSince(sandbox, member, 4, CHANNEL);
    await keep([userId, 1, { type: 'row', distance: 5000 }], [userId, 1, { type: 'bike', distance: 20_000 }]);
    expect((await progress(CHANNEL)).membership).toMatchObject({ value: 5000, share: 5 / 33 });
  });

  it('of classes is each of them once, done to its end', async () => {
    const { userId, client } = member;
    await joinedSince(sandbox, member, 6);
    const startedAt = now() - 3 * DAY;
    await keep(
      [userId, 3, { startedAt }],
      [userId, 2],
      [userId, 2, { contentId: 'cls_bike_climb-ride_45', completed: false }],
      [userId, 2, { contentId: 'cls_bike_easy-spin_30' }],
      [userId, 8, { contentId: 'cls_bike_climb-ride_20' }],
    );
    expect((await progress()).membership).toMatchObject({ value: 1, share: 0.25 });
    const content = await done(client(getCollectionContent, { userId, collectionId: CHALLENGE }));
    expect([content.total, content.done]).toEqual([4, 1]);
    expect(content.items.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
      ['20 min Climb Ride', false],
      ['30 min Climb Ride', true],
      ['45 min Climb Ride', false],
      ['15 min Tower Climb', false],
    ]);
    expect(content.items[1]?.doneAt).toBe(startedAt + 1800);
  });

  it('is less again when a workout is deleted', async () => {
    const { userId, client } = member;
    await joinedSince(sandbox, member, 6);
    const { id } = await saved(member, ride(1));
    expect((await progress()).membership?.value).toBe(1);
    await done(client(deleteWorkout, { userId, workoutId: id }));
    expect((await progress()).membership?.value).toBe(0);
  });
});

describe('a challenge that is completed', () => {
  it('is marked by the save of the last workout, and told once', async () => {
    const { userId, client } = member;
    await challengeDone(sandbox, member);
    const { id } = await saved(member, ride(1));
    expect((await progress()).membership).toMatchObject({ share: 1, completedAt: expect.any(Number) });
    const [told] = (await done(client(processCollections, { userId }))).justCompleted;
    expect(told).toMatchObject({
      id: CHALLENGE,
      name: 'Summit Week',
      badge: { id: `challenge-${CHALLENGE}`, progress: 1, earnedAt: expect.any(Number) },
    });
    expect(await done(client(processCollections, { userId }))).toEqual({ justCompleted: [] });
    await done(client(deleteWorkout, { userId, workoutId: id }));
    expect(await done(client(processCollections, { userId }))).toEqual({ justCompleted: [] });
  });

  it('keeps its badge, once, though it is left, joined and completed again', async () => {
    const { userId, client } = member;
    await challengeDone(sandbox, member);
    const first = await done(client(processCollections, { userId }));
    await done(client(leaveCollection, { userId, collectionId: CHALLENGE }));
    expect(await done(client(processCollections, { userId }))).toEqual({ justCompleted: [] });
    const { membership } = await done(client(joinCollection, { userId, collectionId: CHALLENGE }));
    expect(membership).toMatchObject({ value: 0, completedAt: null });
    await challengeDone(sandbox, member);
    const second = await done(client(processCollections, { userId }));
    expect(second.justCompleted[0]?.badge).toEqual(first.justCompleted[0]?.badge);
    expect((await done(client(listBadges, { userId, kind: 'challenge' }))).total).toBe(1);
  });

  it('and told, is processed by our back end too, and by no stranger', async () => {
    const { userId } = member;
    await challengeDone(sandbox, member);
    const stranger = await newMember(sandbox);
    expect(await refused(stranger.client(processCollections, { userId }))).toBe('notFound');
    expect(await refused(stranger.client(joinCollection, { userId, collectionId: MINUTES }))).toBe('notFound');
    const service = sandbox.client({ apiKey: 'sk_echelon_service' });
    expect((await done(service(processCollections, { userId }))).justCompleted).toHaveLength(1);
    expect(await refused(service(processCollections, { userId: 'usr_none' }))).toBe('notFound');
  });

  it('was completed in time though it is told after the end', async () => {
    const { userId, client } = member;
    const { db } = sandbox.database;
    await challengeDone(sandbox, member);
    await db
      .update(collections)
      .set({ endsAt: now() - 60 })
      .where(eq(collections.id, CHALLENGE));
    expect((await done(client(processCollections, { userId }))).justCompleted).toHaveLength(1);
    expect(await progress()).toMatchObject({ state: 'ended', daysLeft: 0, membership: { share: 1 } });
  });
});

describe('a place among others', () => {
  /** People who have done so many minutes, each, since they joined. */
  async function people(minutes: readonly number[]): Promise<Person[]> {
    const all = await Promise.all(minutes.map(() => newMember(sandbox)));
    await sandbox.database.db
      .insert(collectionMembers)
      .values(all.map(({ userId }) => ({ collectionId: MINUTES, userId, joinedAt: now() - 9 * DAY })));
    await keep(
      ...all.map(({ userId }, index): Parameters<typeof rowOf> => [
        userId,
        1,
        { durationSeconds: (minutes[index] ?? 0) * 60 },
      ]),
    );
    return all;
  }

  it('is by what was done; those who tie share it', async () => {
    const [, second, third, , last] = await people([500, 400, 400, 300, 200]);
    for (const one of [second, third])
      expect((await progress(MINUTES, one)).place).toEqual({ rank: 2, of: 5, next: { rank: 1, missing: 6000 } });
    expect((await progress(MINUTES, last)).place).toEqual({ rank: 5, of: 5, next: { rank: 4, missing: 6000 } });
  });

  it('counts who hides, and names nobody', async () => {
    const all = await people([500, 400, 300, 200, 100, 50]);
    const [hidden, , viewer] = all;
    if (!hidden || !viewer) throw new Error('There are six people.');
    await done(hidden.client(updatePreferences, { userId: hidden.userId, 'privacy.leaderboard': 'hidden' }));
    const seen = await progress(MINUTES, viewer);
    expect(seen).toMatchObject({ people: 6, place: { rank: 3, of: 6 }, others: [0.5, 0.4, 0.2, 0.1, 0.05] });
    for (const { userId } of all) expect(JSON.stringify(seen)).not.toContain(userId);
  });

  it('tells nothing of others where there are few', async () => {
    const [first, second] = await people([500, 400]);
    expect(await progress(MINUTES, second)).toMatchObject({ place: { rank: 2, of: 2, next: null }, others: [] });
    expect((await progress(MINUTES, first)).place).toMatchObject({ rank: 1 });
  });

  it('is nobody’s who has not joined, who sees how far others are', async () => {
    await people([500, 400, 300, 200, 100]);
    expect(await progress(MINUTES)).toMatchObject({ place: null, people: 5, others: [0.5, 0.4, 0.3, 0.2, 0.1] });
  });
});
