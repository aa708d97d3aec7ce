import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getWorkout, listWorkouts, saveWorkout } from '../../../src/core/contract/training/workouts.js';
import type { Workout } from '../../../src/core/contract/schemas/training/workouts.js';
import type { Session } from '../../../src/core/session/session.js';
import { worthComparing } from '../../../src/widgets/workouts/compared.js';
import { createMerge, type MergeScreen } from '../../../src/widgets/workouts/merge-model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { workoutOf } from './workout-of.js';
import { patience } from '../../support/patience.js';

/** A walk that was entered by hand, and the same from the file of a watch. */
const BY_HAND = 'wko_member_2';
const BY_WATCH = 'wko_member_3';

let sandbox: TestSandbox;
let session: Session;
inWorld('training', async opened => {
  sandbox = opened;
  session = openSession(sandbox);
  await comesIn(session, 'member');
});

const read = (workoutId: string) => done(session.request(getWorkout, { workoutId }));
const isThere = async (workoutId: string) => (await session.request(getWorkout, { workoutId })).ok;

async function opens(ownId = BY_HAND, otherId = BY_WATCH, own?: Workout) {
  const told = { onMerged: vi.fn(), onRestored: vi.fn() };
  const model = createMerge({ session, own: own ?? (await read(ownId)).workout, otherId, ...told });
  const close = model.$screen.listen(() => undefined);
  const is = async <Name extends MergeScreen['is']>(name: Name) => {
    await vi.waitFor(() => expect(model.$screen.get().is).toBe(name), patience);
    return model.$screen.get();
  };
  return { ...told, model, close, is };
}

describe('a member with two records of one session', () => {
  it('is told of the other by either of them', async () => {
    expect((await read(BY_HAND)).overlaps).toMatchObject([{ id: BY_WATCH, title: 'Morning walk', source: 'import' }]);
    expect((await read(BY_WATCH)).overlaps).toMatchObject([{ id: BY_HAND, source: 'manual' }]);
  });

  it('sees both, and keeps the one at hand with what the other measured', async () => {
    const { model, is, onMerged } = await opens();
    expect(await is('choosing')).toMatchObject({ other: { id: BY_WATCH }, doing: undefined });
    await model.mergeInto('own');
    expect(await is('merged')).toMatchObject({
      kept: { id: BY_HAND, title: 'Walk with the dog' },
      filled: ['heart_rate'],
      other: { id: BY_WATCH },
    });
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: BY_HAND }), BY_WATCH);
    expect([await isThere(BY_HAND), await isThere(BY_WATCH)]).toEqual([true, false]);
    expect((await read(BY_HAND)).overlaps).toEqual([]);
  });

  it('keeps the other, and brings back both', async () => {
    const { model, is, onMerged, onRestored } = await opens();
    await is('choosing');
    await model.mergeInto('other');
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: BY_WATCH }), BY_HAND);
    expect(await isThere(BY_HAND)).toBe(false);
    await model.undo();
    expect(await is('undone')).toMatchObject({ kept: { id: BY_WATCH, totals: { distance: 3600 } } });
    expect(onRestored).toHaveBeenCalledOnce();
    expect([await isThere(BY_HAND), await isThere(BY_WATCH)]).toEqual([true, true]);
  });

  it('keeps both and is not asked again, unless they think again', async () => {
    const { model, is, onMerged } = await opens();
    await is('choosing');
    await model.keepBoth();
    await is('apart');
    expect(onMerged).not.toHaveBeenCalled();
    expect([(await read(BY_HAND)).overlaps, (await read(BY_WATCH)).overlaps]).toEqual([[], []]);
    await model.chooseAgain();
    expect(await is('choosing')).toMatchObject({ other: { id: BY_WATCH }, doing: undefined });
    expect((await read(BY_HAND)).overlaps).toHaveLength(1);
  });

  it('reads why both could not be kept, or the choice did not come back', async () => {
    const { model, is } = await opens();
    await is('choosing');
    await sandbox.fail({ kind: 'status', call: 'keepWorkoutsApart', status: 503, times: 1 });
    await model.keepBoth();
    expect(await is('choosing')).toMatchObject({ doing: undefined, failure: { code: 'broken' } });
    await model.keepBoth();
    await is('apart');
    await sandbox.fail({ kind: 'status', call: 'keepWorkoutsApart', status: 503, times: 1 });
    await model.chooseAgain();
    expect(await is('apart')).toMatchObject({ undoing: false, failure: { code: 'broken' } });
  });

  it('has merged once, though no answer came and they press again', async () => {
    await sandbox.fail({ kind: 'loseAnswer', call: 'mergeWorkout', times: 3 });
    const { model, is } = await opens();
    await is('choosing');
    await model.mergeInto('own');
    expect(model.$screen.get()).toMatchObject({ is: 'choosing', doing: undefined, failure: { code: 'unanswered' } });
    await model.mergeInto('own');
    expect(await is('merged')).toMatchObject({ filled: ['heart_rate'] });
  });

  it('reads why two are not one session any more', async () => {
    const { workout } = await read(BY_HAND);
    const { type, endedAt, timeZone } = workout;
    const next = await done(
      session.request(saveWorkout, {
        type,
        startedAt: endedAt,
        timeZone,
        durationSeconds: 60,
        completed: true,
        source: 'app',
      }),
    );
    const { model, is, onMerged } = await opens(BY_HAND, next.workout.id);
    await is('choosing');
    await model.mergeInto('own');
    expect(model.$screen.get()).toMatchObject({ is: 'choosing', failure: { code: 'notOneSession' } });
    expect(onMerged).not.toHaveBeenCalled();
  });

  it('has nothing to choose where the other is gone, and asks again where it did not come', async () => {
    const gone = await opens(BY_HAND, 'wko_nobody');
    await gone.is('alone');
    await sandbox.fail({ kind: 'status', call: 'getWorkoutSummary', status: 503, times: 3 });
    const { model, is } = await opens();
    expect(await is('failed')).toMatchObject({ code: 'broken' });
    await model.retry();
    await is('choosing');
    const { total } = await done(session.request(listWorkouts, { userId: session.get().userId ?? '' }));
    expect(total).toBeGreaterThan(0);
  });
});

it('only what one of the two has measured is compared, and always when and how long', () => {
  const some = fc.option(fc.integer({ min: 0, max: 100_000 }));
  fc.assert(
    fc.property(some, some, (one, other) => {
      const figures = worthComparing(workoutOf({ distance: one }), workoutOf({ distance: other, id: 'wrk_2' }));
      expect(figures.slice(0, 4)).toEqual(['title', 'source', 'startedAt', 'seconds']);
      expect(figures.includes('distance')).toBe(one !== null || other !== null);
      expect(figures).not.toContain('calories');
    }),
  );
});
