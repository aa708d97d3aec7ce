import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteStrengthWorkout,
  getStrengthAggregations,
  getStrengthWorkout,
  listStrengthBests,
  listStrengthWorkouts,
  resetStrengthBests,
  saveStrengthWorkout,
} from '../../../src/core/contract/strength/workouts.js';
import { deleteWorkout, getWorkoutHistory, restoreWorkout } from '../../../src/core/contract/training/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import { strengthSets } from '../../../src/sandbox/training/tables/strength.js';
import { takeOld } from '../../../src/sandbox/retention/forget.js';
import { deletedWorkouts } from '../../../src/sandbox/retention/kept.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, elsewhere, enterAs, newPerson, type Person } from '../support/people.js';
import { lifted, press, session } from './strength-support.js';
import { ride, saved } from './support.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  member = await newPerson(sandbox);
});

const mine = () => ({ userId: member.userId });

const bests = async () => {
  const { items } = await done(member.client(listStrengthBests, mine()));
  return Object.fromEntries(items.flatMap(item => item.bests.map(({ metric, value }) => [metric, value])));
};

describe('a session', () => {
  it('is a workout of the history, with what it lifted without warm-ups', async () => {
    const warmUp = press('w', 40, 10, { isWarmUp: true, position: 0 });
    const { workout, sets } = await lifted(member, session('s', 1, [warmUp, press('a', 60, 5), press('b', 60, 4)]));
    expect(workout).toMatchObject({ type: 'strength', title: 'Strength workout', totals: { volume: 540_000 } });
    expect(sets.map(({ id }) => id)).toEqual(['w', 'a', 'b']);
    const { items, totals } = await done(member.client(getWorkoutHistory, { ...mine(), type: 'strength' }));
    expect([items.map(({ id }) => id), totals.volume]).toEqual([[workout.id], 540_000]);
  });

  it('is called after its routine, which must be one that the member can see', async () => {
    const named = await lifted(member, session('s', 1, [press('a', 60, 5)], { routineId: 'rtn_full-body' }));
    expect([named.workout.title, named.routineId]).toEqual(['Full body, no equipment', 'rtn_full-body']);
    const hidden = session('t', 1, [press('a', 60, 5)], { routineId: 'rtn_barbell' });
    expect(await badFields(member.client(saveStrengthWorkout, hidden))).toEqual(['routineId']);
  });

  it('of a hold counts its seconds', async () => {
    const held = { exerciseId: 'plank', actual: { reps: null, seconds: 75, weight: null } };
    await lifted(member, session('s', 1, [press('a', 0, 0, held)]));
    expect(await bests()).toEqual({ hold: 75 });
  });

  it('with sets that cannot be is refused at their places', async () => {
    const wrong = (more: object) =>
      badFields(member.client(saveStrengthWorkout, { ...session('s', 1, []), sets: [press('a', 60, 5, more)] }));
    expect(await wrong({ exerciseId: 'flying' })).toEqual(['sets.0.exerciseId']);
    expect(await wrong({ performedAt: now() + DAY })).toEqual(['sets.0.performedAt']);
    expect(await wrong({ editedAt: now() + DAY })).toEqual(['sets.0.editedAt']);
    expect(await wrong({ actual: { reps: null, seconds: null, weight: 1 } })).toEqual(['sets.0.actual']);
    expect(await badFields(member.client(saveStrengthWorkout, session('s', 1, [])))).toEqual(['sets']);
    const removedSets = [{ id: 'a', removedAt: now() + DAY }];
    const future = session('s', 1, [], { removedSets });
    expect(await badFields(member.client(saveStrengthWorkout, future))).toEqual(['removedSets.0.removedAt']);
  });

  it('is seen by its member and an administrator, and is not there for others', async () => {
    const { workout } = await lifted(member, session('s', 1, [press('a', 60, 5)]));
    const path = { workoutId: workout.id };
    const admin = await enterAs(sandbox, 'admin');
    const stranger = await newPerson(sandbox);
    expect(await done(member.client(getStrengthWorkout, path))).toMatchObject({ sessionId: 's' });
    expect(await done(admin.client(getStrengthWorkout, path))).toMatchObject({ sessionId: 's' });
    expect(await refused(stranger.client(getStrengthWorkout, path))).toBe('notFound');
    const bike = await saved(member, ride(1));
    expect(await refused(member.client(getStrengthWorkout, { workoutId: bike.id }))).toBe('notFound');
  });
});

describe('two devices', () => {
  it('that report parts of one session make one workout of them', async () => {
    const phone = await lifted(member, session('s', 1, [press('a', 60, 5)]));
    const watch = await elsewhere(sandbox, member);
    const both = await lifted(
      watch,
      session('s', 1, [press('a', 60, 5), press('b', 60, 4)], { durationSeconds: 2400 }),
    );
    expect(both.workout).toMatchObject({ id: phone.workout.id, durationSeconds: 2400, totals: { volume: 540_000 } });
    expect([both.conflicts, both.sets.map(({ id }) => id)]).toEqual([[], ['a', 'b']]);
  });

  it('at the same moment do so too', async () => {
    const watch = await elsewhere(sandbox, member);
    const [one, two] = await Promise.all([
      lifted(member, session('s', 1, [press('a', 60, 5)])),
      lifted(watch, session('s', 1, [press('b', 60, 4)])),
    ]);
    expect(two.workout.id).toBe(one.workout.id);
    const { sets } = await done(member.client(getStrengthWorkout, { workoutId: one.workout.id }));
    expect(sets.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('that disagree about a set get the later edit, are told, and lose nothing', async () => {
    const at = now() - 3600;
    await lifted(member, session('s', 1, [press('a', 60, 5, { editedAt: at + 10 })]));
    const { conflicts, workout } = await lifted(member, session('s', 1, [press('a', 65, 5, { editedAt: at })]));
    expect(conflicts).toMatchObject([
      { setId: 'a', kept: { actual: { weight: 60_000 } }, overruled: [{ actual: { weight: 65_000 } }] },
    ]);
    const { sets } = await done(member.client(getStrengthWorkout, { workoutId: workout.id }));
    expect(sets).toMatchObject([{ actual: { weight: 60_000 }, overruled: [{ actual: { weight: 65_000 } }] }]);
    expect((await bests())['weight']).toBe(60_000);
  });

  it('of which one takes a set away have it no more: not in answers, the volume or the bests', async () => {
    const at = now() - 3600;
    const both = [press('a', 60, 5, { editedAt: at }), press('b', 80, 4, { editedAt: at })];
    const { workout } = await lifted(member, session('s', 1, both));
    const removedSets = [{ id: 'b', removedAt: at + 10 }];
    const left = await lifted(member, session('s', 1, [], { removedSets }));
    expect([left.workout.id, left.workout.totals.volume]).toEqual([workout.id, 300_000]);
    expect((await bests())['weight']).toBe(60_000);
    const { items } = await done(member.client(listStrengthWorkouts, mine()));
    expect(items).toMatchObject([{ volume: 300_000, exercises: [{ sets: 1 }] }]);

    const watch = await elsewhere(sandbox, member);
    const late = await lifted(watch, session('s', 1, both));
    expect([late.sets.map(({ id }) => id), late.conflicts]).toEqual([['a'], []]);
    const later = await lifted(watch, session('s', 1, [press('b', 70, 4, { editedAt: at + 20 })]));
    expect(later.sets.map(({ id, actual, overruled }) => [id, actual.weight, overruled.length])).toEqual([
      ['a', 60_000, 0],
      ['b', 70_000, 1],
    ]);
  });

  it('of which the first says that a set is gone do not have it when the other reports it', async () => {
    const at = now() - 3600;
    const gone = await lifted(member, session('s', 1, [], { removedSets: [{ id: 'a', removedAt: at }] }));
    expect([gone.sets, gone.workout.totals.volume]).toEqual([[], 0]);
    const { sets } = await lifted(member, session('s', 1, [press('a', 60, 5, { editedAt: at - 10 })]));
    expect(sets).toEqual([]);
  });

  it('with sessions of the same name of two members have two workouts', async () => {
    const other = await newPerson(sandbox);
    const mineIs = await lifted(member, session('s', 1, [press('a', 60, 5)]));
    const theirs = await lifted(other, session('s', 1, [press('a', 70, 5)]));
    expect(theirs.workout.id).not.toBe(mineIs.workout.id);
    expect(theirs.conflicts).toEqual([]);
  });

  it('of which one reports late cannot add to a workout that was deleted', async () => {
    const { workout } = await lifted(member, session('s', 1, [press('a', 60, 5)]));
    await done(member.client(deleteStrengthWorkout, { ...mine(), workoutId: workout.id }));
    expect(await refused(member.client(saveStrengthWorkout, session('s', 1, [press('b', 60, 5)])))).toBe('notFound');
  });
});

describe('bests', () => {
  it('go with a deleted session to the next best, and come back with it', async () => {
    await lifted(member, session('s', 3, [press('a', 60, 5)]));
    const { workout } = await lifted(member, session('t', 2, [press('a', 80, 3)]));
    const path = { ...mine(), workoutId: workout.id };
    expect((await bests())['weight']).toBe(80_000);
    await done(member.client(deleteStrengthWorkout, path));
    expect((await bests())['weight']).toBe(60_000);
    await done(member.client(restoreWorkout, path));
    expect((await bests())['weight']).toBe(80_000);
    await done(member.client(deleteWorkout, path));
    expect((await bests())['weight']).toBe(60_000);
  });

  it('are none of a warm-up', async () => {
    await lifted(member, session('s', 1, [press('a', 60, 5), press('w', 100, 1, { isWarmUp: true })]));
    expect((await bests())['weight']).toBe(60_000);
  });

  it('count from now on after a reset, of one exercise or of all', async () => {
    const squat = { exerciseId: 'back-squat' };
    await lifted(member, session('s', 1, [press('a', 60, 5), press('b', 100, 5, squat)]));
    const { countedFrom } = await done(member.client(resetStrengthBests, { ...mine(), exerciseId: 'back-squat' }));
    const { items } = await done(member.client(listStrengthBests, mine()));
    expect(items.map(item => [item.exercise.id, item.bests.length, item.countedFrom])).toEqual([
      ['back-squat', 0, countedFrom],
      ['barbell-bench-press', 5, null],
    ]);
    await done(member.client(resetStrengthBests, mine()));
    expect(await bests()).toEqual({});
    const one = await done(member.client(listStrengthWorkouts, mine()));
    expect(one.total).toBe(1);
  });

  it('of an exercise that does not exist cannot be reset', async () => {
    expect(await badFields(member.client(resetStrengthBests, { ...mine(), exerciseId: 'flying' }))).toEqual([
      'exerciseId',
    ]);
  });
});

describe('sessions over time', () => {
  it('are listed newest first, with their exercises, and narrowed by one', async () => {
    await lifted(member, session('s', 3, [press('a', 60, 5), press('b', 60, 5)]));
    await lifted(member, session('t', 1, [press('a', 100, 5, { exerciseId: 'back-squat' })]));
    const { items } = await done(member.client(listStrengthWorkouts, mine()));
    expect(items.map(item => item.exercises)).toEqual([
      [{ exerciseId: 'back-squat', name: 'Back squat', sets: 1 }],
      [{ exerciseId: 'barbell-bench-press', name: 'Barbell bench press', sets: 2 }],
    ]);
    const squats = await done(member.client(listStrengthWorkouts, { ...mine(), exerciseId: 'back-squat' }));
    expect(squats.items).toHaveLength(1);
  });

  it('show the best estimate of each day and what each week lifted', async () => {
    await lifted(member, session('s', 1, [press('a', 60, 5), press('w', 90, 1, { isWarmUp: true })]));
    const { items } = await done(member.client(getStrengthAggregations, mine()));
    expect(items).toMatchObject([
      {
        exercise: { id: 'barbell-bench-press' },
        oneRepMax: [{ value: 67_507, weight: 60_000, reps: 5 }],
        weeks: [{ volume: 300_000, sets: 1, reps: 5 }],
      },
    ]);
    expect(
      await badFields(member.client(getStrengthAggregations, { ...mine(), from: '2030-01-02', to: '2030-01-01' })),
    ).toEqual(['from']);
  });

  it('are nobody else’s to see', async () => {
    const stranger = await newPerson(sandbox);
    expect(await refused(stranger.client(listStrengthWorkouts, mine()))).toBe('notFound');
    expect(await refused(stranger.client(listStrengthBests, mine()))).toBe('notFound');
    expect(await refused(stranger.client(getStrengthAggregations, mine()))).toBe('notFound');
  });
});

it('what nobody can bring back any more leaves no sets behind', async () => {
  const { db } = sandbox.database;
  const { workout } = await lifted(member, session('s', 1, [press('a', 60, 5)]));
  await done(member.client(deleteWorkout, { ...mine(), workoutId: workout.id }));
  await takeOld(db, deletedWorkouts, now() + 31 * DAY);
  const left = await db.select({ workoutId: strengthSets.workoutId }).from(strengthSets);
  expect(left.map(({ workoutId }) => workoutId)).not.toContain(workout.id);
});
