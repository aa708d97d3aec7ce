import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { deleteWorkout, getWorkout, listWorkouts } from '../../../src/core/contract/training/workouts.js';
import { DAY, now } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { createDeletedWorkouts } from '../../../src/widgets/training/workout-history/deleted/model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('training', async opened => {
  sandbox = opened;
  session = openSession(sandbox);
  await comesIn(session, 'member');
});

/** The newest workouts, deleted one after the other; the newest first. */
async function deletes(count: number): Promise<string[]> {
  const userId = session.get().userId ?? '';
  const { items } = await done(session.request(listWorkouts, { userId, limit: count }));
  const ids = items.map(({ id }) => id).toReversed();
  for (const workoutId of ids) await done(session.request(deleteWorkout, { userId, workoutId }));
  return ids;
}

const isThere = async (workoutId: string) => (await session.request(getWorkout, { workoutId })).ok;

async function opens() {
  const onRestored = vi.fn();
  const model = createDeletedWorkouts(session, onRestored);
  model.$screen.listen(() => undefined);
  const list = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'list' || !screen.items || screen.waiting) throw new Error(`It shows ${screen.is}.`);
    return { ids: screen.items.map(({ id }) => id), total: screen.total };
  };
  await vi.waitFor(list, patience);
  return { model, list, onRestored };
}

describe('a member who deleted workouts and came back another day', () => {
  it('finds them, and brings back one', async () => {
    const ids = await deletes(3);
    const { model, list, onRestored } = await opens();
    expect(list().ids.toSorted()).toEqual(ids.toSorted());
    const [one = '', ...others] = ids;
    await model.restore([one]);
    expect(list()).toEqual({ ids: expect.arrayContaining(others), total: 2 });
    expect(model.$restoration.get()).toMatchObject({ restored: 1, failed: undefined });
    expect(await isThere(one)).toBe(true);
    expect(onRestored).toHaveBeenCalledOnce();
  });

  it('brings back all that are shown, page by page', async () => {
    await deletes(25);
    const { model, list } = await opens();
    expect(list()).toMatchObject({ total: 25 });
    expect(list().ids).toHaveLength(20);
    await model.more();
    expect(new Set(list().ids).size).toBe(25);
    await model.restore(list().ids);
    expect(list()).toEqual({ ids: [], total: 0 });
    expect(model.$restoration.get().restored).toBe(25);
  });

  it('reads how many did not come back, and presses again', async () => {
    const ids = await deletes(2);
    const { model, list, onRestored } = await opens();
    await sandbox.fail({ kind: 'status', call: 'restoreWorkout', status: 503, times: 2 });
    await model.restore(ids);
    expect(model.$restoration.get()).toMatchObject({ restored: 0, failed: { count: 2, code: 'broken' } });
    expect(onRestored).not.toHaveBeenCalled();
    expect(list().total).toBe(2);
    await model.restore(ids);
    expect(model.$restoration.get()).toMatchObject({ restored: 2, failed: undefined });
  });

  it('reads that it is too late for one that has gone meanwhile', async () => {
    const [id = ''] = await deletes(1);
    const { model, list } = await opens();
    await sandbox.database.db
      .update(workouts)
      .set({ deletedAt: now() - 31 * DAY })
      .where(eq(workouts.id, id));
    await model.restore([id]);
    expect(model.$restoration.get()).toMatchObject({ restored: 0, failed: { count: 1, code: 'notFound' } });
    expect(list().total).toBe(0);
  });
});
