import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewWorkout } from '../../../src/core/contract/schemas/training/workouts.js';
import { listPersonalBests } from '../../../src/core/contract/training/records.js';
import {
  deleteWorkout,
  getWorkout,
  getWorkoutGraph,
  getWorkoutSummary,
  keepWorkoutsApart,
  listWorkouts,
  logWorkout,
  mergeWorkout,
  restoreWorkout,
  saveWorkout,
} from '../../../src/core/contract/training/workouts.js';
import { updateUser } from '../../../src/core/contract/users.js';
import { DAY, now } from '../../../src/core/dates.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { workoutsApart } from '../../../src/sandbox/training/tables/workouts.js';
import { takeOld } from '../../../src/sandbox/retention/forget.js';
import { deletedWorkouts } from '../../../src/sandbox/retention/kept.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { lifted, press, session } from './strength-support.js';
import { ride, saved, steady } from './support.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  member = await newPerson(sandbox);
});

const merge = (workoutId: string, otherId: string, { client, userId } = member) =>
  client(mergeWorkout, { userId, workoutId, otherId });
const graphOf = async (workoutId: string) => (await done(member.client(getWorkoutGraph, { workoutId }))).metrics;

/** The same half hour as a strap has it, which was put on ten seconds before the ride began. */
const strap = ({ startedAt }: NewWorkout): NewWorkout => ({
  ...ride(1),
  contentId: undefined,
  title: 'Morning heart',
  source: 'app',
  startedAt: startedAt - 10,
  durationSeconds: 1810,
  totals: { distance: 12_000, calories: 250 },
  recording: {
    seconds: Array.from({ length: 1810 }, (_, second) => second),
    metrics: { heart_rate: Array.from({ length: 1810 }, (_, second) => 100 + (second % 60)) },
  },
});

const onBike = ride(1, { recording: steady(1800, 200), totals: { calories: 400 } });

describe('two records of one session', () => {
  it('are offered for merging, and become the one that is kept, with the heart of the other', async () => {
    const bike = await saved(member, onBike);
    const { workout: heart, overlaps } = await done(member.client(saveWorkout, strap(onBike)));
    expect(overlaps.map(({ id }) => id)).toEqual([bike.id]);
    const { workout, filled, other } = await done(merge(bike.id, heart.id));
    expect(filled).toEqual(['heart_rate']);
    expect(other).toMatchObject({ id: heart.id, deleted: true });
    expect(workout).toMatchObject({
      id: bike.id,
      title: bike.title,
      startedAt: bike.startedAt,
      // what the bike knew stays, what it did not is the strap's
      totals: { output: 360_000, calories: 400, distance: 12_000 },
      average: { output: 200 },
      max: { heart_rate: 159 },
      version: 2,
    });
    const [watts, rates] = await graphOf(bike.id);
    expect(watts?.values).toEqual(onBike.recording?.metrics.output);
    expect(rates?.values.slice(0, 3)).toEqual([110, 111, 112]);
    expect((await done(member.client(listWorkouts, { userId: member.userId }))).total).toBe(1);
  });

  it('give zones and a load of the heart to a record that had none', async () => {
    await done(
      member.client(updateUser, { userId: member.userId, version: 1, maxHeartRate: 180, restingHeartRate: 60 }),
    );
    const bike = await saved(member, { ...onBike, recording: undefined });
    const heart = await saved(member, strap(onBike));
    const { workout } = await done(merge(bike.id, heart.id));
    expect(workout.load).toMatchObject({ method: 'heartRate' });
    const { zones } = await done(member.client(getWorkoutSummary, { workoutId: bike.id }));
    expect(zones?.zones.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(1800);
  });

  it('count anew: the kept record may hold what the other held', async () => {
    const bike = await saved(member, { ...onBike, recording: undefined, totals: { calories: 400 } });
    const other = await saved(member, onBike);
    expect(other.records).not.toEqual([]);
    const { workout } = await done(merge(bike.id, other.id));
    expect(workout.records).toEqual(other.records);
    const { items } = await done(member.client(listPersonalBests, { userId: member.userId }));
    expect(new Set(items.map(({ workoutId }) => workoutId))).toEqual(new Set([bike.id]));
  });

  it('are both there again when the other is restored, and the kept one keeps what it was given', async () => {
    const bike = await saved(member, onBike);
    const heart = await saved(member, strap(onBike));
    await done(merge(bike.id, heart.id));
    const again = await done(member.client(restoreWorkout, { userId: member.userId, workoutId: heart.id }));
    expect(again).toMatchObject({ title: 'Morning heart', totals: heart.totals });
    expect((await done(member.client(listWorkouts, { userId: member.userId }))).total).toBe(2);
    expect((await graphOf(bike.id)).map(({ slug }) => slug)).toEqual(['output', 'heart_rate']);
    expect((await graphOf(heart.id)).map(({ slug }) => slug)).toEqual(['heart_rate']);
  });

  it('leave a line in the audit trail of each, without what was measured', async () => {
    const [bike, heart] = [await saved(member, onBike), await saved(member, strap(onBike))];
    await done(merge(bike.id, heart.id));
    const lines = (await sandbox.database.db.select().from(audit)).filter(({ action }) => action === 'mergeWorkout');
    expect(
      lines.filter(({ resourceId }) => [bike.id, heart.id].includes(resourceId)).map(line => line.details),
    ).toEqual(
      expect.arrayContaining([{ version: 2, merged: heart.id, filled: ['heart_rate'] }, { mergedInto: bike.id }]),
    );
  });
});

describe('two records that overlap, of which the member keeps both', () => {
  const keepApart = (workoutId: string, otherId: string, apart = true, { client, userId } = member) =>
    client(keepWorkoutsApart, { userId, workoutId, otherId, apart });
  const offeredBy = async (workoutId: string) =>
    (await done(member.client(getWorkout, { workoutId }))).overlaps.map(({ id }) => id);
  /** A ride, as its bike, a strap and a watch have it. */
  const threeTimes = async () => [
    await saved(member, onBike),
    await saved(member, strap(onBike)),
    await saved(member, { ...strap(onBike), title: 'Watch' }),
  ];

  it('are offered to one another no more, and to a third one still, until the member thinks again', async () => {
    const [bike, heart, watch] = (await threeTimes()).map(({ id }) => id) as [string, string, string];
    await done(keepApart(bike, heart));
    expect([await offeredBy(bike), await offeredBy(heart)]).toEqual([[watch], [watch]]);
    // those that began first come first
    expect(await offeredBy(watch)).toEqual([heart, bike]);
    await done(keepApart(bike, watch));
    // from the other's side as well
    await done(keepApart(heart, bike, false));
    expect([await offeredBy(bike), await offeredBy(heart)]).toEqual([[heart], [watch, bike]]);
  });

  it('are kept apart twice as once, with one line in the audit trail', async () => {
    const [bike, heart] = (await threeTimes()).map(({ id }) => id) as [string, string, string];
    for (const apart of [true, true, false, false]) await done(keepApart(bike, heart, apart));
    const lines = await sandbox.database.db.select().from(audit);
    expect(
      lines.flatMap(({ action, resourceId, details }) =>
        action === 'keepWorkoutsApart' && resourceId === bike ? [details] : [],
      ),
    ).toEqual([
      { otherId: heart, apart: true },
      { otherId: heart, apart: false },
    ]);
  });

  it('leave nothing of it when one of them is gone for good', async () => {
    const [bike, heart] = (await threeTimes()).map(({ id }) => id) as [string, string, string];
    await done(keepApart(bike, heart));
    const { db } = sandbox.database;
    const pairs = () =>
      db
        .select()
        .from(workoutsApart)
        .where(inArray(workoutsApart.workoutId, [bike, heart]));
    expect(await pairs()).toHaveLength(2);
    await done(member.client(deleteWorkout, { userId: member.userId, workoutId: heart }));
    await takeOld(db, deletedWorkouts, now() + 31 * DAY);
    expect(await pairs()).toEqual([]);
  });

  it('must both be the member’s own, and two', async () => {
    const { id: bike } = await saved(member, onBike);
    const stranger = await newPerson(sandbox);
    const { id: theirs } = await saved(stranger, onBike);
    for (const [one, other] of [
      [bike, theirs],
      [theirs, bike],
      [bike, bike],
      [bike, 'wko_nobody'],
    ] as const)
      expect(await refused(keepApart(one, other))).toBe('notFound');
  });
});

describe('are not made one', () => {
  it('records of other times or types, and one alone', async () => {
    const bike = await saved(member, onBike);
    const yesterday = await saved(member, ride(2));
    const rowed = await saved(member, { ...strap(onBike), type: 'row' });
    for (const { id } of [bike, yesterday, rowed]) expect(await refused(merge(bike.id, id))).toBe('notOneSession');
    expect((await done(member.client(listWorkouts, { userId: member.userId }))).total).toBe(3);
  });

  it('somebody else’s and deleted ones, of which nobody hears', async () => {
    const bike = await saved(member, onBike);
    const heart = await saved(member, strap(onBike));
    const stranger = await newPerson(sandbox);
    const theirs = await saved(stranger, strap(onBike));
    expect(await refused(merge(bike.id, theirs.id))).toBe('notFound');
    expect(await refused(merge(theirs.id, bike.id))).toBe('notFound');
    expect(await refused(merge(bike.id, heart.id, { ...stranger, userId: member.userId }))).toBe('notFound');
    await done(merge(bike.id, heart.id));
    expect(await refused(merge(bike.id, heart.id))).toBe('notFound');
  });

  it('a session with sets into a record without them, which would lose them', async () => {
    const { workout } = await lifted(member, session('s', 1, [press('a', 60, 5)]));
    const { startedAt, timeZone, durationSeconds, endedAt } = workout;
    const byHand = { type: 'strength', startedAt, endedAt, timeZone, durationSeconds } as const;
    const { workout: logged } = await done(member.client(logWorkout, { userId: member.userId, ...byHand }));
    expect(await refused(merge(logged.id, workout.id))).toBe('notOneSession');
    expect((await done(merge(workout.id, logged.id))).workout.totals.volume).toBe(300_000);
  });
});
