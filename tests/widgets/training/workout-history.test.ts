import { describe, expect, it, vi } from 'vitest';
import { getWorkout } from '../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../src/core/session/session.js';
import type { ListScreen } from '../../../src/widgets/list/model.js';
import type { Workout } from '../../../src/core/contract/schemas/training/workouts.js';
import { deleteWorkouts, undoDeletion } from '../../../src/widgets/training/workout-history/deletion.js';
import { createWorkoutHistory } from '../../../src/widgets/training/workout-history/model.js';
import { inWorld } from '../../support/in-world.js';
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

const listIn = (screen: ListScreen<Workout>) => {
  if (screen.is !== 'list') throw new Error(`It shows ${screen.is}.`);
  return screen;
};

async function open(query = '') {
  const told = { onQuery: vi.fn(), onDeleted: vi.fn(), save: vi.fn() };
  const model = createWorkoutHistory({ session, query, ...told });
  model.$screen.listen(() => undefined);
  model.outcomes.$outcomes.listen(() => undefined);
  const settle = async () => {
    await vi.waitFor(() => expect(listIn(model.$screen.get()).waiting).toBe(false), patience);
    return listIn(model.$screen.get());
  };
  await settle();
  return { ...told, model, settle, outcomes: () => model.outcomes.$outcomes.get() };
}

type Opened = Awaited<ReturnType<typeof open>>;
const itemsOf = async ({ settle }: Opened) => (await settle()).items ?? [];

describe('a member looks through their workouts', () => {
  it('and sees the newest first, with the sums of all of them', async () => {
    const opened = await open();
    const { items = [], total } = await opened.settle();
    const instants = items.map(({ startedAt }) => startedAt);
    expect(instants).toEqual(instants.toSorted((one, other) => other - one));
    expect(items).toHaveLength(60);
    expect(opened.model.$known.get().totals).toMatchObject({ count: total });
  });

  it('and earlier ones come below, which the address says without a step of the history', async () => {
    const opened = await open();
    const before = await itemsOf(opened);
    await opened.model.more();
    const after = await itemsOf(opened);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after.map(({ id }) => id)).size).toBe(120);
    expect(opened.onQuery).toHaveBeenCalledExactlyOnceWith('page=2', true);
  });

  it('and an address brings back as many as were shown', async () => {
    expect(await itemsOf(await open('page=3'))).toHaveLength(180);
  });

  it('and an address with a page that there is not shows all there are', async () => {
    const opened = await open('page=90');
    const { items = [], total } = await opened.settle();
    expect(items).toHaveLength(total);
  });

  it('and one type, the longest first; a filter is a step of the history', async () => {
    const opened = await open('sort=-durationSeconds');
    await opened.model.filter('type', 'row');
    const items = await itemsOf(opened);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['row']));
    const seconds = items.map(({ durationSeconds }) => durationSeconds);
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
    expect(opened.onQuery).toHaveBeenLastCalledWith('type=row&sort=-durationSeconds', false);
  });

  it('and is offered only what they have done to filter by', async () => {
    const { model } = await open();
    await vi.waitFor(() => expect(model.$known.get().groups.type).toBeDefined(), patience);
    expect(model.$known.get().groups.type?.every(({ count }) => count > 0)).toBe(true);
  });
});

describe('a member deletes workouts', () => {
  it('and they are gone from the list and its sums; undone, they are back', async () => {
    const opened = await open();
    const { items = [], total } = await opened.settle();
    const ids = items.slice(0, 3).map(({ id }) => id);
    await deleteWorkouts(opened.model, ids);
    expect((await opened.settle()).total).toBe(total - 3);
    expect(opened.model.$known.get().totals?.count).toBe(total - 3);
    expect(opened.outcomes()).toMatchObject([{ is: 'deleted', count: 3 }]);
    expect(opened.onDeleted).toHaveBeenCalledExactlyOnceWith(3);

    await undoDeletion(opened.model, opened.outcomes()[0]?.id ?? '');
    expect((await itemsOf(opened)).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(opened.outcomes()).toMatchObject([{ is: 'restored', count: 3 }]);
  });

  it('and one that is deleted already, as when the answer was lost, counts as deleted and can come back', async () => {
    const opened = await open();
    const [first] = await itemsOf(opened);
    if (!first) throw new Error('There is no workout.');
    await deleteWorkouts(opened.model, [first.id]);
    await deleteWorkouts(opened.model, [first.id]);
    expect(opened.outcomes().at(-1)).toMatchObject({ is: 'deleted', count: 1 });
    await sandbox.fail({ kind: 'status', call: 'restoreWorkout', status: 503, times: 1 });
    await undoDeletion(opened.model, opened.outcomes().at(-1)?.id ?? '');
    expect(opened.outcomes().at(-1)).toMatchObject({ is: 'notRestored', count: 1, code: 'broken' });
    await undoDeletion(opened.model, opened.outcomes().at(-1)?.id ?? '');
    expect(opened.outcomes().at(-1)).toMatchObject({ is: 'restored', count: 1 });
  });

  it('and one that cannot be deleted is told, while the others are gone', async () => {
    const opened = await open();
    const [first, second] = await itemsOf(opened);
    if (!first || !second) throw new Error('There are no workouts.');
    await sandbox.fail({ kind: 'status', call: 'deleteWorkout', status: 503, times: 1 });
    await deleteWorkouts(opened.model, [second.id, first.id]);
    expect(opened.outcomes()).toMatchObject([
      { is: 'notDeleted', count: 1, code: 'broken' },
      { is: 'deleted', count: 1, workoutIds: [first.id] },
    ]);
    const gone = await session.request(getWorkout, { workoutId: first.id });
    expect(gone).toMatchObject({ ok: false, failure: { code: 'notFound' } });
  });
});

it('a file holds what the filters let through, and nothing else', async () => {
  const opened = await open('type=row');
  const { total } = await opened.settle();
  await opened.model.saveFile();
  expect(opened.outcomes()).toMatchObject([{ is: 'saved', count: total, left: 0 }]);
  const [file] = opened.save.mock.calls[0] ?? [];
  expect(file).toMatchObject({ fileName: expect.stringMatching(/\.csv$/), encoding: 'text' });
  expect(String(file?.content).trim().split('\n')).toHaveLength(total + 1);
});
