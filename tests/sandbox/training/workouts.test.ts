import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import type { NewWorkout } from '../../../src/core/contract/schemas/training/workouts.js';
import { getWorkoutAggregations } from '../../../src/core/contract/training/workout-totals.js';
import {
  deleteWorkout,
  getStatisticsLabels,
  getWorkout,
  getWorkoutGraph,
  listDeletedWorkouts,
  getWorkoutHistory,
  getWorkoutLog,
  getWorkoutSummary,
  listWorkouts,
  listWorkoutsLegacy,
  logWorkout,
  restoreWorkout,
  saveWorkout,
  updateWorkout,
} from '../../../src/core/contract/training/workouts.js';
import { updateUser } from '../../../src/core/contract/users.js';
import { DAY, now } from '../../../src/core/dates.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { takeOld } from '../../../src/sandbox/retention/forget.js';
import { deletedWorkouts } from '../../../src/sandbox/retention/kept.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, newPerson, type Person } from '../support/people.js';
import { ride, saved, steady } from './support.js';

let sandbox: TestSandbox;
let staff: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  staff = await enterAs(sandbox, 'staff');
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  member = await newPerson(sandbox);
});

describe('a workout that a machine reports', () => {
  it('is what the machine states; what it does not, its samples add up to, and it says so', async () => {
    const { workout, droppedReadings } = await done(
      member.client(
        saveWorkout,
        ride(1, { recording: steady(1800, 200), totals: { distance: 15_000, calories: 400 } }),
      ),
    );
    expect(workout).toMatchObject({
      title: '30 min Climb Ride',
      content: { id: 'cls_bike_climb-ride_30', instructor: { name: 'Mara Quist' } },
      formatId: 'bike-1800',
      totals: { output: 360_000, calories: 400, distance: 15_000 },
      estimated: ['output'],
      average: { output: 200, heart_rate: null },
    });
    expect(droppedReadings).toBe(0);
  });

  it('keeps its samples second by second, with gaps where nothing was measured', async () => {
    const recording = {
      seconds: [0, 1, 2, 60],
      metrics: { heart_rate: [120, null, 124, 130], incline: [-10, 0, 10, null] },
    };
    const { id } = await saved(member, ride(1, { recording }));
    const graph = await done(member.client(getWorkoutGraph, { workoutId: id }));
    expect(graph.seconds).toEqual(recording.seconds);
    expect(graph.metrics.map(({ slug, unit, values }) => [slug, unit, values])).toEqual([
      ['heart_rate', 'bpm', recording.metrics.heart_rate],
      ['incline', '‰', recording.metrics.incline],
    ]);
    expect(graph.segments.map(({ name }) => name)).toContain('Summit');
  });

  it('of four hours, with readings that cannot be, loses those alone and says how many', async () => {
    const seconds = Array.from({ length: 14_400 }, (_, second) => second);
    const output = seconds.map(second => (second % 100 === 0 ? -5 : second % 97 === 0 ? null : 150));
    const { workout, droppedReadings } = await done(
      member.client(
        saveWorkout,
        ride(1, {
          contentId: undefined,
          startedAt: now() - 5 * 3600,
          durationSeconds: 14_400,
          recording: { seconds, metrics: { output } },
        }),
      ),
    );
    expect(droppedReadings).toBe(144);
    expect(workout.average.output).toBe(150);
    const { metrics } = await done(member.client(getWorkoutGraph, { workoutId: workout.id }));
    expect(metrics[0]?.values.filter(value => value === null)).toHaveLength(144 + 147);
  });

  it('that ends before it begins is refused, and so is one that has not been yet', async () => {
    const { startedAt } = ride(1);
    expect(await badFields(member.client(saveWorkout, ride(1, { endedAt: startedAt - 60 })))).toEqual(['endedAt']);
    expect(await badFields(member.client(saveWorkout, ride(1, { endedAt: startedAt + 60 })))).toEqual([
      'durationSeconds',
    ]);
    expect(await badFields(member.client(saveWorkout, ride(-2)))).toEqual(['endedAt']);
    expect((await done(member.client(listWorkouts, { userId: member.userId }))).total).toBe(0);
  });

  it('of a class that there is not, or of another type, is refused', async () => {
    expect(await badFields(member.client(saveWorkout, ride(1, { contentId: 'cls_none' })))).toEqual(['contentId']);
    expect(await badFields(member.client(saveWorkout, ride(1, { type: 'row' })))).toEqual(['type']);
  });

  it('belongs to the day that it was where it was done', async () => {
    // half past ten in the evening in Honolulu is the next afternoon in Auckland
    const startedAt = Math.floor(Date.parse('2026-03-01T08:30:00Z') / 1000);
    const there = await saved(member, ride(1, { startedAt, timeZone: 'Pacific/Honolulu' }));
    const here = await saved(member, ride(1, { startedAt, timeZone: 'Pacific/Auckland' }));
    expect([there.localDate, here.localDate]).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('across a change of the clocks is as long as it was', async () => {
    // the clocks of New York go from 2:00 to 3:00
    const startedAt = Math.floor(Date.parse('2026-03-08T06:45:00Z') / 1000);
    const workout = await saved(member, ride(1, { startedAt, recording: steady(1800, 100) }));
    expect(workout.endedAt - workout.startedAt).toBe(1800);
    expect(workout).toMatchObject({ localDate: '2026-03-08', totals: { output: 180_000 } });
  });

  it('of the same time and type as another one is kept, and both are named', async () => {
    const first = await saved(member, ride(1));
    const { workout, overlaps } = await done(
      member.client(saveWorkout, ride(1, { source: 'app', startedAt: first.startedAt + 30 })),
    );
    expect(overlaps.map(({ id }) => id)).toEqual([first.id]);
    const other = await done(member.client(saveWorkout, ride(1, { contentId: undefined, type: 'run' })));
    expect(other.overlaps).toEqual([]);
    const ids = (await done(member.client(listWorkouts, { userId: member.userId }))).items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([first.id, workout.id]));
  });

  it('names the other records of its session whenever it is read: not those of another type, deleted, or only next to it', async () => {
    const first = await saved(member, ride(1));
    const at = (startedAt: number, more: Partial<NewWorkout> = {}) =>
      saved(member, ride(1, { contentId: undefined, source: 'app', startedAt, ...more }));
    const overlaps = async (workoutId: string) => (await done(member.client(getWorkout, { workoutId }))).overlaps;
    const late = await at(first.startedAt + 30);
    const early = await at(first.startedAt - 30, { title: 'Strap' });
    await at(first.endedAt);
    await at(first.startedAt, { type: 'run' });
    const { client, userId } = member;
    const deleted = { userId, workoutId: (await at(first.startedAt)).id };
    await done(client(deleteWorkout, deleted));
    await saved(await newPerson(sandbox), ride(1));
    const { startedAt, source } = early;
    expect(await overlaps(first.id)).toEqual([
      { id: early.id, title: 'Strap', startedAt, source },
      expect.objectContaining({ id: late.id }),
    ]);
    expect((await overlaps(late.id)).map(({ id }) => id)).toContain(first.id);
    await done(client(restoreWorkout, deleted));
    expect(await overlaps(first.id)).toHaveLength(3);
  });

  it('keeps the heart-rate zones of its day when the member’s change', async () => {
    const { userId, client } = member;
    const { version } = await done(client(updateUser, { userId, version: 1, maxHeartRate: 190 }));
    const recording = { seconds: [0, 1, 2, 3], metrics: { heart_rate: [100, 120, 175, 175] } };
    const { id } = await saved(member, ride(1, { recording }));
    const before = await done(client(getWorkoutSummary, { workoutId: id }));
    await done(client(updateUser, { userId, version, maxHeartRate: 210 }));
    await done(client(updatePreferences, { userId, 'training.heartRateZones': [90, 100, 110, 120] }));
    expect(await done(client(getWorkoutSummary, { workoutId: id }))).toEqual(before);
    expect(before.zones?.zones.map(({ seconds }) => seconds)).toEqual([1, 1, 0, 0, 2]);
  });

  it('with power says how hard it was, by the best twenty minutes', async () => {
    const { id } = await saved(member, ride(1, { recording: steady(1800, 200) }));
    const { workout, power } = await done(member.client(getWorkoutSummary, { workoutId: id }));
    // 95 % of 200 W; half an hour at 200 ÷ 190
    expect(power).toMatchObject({ normalized: 200, ftp: 190, intensity: 1053 });
    expect(workout.load).toEqual({ value: 55, method: 'power' });
    expect(power?.curve.find(({ seconds }) => seconds === 1200)?.watts).toBe(200);
  });

  it('with power says how hard it was by the limit that the member set, from then on', async () => {
    const { client, userId } = member;
    const before = await saved(member, ride(1, { recording: steady(1800, 200) }));
    await done(client(updateUser, { userId, version: 1, ftp: 250 }));
    const { id } = await saved(member, ride(2, { recording: steady(1800, 200) }));
    const { workout, power } = await done(client(getWorkoutSummary, { workoutId: id }));
    expect(power).toMatchObject({ ftp: 250, intensity: 800 });
    // half an hour at 200 ÷ 250
    expect(workout.load).toEqual({ value: 32, method: 'power' });
    expect((await done(client(getWorkoutSummary, { workoutId: before.id }))).power?.ftp).toBe(190);
  });
});

describe('the history', () => {
  it('is newest first, with the sums over all that the filters let through', async () => {
    const { userId, client } = member;
    await saved(member, ride(3));
    await saved(member, ride(1));
    await saved(member, ride(2, { type: 'run', contentId: 'cls_run_tempo-run_20', durationSeconds: 1200 }));
    const all = await done(client(getWorkoutHistory, { userId }));
    expect(all.items.map(({ type }) => type)).toEqual(['bike', 'run', 'bike']);
    expect(all.totals).toMatchObject({ count: 3, seconds: 4800, calories: 1200 });
    const rides = await done(client(getWorkoutHistory, { userId, type: 'bike', limit: 1 }));
    expect(rides).toMatchObject({ total: 2, totals: { count: 2, seconds: 3600, output: 600_000 } });
    expect(rides.items).toHaveLength(1);
    const found = await done(client(getWorkoutHistory, { userId, q: 'rafael' }));
    expect(found.items.map(({ title }) => title)).toEqual(['20 min Tempo Run']);
    expect((await done(client(getWorkoutHistory, { userId, completed: 'false' }))).total).toBe(0);
  });

  it('is told day by day in the log', async () => {
    const { userId, client } = member;
    const noon = now() - 3 * DAY - (now() % DAY) + 17 * 3600;
    await saved(member, ride(1, { startedAt: noon }));
    await saved(member, ride(1, { startedAt: noon + 2400 }));
    await saved(member, ride(1, { startedAt: noon - DAY }));
    const { items } = await done(client(getWorkoutLog, { userId }));
    expect(items.map(day => [day.items.length, day.seconds])).toEqual([
      [2, 3600],
      [1, 1800],
    ]);
  });

  it('is nobody else’s, except the parent’s and an administrator’s', async () => {
    const { id } = await saved(member, ride(1));
    const stranger = await newPerson(sandbox);
    expect(await refused(stranger.client(getWorkoutHistory, { userId: member.userId }))).toBe('notFound');
    expect(await refused(stranger.client(getWorkout, { workoutId: id }))).toBe('notFound');
    expect(await refused(stranger.client(getWorkoutGraph, { workoutId: id }))).toBe('notFound');
    const child = await newPerson(sandbox, { parentId: member.userId });
    const theirs = await saved(child, ride(1));
    expect((await done(member.client(getWorkout, { workoutId: theirs.id }))).workout.id).toBe(theirs.id);
    expect(await refused(child.client(getWorkout, { workoutId: id }))).toBe('notFound');
    const admin = await enterAs(sandbox, 'superAdmin');
    expect((await done(admin.client(getWorkout, { workoutId: id }))).workout.id).toBe(id);
    expect(await refused(staff.client(getWorkout, { workoutId: id }))).toBe('notFound');
  });

  it('shows a parent the heart of a child, and of an adult in the family unless they hide it', async () => {
    const recording = { seconds: [0, 1, 2], metrics: { heart_rate: [120, 125, 130], output: [100, 100, 100] } };
    const seenOf = async (person: Person, workoutId: string) => {
      const [{ workout, zones }, graph, history, weeks] = await Promise.all([
        done(member.client(getWorkoutSummary, { workoutId })),
        done(member.client(getWorkoutGraph, { workoutId })),
        done(member.client(getWorkoutHistory, { userId: person.userId })),
        done(member.client(getWorkoutAggregations, { userId: person.userId, groupBy: 'week' })),
      ]);
      return [
        workout.average.heart_rate,
        zones !== null,
        graph.metrics.map(({ slug }) => slug).join(),
        history.items[0]?.max.heart_rate,
        weeks.totals.averageHeartRate,
      ];
    };
    const child = await newPerson(sandbox, { parentId: member.userId });
    const { version } = await done(child.client(updateUser, { userId: child.userId, version: 1, maxHeartRate: 190 }));
    const { id } = await saved(child, ride(1, { recording }));
    const all = [125, true, 'output,heart_rate', 130, 125];
    const none = [null, false, 'output', null, null];
    // a member without a birth date may be an adult, and hides by default
    expect(await seenOf(child, id)).toEqual(none);
    await done(child.client(updatePreferences, { userId: child.userId, 'privacy.heartRate': 'visible' }));
    expect(await seenOf(child, id)).toEqual(all);
    await done(child.client(updatePreferences, { userId: child.userId, 'privacy.heartRate': 'hidden' }));
    await done(child.client(updateUser, { userId: child.userId, version, birthDate: '2019-05-01' }));
    expect(await seenOf(child, id)).toEqual(all);
  });

  it('of the caller is listed for older apps too', async () => {
    const { id } = await saved(member, ride(1));
    expect((await done(member.client(listWorkoutsLegacy, {}))).items.map(one => one.id)).toEqual([id]);
    const { items } = await done(member.client(getStatisticsLabels, {}));
    expect(items).toContainEqual({ slug: 'heart_rate', label: 'Heart rate', unit: 'bpm' });
  });
});

describe('a workout that somebody enters by hand', () => {
  it('is marked so, and counts in the history', async () => {
    const { userId, client } = member;
    const { workout } = await done(
      client(logWorkout, {
        userId,
        type: 'freestyle',
        startedAt: now() - DAY,
        timeZone: 'UTC',
        durationSeconds: 900,
        totals: { calories: 90 },
      }),
    );
    expect(workout).toMatchObject({ source: 'manual', title: 'Workout', completed: true, content: null });
    expect((await done(client(getWorkoutHistory, { userId }))).totals).toMatchObject({ count: 1, calories: 90 });
  });
});

describe('a workout that is changed or deleted', () => {
  it('gets another title, unless somebody else has changed it meanwhile', async () => {
    const { userId, client } = member;
    const { id, version } = await saved(member, ride(1));
    const renamed = await done(client(updateWorkout, { userId, workoutId: id, version, title: 'Windy ride' }));
    expect(renamed).toMatchObject({ title: 'Windy ride', version: version + 1 });
    expect(await refused(client(updateWorkout, { userId, workoutId: id, version, title: 'Other' }))).toBe(
      'versionConflict',
    );
  });

  it('is in no list any more, and comes back as it was within thirty days', async () => {
    const { userId, client } = member;
    const workout = await saved(member, ride(1, { recording: steady(60, 100) }));
    const of = { userId, workoutId: workout.id };
    expect(await done(client(deleteWorkout, of))).toMatchObject({ deleted: true });
    expect((await done(client(listWorkouts, { userId }))).total).toBe(0);
    expect(await refused(client(getWorkout, of))).toBe('notFound');
    expect(await refused(client(deleteWorkout, of))).toBe('notFound');
    expect(await done(client(restoreWorkout, of))).toEqual(workout);
    expect(await done(client(restoreWorkout, of))).toEqual(workout);
  });

  it('is gone for good after thirty days', async () => {
    const { userId, client } = member;
    const { id } = await saved(member, ride(1, { recording: steady(60, 100) }));
    await done(client(deleteWorkout, { userId, workoutId: id }));
    const { db } = sandbox.database;
    expect(await takeOld(db, deletedWorkouts, now() + 29 * DAY)).toBe(0);
    expect(await takeOld(db, deletedWorkouts, now() + 31 * DAY)).toBe(1);
    expect(await refused(client(restoreWorkout, { userId, workoutId: id }))).toBe('notFound');
  });

  it('is listed with what else can come back, the last one first, until the day it cannot', async () => {
    const { userId, client } = member;
    const [first, second] = [await saved(member, ride(1)), await saved(member, ride(2))];
    for (const { id } of [first, second]) await done(client(deleteWorkout, { userId, workoutId: id }));
    const wasDeleted = (id: string, seconds: number) =>
      sandbox.database.db
        .update(workouts)
        .set({ deletedAt: now() - seconds })
        .where(eq(workouts.id, id));
    await wasDeleted(first.id, 30 * DAY - 60);
    const deleted = async (page = {}) => done(client(listDeletedWorkouts, { userId, ...page }));
    const { items, total } = await deleted();
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    const { type, title, startedAt, timeZone } = first;
    expect(items[1]).toMatchObject({ type, title, startedAt, timeZone });
    expect(total).toBe(2);
    expect((await deleted({ offset: 1, limit: 1 })).items.map(({ id }) => id)).toEqual([first.id]);
    await done(client(restoreWorkout, { userId, workoutId: second.id }));
    expect((await deleted()).total).toBe(1);
    await wasDeleted(first.id, 30 * DAY + 60);
    expect((await deleted()).total).toBe(0);
  });

  it('is on nobody else’s list', async () => {
    const { userId, client } = member;
    await done(client(deleteWorkout, { userId, workoutId: (await saved(member, ride(1))).id }));
    const stranger = await newPerson(sandbox);
    expect(await refused(stranger.client(listDeletedWorkouts, { userId }))).toBe('notFound');
    expect((await done(stranger.client(listDeletedWorkouts, { userId: stranger.userId }))).items).toEqual([]);
  });
});
