import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewStrengthWorkout } from '../../../src/core/contract/schemas/strength/workouts.js';
import {
  getStrengthWorkout,
  listStrengthWorkouts,
  saveStrengthWorkout,
} from '../../../src/core/contract/strength/workouts.js';
import { deleteOwnRoutine } from '../../../src/core/contract/strength/routines.js';
import type { Session } from '../../../src/core/session/session.js';
import { patience } from '../../support/patience.js';
import { createStrengthSession } from '../../../src/widgets/training/strength-session/model.js';
import { doneSets } from '../../../src/widgets/training/strength-session/sets.js';
import { createRecords } from '../../../src/widgets/training/strength-session/summary-model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

const push = 'rtn_member_push';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

/** What is still being asked: the next test empties the tables that it would be read from. */
const pending = new Set<Promise<unknown>>();
const watched = (session: Session): Session => ({
  ...session,
  request(...asked) {
    const answer = session.request(...asked);
    pending.add(answer);
    void answer.finally(() => pending.delete(answer));
    return answer;
  },
});
const leaves = new Set<() => void>();
afterEach(async () => {
  for (const leave of leaves) leave();
  leaves.clear();
  await vi.waitFor(() => expect(pending.size).toBe(0), patience);
});

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key: string) => kept.get(key),
    write: (key: string, value: string | undefined) =>
      void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
};

interface Page {
  store?: ReturnType<typeof memory>;
  routineId?: string;
  day?: number;
  /** In place of the session's own calls, for what goes on behind the screen. */
  quiet?: Session;
}

async function open(session: Session, { store = memory(), routineId = push, day = 1, quiet = session }: Page = {}) {
  const saved: string[] = [];
  const alerts: boolean[] = [];
  const awake: string[] = [];
  const model = createStrengthSession({
    session,
    quiet,
    store,
    newId: () => crypto.randomUUID(),
    routineId,
    day,
    onSaved: workoutId => saved.push(workoutId),
    device: {
      allowSound: () => awake.push('sound allowed'),
      alert: withSound => alerts.push(withSound),
      keepAwake: () => {
        awake.push('awake');
        return () => awake.push('asleep');
      },
    },
  });
  const leave = model.$screen.listen(() => undefined);
  leaves.add(leave);
  await expect.poll(() => model.$screen.get().is).not.toBe('loading');
  const running = () => {
    const { session: known } = model.$kept.get();
    if (!known) throw new Error('No session runs.');
    return known;
  };
  const doNext = () => model.deeds.finish(running().at?.setId ?? '');
  return { model, store, saved, alerts, awake, leave, running, doNext };
}

async function memberOpens(page: Page = {}) {
  await sandbox.load('training');
  const session = watched(openSession(sandbox));
  await comesIn(session, 'member');
  return { session, ...(await open(session, page)) };
}

/** A line that drops what is sent, or what comes back, as long as it is told to. */
function badLine(session: Session) {
  const line = { drops: 'nothing' as 'nothing' | 'reports' | 'answers' };
  const offline = { ok: false, failure: { code: 'offline', message: 'No line.' } } as const;
  const quiet: Session = {
    ...session,
    request: async (call, input, options) => {
      if (call.method === 'POST' && line.drops === 'reports') return offline;
      const answer = await session.request(call, input, options);
      return call.method === 'POST' && line.drops === 'answers' ? offline : answer;
    },
  };
  return { line, quiet };
}

const workoutOf = (session: Session, workoutId: string) => done(session.request(getStrengthWorkout, { workoutId }));

describe('a member in the gym', () => {
  it('sees what comes, and the last time beside it', async () => {
    const { model } = await memberOpens();
    await expect
      .poll(() => model.$screen.get())
      .toMatchObject({
        is: 'before',
        plan: {
          title: 'Push day',
          exercises: [
            { name: 'Barbell bench press', last: [{ amount: expect.any(Number) }, { amount: expect.any(Number) }] },
            { name: 'Overhead press' },
            { name: 'Triceps pushdown' },
          ],
        },
      });
  });

  it('has every set saved as it is done, and a workout at the end', async () => {
    const { model, session, saved, running, doNext } = await memberOpens();
    model.start();
    doNext();
    await expect.poll(() => running().workoutId).not.toBeNull();
    expect((await workoutOf(session, running().workoutId ?? '')).sets).toHaveLength(1);
    for (let left = 5; left > 0; left -= 1) doNext();
    await model.finish();
    expect(saved).toEqual([running().workoutId]);
    const workout = await workoutOf(session, saved[0] ?? '');
    expect(workout).toMatchObject({ routineId: push, workout: { title: 'Push day' } });
    expect(workout.sets.map(({ exerciseId }) => exerciseId)).toEqual([
      ...Array<string>(2).fill('barbell-bench-press'),
      ...Array<string>(2).fill('overhead-press'),
      ...Array<string>(2).fill('triceps-pushdown'),
    ]);
  });

  it('rests after a set as long as the routine says, and is told once when it is over', async () => {
    const { model, running, doNext, alerts } = await memberOpens();
    model.start();
    doNext();
    expect(running().rest).toMatchObject({ seconds: 120 });
    model.deeds.changeRest(-120);
    model.look();
    model.look();
    expect(alerts).toEqual([false]);
    model.deeds.changeRest(15);
    model.look();
    expect(alerts).toEqual([false]);
  });

  it('sees a rest begin with all of its seconds, whenever the clock was looked at last', async () => {
    const { model, running, doNext } = await memberOpens();
    model.start();
    model.look();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    doNext();
    later.mockRestore();
    expect((running().rest?.endsAt ?? 0) - model.$now.get()).toBe(120);
  });

  it('has the screen kept on while the session runs, and a tone only once they asked for it', async () => {
    const { model, doNext, alerts, awake } = await memberOpens();
    model.start();
    expect(awake).toEqual(['sound allowed', 'awake']);
    doNext();
    model.setSound(true);
    model.deeds.changeRest(-120);
    model.look();
    expect(alerts).toEqual([true]);
    await model.finish();
    expect(awake).toEqual(['sound allowed', 'awake', 'sound allowed', 'asleep']);
  });

  it('lets the screen go off once nobody looks at the session', async () => {
    const { model, leave, awake } = await memberOpens();
    model.start();
    leave();
    await expect.poll(() => awake).toEqual(['sound allowed', 'awake', 'asleep']);
  });

  it('holds a plank in a free session to its target, also while the page sleeps', async () => {
    const { model, running, alerts } = await memberOpens({ routineId: '' });
    model.start({ id: 'plank', name: 'Plank', muscles: ['core'], equipment: [], isHold: true });
    expect(running()).toMatchObject({ title: null, exercises: [{ name: 'Plank', isHeld: true }] });
    model.deeds.type(running().at?.setId ?? '', { amount: 45 });
    model.deeds.hold(running().at?.setId ?? '');
    model.look();
    expect(running().exercises[0]?.sets[0]?.done).toBeNull();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    model.look();
    later.mockRestore();
    expect(running().exercises[0]?.sets[0]?.done).toMatchObject({ amount: 45 });
    expect(alerts).toEqual([false]);
  });

  it('is told that a routine, or its day, is gone', async () => {
    expect((await memberOpens({ day: 9 })).model.$screen.get()).toEqual({ is: 'gone' });
    expect((await memberOpens({ routineId: 'rtn_nobody' })).model.$screen.get()).toEqual({ is: 'gone' });
  });

  it('reads which records were set, and by how much', async () => {
    const { model, session, running } = await memberOpens();
    model.start();
    await expect.poll(() => running().before).not.toBeNull();
    model.deeds.finish(running().at?.setId ?? '', { weight: 100_000, amount: 5 });
    await model.finish();
    const records = createRecords({ session, workoutId: running().workoutId ?? '', before: running().before });
    records.$screen.listen(() => undefined);
    await expect.poll(() => records.$screen.get().is).toBe('known');
    expect(records.$screen.get()).toMatchObject({
      records: expect.arrayContaining([
        expect.objectContaining({
          exerciseId: 'barbell-bench-press',
          metric: 'weight',
          value: 100_000,
          over: expect.any(Number),
        }),
      ]),
    });
  });
});

describe('a line that breaks', () => {
  it.each(['reports', 'answers'] as const)('loses no set and has none twice where it drops %s', async drops => {
    await sandbox.load('training');
    const session = openSession(sandbox);
    await comesIn(session, 'member');
    const { line, quiet } = badLine(session);
    const { model, running, doNext } = await open(session, { quiet });
    model.start();
    line.drops = drops;
    doNext();
    await expect.poll(() => model.$sending.get().is).toBe('failed');
    doNext();
    await expect.poll(() => model.$sending.get().is).toBe('failed');
    await model.finish();
    expect(model.$sending.get()).toMatchObject({ is: 'failed', isFinal: false });
    line.drops = 'nothing';
    await model.save();
    expect(model.$sending.get()).toEqual({ is: 'idle' });
    expect((await workoutOf(session, running().workoutId ?? '')).sets).toHaveLength(2);
    const { items } = await done(session.request(listStrengthWorkouts, { userId: session.get().userId ?? '' }));
    expect(items.filter(({ id }) => id === running().workoutId)).toHaveLength(1);
  });

  it('is made up for after a reload, where the session is offered again', async () => {
    await sandbox.load('training');
    const session = openSession(sandbox);
    await comesIn(session, 'member');
    const { line, quiet } = badLine(session);
    const { model, store, doNext, leave } = await open(session, { quiet });
    model.start();
    line.drops = 'reports';
    doNext();
    await expect.poll(() => model.$sending.get().is).toBe('failed');
    leave();
    const again = await open(session, { store });
    expect(again.model.$screen.get()).toEqual({ is: 'unfinished' });
    await expect.poll(() => again.running().workoutId).not.toBeNull();
    again.model.goOn();
    again.doNext();
    await again.model.finish();
    expect((await workoutOf(session, again.running().workoutId ?? '')).sets).toHaveLength(2);
    expect((await open(session, { store })).model.$screen.get()).toMatchObject({ is: 'before' });
  });
});

describe('a session that was begun', () => {
  it('is nobody else’s, and nobody’s who is signed out', async () => {
    const { model, session, store, doNext } = await memberOpens();
    model.start();
    doNext();
    await session.signOut();
    await expect.poll(() => model.$screen.get().is).toBe('signedOut');
    expect(model.$kept.get().session).toBeNull();
    const other = openSession(sandbox);
    await comesIn(other, 'admin');
    expect((await open(other, { store, routineId: '' })).model.$screen.get()).toMatchObject({ is: 'before' });
  });

  it('is thrown away with the workout that was made of it', async () => {
    const { model, session, running, doNext, store } = await memberOpens();
    model.start();
    doNext();
    await expect.poll(() => running().workoutId).not.toBeNull();
    const workoutId = running().workoutId ?? '';
    await model.discard();
    expect(model.$screen.get()).toMatchObject({ is: 'before' });
    expect(model.$kept.get().session).toBeNull();
    expect(await session.request(getStrengthWorkout, { workoutId })).toMatchObject({ failure: { code: 'notFound' } });
    expect((await open(session, { store })).model.$screen.get()).toMatchObject({ is: 'before' });
  });

  it('has no set any more that was taken away, and has it again when that is undone', async () => {
    const { model, session, running, doNext } = await memberOpens();
    model.start();
    doNext();
    const setId = running().at?.setId ?? '';
    doNext();
    const saved = async () => (await workoutOf(session, running().workoutId ?? '')).sets.map(({ id }) => id);
    await expect.poll(() => running().workoutId).not.toBeNull();
    await model.save();
    expect(await saved()).toHaveLength(2);
    model.deeds.remove(setId);
    await model.save();
    expect(await saved()).not.toContain(setId);
    expect(await saved()).toHaveLength(1);
    model.deeds.restore(setId);
    await model.save();
    expect(await saved()).toContain(setId);
  });

  it('loses a set that another device took away', async () => {
    const { model, session, running, doNext } = await memberOpens();
    model.start();
    const setId = running().at?.setId ?? '';
    doNext();
    doNext();
    await model.save();
    const { sessionId, startedAt } = running();
    const removal = { sessionId, startedAt, timeZone: 'UTC', durationSeconds: 1, sets: [] };
    const removedAt = session.clock.now() + 60;
    await done(session.request(saveStrengthWorkout, { ...removal, removedSets: [{ id: setId, removedAt }] }));
    model.deeds.finish(setId, { amount: 9 });
    await model.save();
    expect(doneSets(running()).map(({ id }) => id)).not.toContain(setId);
    expect(doneSets(running())).toHaveLength(1);
  });

  it('leaves no workout behind where every set was taken away', async () => {
    const { model, session, running, doNext } = await memberOpens();
    model.start();
    const setId = running().at?.setId ?? '';
    doNext();
    await model.save();
    const workoutId = running().workoutId ?? '';
    model.deeds.remove(setId);
    await model.finish();
    expect(model.$screen.get()).toMatchObject({ is: 'before' });
    expect(await session.request(getStrengthWorkout, { workoutId })).toMatchObject({ failure: { code: 'notFound' } });
  });

  it('is saved all the same where its routine is deleted meanwhile', async () => {
    const { model, session, running, doNext } = await memberOpens();
    model.start();
    await done(session.request(deleteOwnRoutine, { userId: session.get().userId ?? '', routineId: push, version: 1 }));
    doNext();
    await expect.poll(() => running().workoutId).not.toBeNull();
    expect(await workoutOf(session, running().workoutId ?? '')).toMatchObject({
      workout: { title: 'Push day' },
      sets: [{}],
    });
  });

  it('shows what another device said of a set, and lets it count', async () => {
    const { model, session, running } = await memberOpens();
    model.start();
    const setId = running().at?.setId ?? '';
    model.deeds.finish(setId, { amount: 8, weight: 62_500 });
    await expect.poll(() => running().workoutId).not.toBeNull();
    const [set] = (await workoutOf(session, running().workoutId ?? '')).sets;
    if (!set) throw new Error('No set was saved.');
    const { overruled: _, ...values } = set;
    const report: NewStrengthWorkout = {
      sessionId: running().sessionId,
      startedAt: running().startedAt,
      timeZone: 'UTC',
      durationSeconds: 1,
      sets: [{ ...values, actual: { ...values.actual, weight: 60_000 }, editedAt: values.editedAt + 60 }],
    };
    await done(session.request(saveStrengthWorkout, report));
    model.deeds.finish(setId, { amount: 9 });
    await expect
      .poll(() => model.$conflicts.get())
      .toMatchObject([{ isTheirs: true, kept: { weight: 60_000 }, other: { amount: 9, weight: 62_500 } }]);
    const [conflict] = model.$conflicts.get();
    if (conflict) model.takeOther(conflict);
    await expect.poll(() => model.$sending.get().is).toBe('idle');
    expect((await workoutOf(session, running().workoutId ?? '')).sets[0]?.actual).toMatchObject({
      reps: 9,
      weight: 62_500,
    });
    expect(model.$conflicts.get()).toEqual([]);
  });
});
