import { describe, expect, it, vi } from 'vitest';
import type { SavedFile } from '../../../src/core/contract/schemas/training/workout-files.js';
import type { WorkoutQuery } from '../../../src/core/contract/schemas/training/workouts.js';
import {
  getWorkout,
  getWorkoutGraph,
  listWorkouts,
  updateWorkout,
} from '../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../src/core/session/session.js';
import { createPatience } from '../../../src/widgets/screen/patience.js';
import { createWorkoutEditor } from '../../../src/widgets/training/workout-detail/edit/model.js';
import { createWorkoutDetail, type Shown } from '../../../src/widgets/training/workout-detail/model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let member: Session;
let visitor: Session;

inWorld('training', async sandbox => {
  member = openSession(sandbox);
  visitor = openSession(sandbox);
  await comesIn(member, 'member');
});

const userId = () => member.get().userId ?? '';

const find = async (query: WorkoutQuery) => {
  const { items } = await done(member.request(listWorkouts, { userId: userId(), limit: 1, ...query }));
  const [latest] = items;
  if (!latest) throw new Error('The world has none of these.');
  return latest;
};

/** Somebody opens the page of a workout. */
function opens(session: Session, workoutId: string) {
  const said = { titles: [] as string[], deleted: 0, files: [] as SavedFile[] };
  const model = createWorkoutDetail({
    session,
    workoutId,
    onShown: title => void said.titles.push(title),
    onDeleted: () => void (said.deleted += 1),
    save: file => void said.files.push(file),
  });
  const leave = model.$screen.listen(() => undefined);
  const is = (name: string) => vi.waitFor(() => expect(model.$screen.get().is).toBe(name), patience);
  const shown = async (): Promise<Shown> => {
    await is('shown');
    const screen = model.$screen.get();
    if (screen.is !== 'shown') throw new Error('It is not shown.');
    return screen;
  };
  return { model, said, leave, is, shown };
}

describe('a member who opens a workout', () => {
  it('sees its figures, its samples and the songs of its class, and the page hears its title', async () => {
    const ride = await find({ type: 'bike', completed: 'true', source: 'equipment' });
    const { model, said, shown, leave } = opens(member, ride.id);
    const { detail } = await shown();
    expect(detail.workout).toMatchObject({ id: ride.id, type: 'bike' });
    expect(said.titles).toEqual([ride.title]);
    await vi.waitFor(() => expect(model.graph.$samples.get().is).toBe('known'));
    await vi.waitFor(() => expect(model.course.$songs.get().is).toBe('known'));
    await vi.waitFor(() => expect(model.course.$ranking.get()).toMatchObject({ data: { metric: 'output' } }));
    leave();
  });

  it('waits for its figures alone: they are asked for before the samples, which are far more', async () => {
    const ride = await find({ type: 'bike', completed: 'true', source: 'equipment' });
    const asks = vi.spyOn(member, 'request');
    const { shown, leave } = opens(member, ride.id);
    await shown();
    const asked = asks.mock.calls.map(([call]) => call as unknown);
    asks.mockRestore();
    expect(asked.indexOf(getWorkout)).toBe(0);
    expect(asked.indexOf(getWorkoutGraph)).toBeGreaterThan(0);
    leave();
  });

  it('sees another try beside it once they choose one, and none once they choose none', async () => {
    const ride = await find({ type: 'bike', completed: 'true', source: 'equipment' });
    const { model, shown, leave } = opens(member, ride.id);
    const [other] = (await shown()).detail.tries;
    await model.graph.compare(other?.id);
    expect(model.graph.$compared.get()).toMatchObject({ samples: { is: 'known', graph: { workoutId: other?.id } } });
    await model.graph.compare(undefined);
    expect(model.graph.$compared.get()).toBeUndefined();
    leave();
  });

  it('finds nothing of a workout that there is not, nor of somebody else’s, nor without one', async () => {
    // As around a widget: what is asked for without an id is not found.
    const asked = createPatience().watch(member);
    for (const id of ['wko_nobody', 'wko_kay_1', '']) {
      const { is, said, leave } = opens(asked, id);
      await is('missing');
      expect(said.titles).toEqual([]);
      leave();
    }
  });

  it('is asked to sign in first', async () => {
    const { is, leave } = opens(visitor, 'wko_member_1');
    await is('signedOut');
    leave();
  });
});

describe('a member who wants a file', () => {
  it('gets no heart rate unless they ask for it', async () => {
    const ride = await find({ type: 'bike', completed: 'true', source: 'equipment' });
    const { model, said, shown, leave } = opens(member, ride.id);
    await shown();
    await model.saveFile('csv');
    expect(model.$note.get()).toMatchObject({ is: 'saved', withHeartRate: false });
    model.$withHeartRate.set(true);
    await model.saveFile('csv');
    expect(model.$note.get()).toMatchObject({ is: 'saved', withHeartRate: true });
    expect(said.files.map(({ content }) => /heart/i.test(content.split('\n')[0] ?? ''))).toEqual([false, true]);
    leave();
  });

  it('gets none of a workout that is gone, and reads why', async () => {
    const { model, said, shown, leave } = opens(member, 'wko_member_1');
    await shown();
    const elsewhere = opens(member, 'wko_member_1');
    await elsewhere.shown();
    await elsewhere.model.remove();
    await model.saveFile('fit');
    expect(model.$note.get()).toMatchObject({ is: 'notSaved', code: 'notFound' });
    expect(said.files).toEqual([]);
    elsewhere.leave();
    leave();
  });
});

describe('a member who deletes a workout', () => {
  it('reads until when it can come back, and brings it back', async () => {
    const { model, said, shown, is, leave } = opens(member, 'wko_member_1');
    const before = await shown();
    await model.remove();
    expect(model.$screen.get()).toMatchObject({ is: 'deleted', title: before.detail.workout.title });
    expect(said.deleted).toBe(1);
    const elsewhere = opens(member, 'wko_member_1');
    await elsewhere.is('missing');
    await model.restore();
    await is('shown');
    expect((await shown()).detail.workout.id).toBe('wko_member_1');
    expect(model.$note.get()).toEqual({ is: 'restored' });
    elsewhere.leave();
    leave();
  });
});

describe('a member who edits a workout', () => {
  const opensEditor = async (workoutId: string) => {
    const page = opens(member, workoutId);
    const { detail } = await page.shown();
    const saved: string[] = [];
    const closed: true[] = [];
    const editor = createWorkoutEditor({
      session: member,
      workout: detail.workout,
      onSaved: workout => {
        saved.push(workout.title);
        void page.model.changed(workout);
      },
      onClosed: () => void closed.push(true),
    });
    const stop = editor.$editing.listen(() => undefined);
    const leave = () => [stop, page.leave].forEach(end => end());
    return { page, editor, saved, closed, workout: detail.workout, leave };
  };

  it('gives it another title and type, and the page has both', async () => {
    const { page, editor, saved, leave } = await opensEditor('wko_member_2');
    editor.type('title', ' Around the lake ');
    editor.type('type', 'run');
    await editor.submit();
    expect(saved).toEqual(['Around the lake']);
    expect((await page.shown()).detail.workout).toMatchObject({ title: 'Around the lake', type: 'run' });
    expect(page.said.titles).toContain('Around the lake');
    leave();
  });

  it('cannot leave the title empty, and closes without a call where nothing has changed', async () => {
    const { editor, saved, closed, leave } = await opensEditor('wko_member_2');
    await editor.submit();
    expect([saved, closed]).toEqual([[], [true]]);
    editor.type('title', '  ');
    await editor.submit();
    expect(editor.form.$form.get().problems).toMatchObject({ title: 'titleMissing' });
    editor.type('title', 'x'.repeat(121));
    await editor.submit();
    expect(editor.form.$form.get().problems).toMatchObject({ title: 'titleTooLong' });
    leave();
  });

  it('loses nothing typed when another page was quicker, and says whose version counts', async () => {
    const { page, editor, saved, workout, leave } = await opensEditor('wko_member_2');
    editor.type('title', 'Mine');
    await done(
      member.request(updateWorkout, {
        userId: userId(),
        workoutId: workout.id,
        version: workout.version,
        title: 'Theirs',
        type: 'fitpass',
      }),
    );
    await editor.submit();
    expect(editor.$editing.get().conflict).toMatchObject({ theirs: { type: 'fitpass' }, fields: ['title'] });
    expect(editor.form.$form.get().values.title).toBe('Mine');
    await editor.saveMine();
    expect(saved).toEqual(['Mine']);
    expect((await page.shown()).detail.workout).toMatchObject({ title: 'Mine', type: 'fitpass' });
    leave();
  });
});
