import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOwnRoutine, listOwnRoutines, updateOwnRoutine } from '../../../src/core/contract/strength/routines.js';
import type { Session } from '../../../src/core/session/session.js';
import { routineCodes } from '../../../src/sandbox/world/catalogue/routines.js';
import { troublesOf } from '../../../src/widgets/training/strength-log/builder/check.js';
import { newSlot } from '../../../src/widgets/training/strength-log/builder/draft.js';
import { createRoutineBuilder } from '../../../src/widgets/training/strength-log/builder/model.js';
import { joined } from '../../../src/widgets/training/strength-log/builder/moves.js';
import { createRoutineImport } from '../../../src/widgets/training/strength-log/import/model.js';
import { createRoutineList } from '../../../src/widgets/training/strength-log/list-model.js';
import { createOneRoutine } from '../../../src/widgets/training/strength-log/routine/model.js';
import { fileOf } from '../../../src/widgets/workouts/routine-file.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

/** Where a tab keeps what was typed; a test's process has none of its own. */
let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

async function member(): Promise<Session> {
  await sandbox.load('training');
  const session = openSession(sandbox);
  await comesIn(session, 'member');
  return session;
}

const userOf = (session: Session) => session.get().userId ?? '';

async function openList(session: Session, show: 'own' | 'library', query = '') {
  const model = createRoutineList({ session, show, query, onQuery: () => undefined });
  model.$screen.listen(() => undefined);
  const state = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'list') throw new Error(`There is no list, but ${screen.is}.`);
    return screen;
  };
  await expect.poll(() => state().waiting).toBe(false);
  return { model, titles: () => state().items?.map(({ title }) => title) };
}

async function openOne(session: Session, show: 'own' | 'library', routineId: string) {
  const told: string[] = [];
  const model = createOneRoutine({
    session,
    show,
    routineId,
    onCopied: ({ id }) => void told.push(`copied ${id}`),
    onDeleted: ({ id }) => void told.push(`deleted ${id}`),
  });
  model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).not.toBe('loading');
  return { model, told };
}

async function openBuilder(session: Session, routineId?: string) {
  const saved: string[] = [];
  const model = createRoutineBuilder({
    session,
    routineId,
    firstDay: 'Day 1',
    onSaved: ({ id }, is) => void saved.push(`${is} ${id}`),
  });
  const leave = model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).toBe('building');
  const state = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'building') throw new Error(`Nothing is built, but ${screen.is}.`);
    return screen;
  };
  const values = () => model.form.$form.get().values;
  const firstDay = () => values().days[0] ?? { key: '', name: '', slots: [] };
  return { model, saved, state, values, firstDay, leave };
}

describe('a member who looks at routines', () => {
  it('sees their own, and when each was last done', async () => {
    const { model, titles } = await openList(await member(), 'own');
    expect(titles()?.toSorted()).toEqual(['Leg day', 'Pull day', 'Push day']);
    await expect.poll(() => model.$lastDone.get().size).toBe(3);
    expect(model.$lastDone.get().get('rtn_member_push')).toMatchObject({
      localDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      exerciseIds: expect.arrayContaining(['barbell-bench-press']),
    });
  });

  it('narrows the library down by level, and by a part of a name', async () => {
    const session = await member();
    expect((await openList(session, 'library', 'level=beginner')).titles()).toEqual(['Full body, no equipment']);
    expect((await openList(session, 'library', 'q=upper')).titles()).toEqual(['Upper and lower']);
  });

  it('copies one of the library, which becomes their own', async () => {
    const session = await member();
    const { model, told } = await openOne(session, 'library', 'rtn_upper-lower');
    await model.copy();
    const mine = await done(session.request(listOwnRoutines, { userId: userOf(session), q: 'Upper and lower' }));
    expect(told).toEqual([`copied ${mine.items[0]?.id}`]);
  });

  it('deletes one of their own', async () => {
    const session = await member();
    const { model, told } = await openOne(session, 'own', 'rtn_member_legs');
    await model.delete();
    expect(told).toEqual(['deleted rtn_member_legs']);
    expect((await openOne(session, 'own', 'rtn_member_legs')).model.$screen.get().is).toBe('gone');
  });

  it('deletes nothing that was changed elsewhere meanwhile, but sees it as it stands', async () => {
    const session = await member();
    const { model, told } = await openOne(session, 'own', 'rtn_member_legs');
    const userId = userOf(session);
    await done(
      session.request(updateOwnRoutine, { userId, routineId: 'rtn_member_legs', version: 1, title: 'Squats' }),
    );
    await model.delete();
    expect([told, model.$refusal.get()?.code]).toEqual([[], 'versionConflict']);
    expect(model.$screen.get()).toMatchObject({ routine: { title: 'Squats' } });
  });
});

describe('a member who builds a routine', () => {
  it('is told what is missing before anything is sent', async () => {
    const { model, saved } = await openBuilder(await member());
    await model.save();
    expect(saved).toEqual([]);
    expect(model.form.$form.get().problems).toMatchObject({ title: 'titleMissing', days: 'daysWrong' });
  });

  it('saves it with a superset', async () => {
    const session = await member();
    const { model, saved, firstDay } = await openBuilder(session);
    model.type('title', ' Garage ');
    const { key } = firstDay();
    for (const id of ['overhead-press', 'pull-up']) model.slots(key, all => [...all, newSlot({ id, isHold: false })]);
    model.slots(key, all => joined(all, 1));
    await model.save();
    const routineId = saved[0]?.replace('created ', '') ?? '';
    const routine = await done(session.request(getOwnRoutine, { userId: userOf(session), routineId }));
    expect(routine.title).toBe('Garage');
    expect(routine.days[0]?.slots.map(({ entries }) => entries.map(({ exerciseId }) => exerciseId))).toEqual([
      ['overhead-press', 'pull-up'],
    ]);
    expect(tab.size).toBe(0);
  });

  it('saves it once, though the first answer was lost', async () => {
    const session = await member();
    const { model, saved, firstDay } = await openBuilder(session);
    model.type('title', 'Only once');
    model.slots(firstDay().key, all => [...all, newSlot({ id: 'plank', isHold: true })]);
    await sandbox.fail({ kind: 'loseAnswer', call: 'createOwnRoutine', times: 3 });
    await model.save();
    expect(saved).toEqual([]);
    expect(model.form.$form.get().values.title).toBe('Only once');
    await model.save();
    const mine = await done(session.request(listOwnRoutines, { userId: userOf(session), q: 'Only once' }));
    expect([saved.length, mine.total]).toEqual([1, 1]);
  });

  it('finds what they typed again after a reload, and saves it', async () => {
    const session = await member();
    const before = await openBuilder(session, 'rtn_member_push');
    before.model.type('title', 'Bench first');
    before.leave();
    const other = openSession(sandbox);
    await comesIn(other, 'member');
    const after = await openBuilder(other, 'rtn_member_push');
    expect([after.values().title, after.state().isRestored]).toEqual(['Bench first', true]);
    await after.model.save();
    expect(after.saved).toEqual(['updated rtn_member_push']);
    expect((await openBuilder(other, 'rtn_member_push')).state().isRestored).toBe(false);
  });

  it('is shown what another device has saved, keeps what they typed, and saves over the rest alone', async () => {
    const session = await member();
    const { model, saved, state, values } = await openBuilder(session, 'rtn_member_push');
    const userId = userOf(session);
    model.type('title', 'Mine');
    const theirs = { version: 1, title: 'Theirs', description: 'New' };
    await done(session.request(updateOwnRoutine, { userId, routineId: 'rtn_member_push', ...theirs }));
    await model.save();
    expect([saved, values().title, state().conflict?.theirs?.title]).toEqual([[], 'Mine', 'Theirs']);
    await model.saveMine();
    expect(saved).toEqual(['updated rtn_member_push']);
    const routine = await done(session.request(getOwnRoutine, { userId, routineId: 'rtn_member_push' }));
    expect([routine.title, routine.description]).toEqual(['Mine', 'New']);
  });

  it('is told so too when the draft that came back is older than what was saved since', async () => {
    const session = await member();
    const before = await openBuilder(session, 'rtn_member_push');
    before.model.type('title', 'Mine');
    before.leave();
    const userId = userOf(session);
    const theirs = { version: 1, title: 'Theirs' };
    await done(session.request(updateOwnRoutine, { userId, routineId: 'rtn_member_push', ...theirs }));
    const other = openSession(sandbox);
    await comesIn(other, 'member');
    const after = await openBuilder(other, 'rtn_member_push');
    await after.model.save();
    expect([after.saved, after.state().conflict?.theirs?.title]).toEqual([[], 'Theirs']);
  });

  it('sees a weight that was only looked at saved to the gram', async () => {
    const session = await member();
    const { model, values } = await openBuilder(session, 'rtn_member_pull');
    model.type('title', 'Back');
    model.type('days', [...values().days]);
    await model.save();
    const routineId = 'rtn_member_pull';
    const routine = await done(session.request(getOwnRoutine, { userId: userOf(session), routineId }));
    expect(routine.days[0]?.slots.map(({ entries }) => entries[0]?.weight)).toEqual([52_500, 50_000, 12_500]);
  });

  it('saves nothing while a number cannot be read, and does once it can', async () => {
    const session = await member();
    const { model, saved, firstDay } = await openBuilder(session, 'rtn_member_pull');
    const key = firstDay().slots[0]?.entries[0]?.key ?? '';
    model.unreadable.say(key, 'rir', true);
    await model.save();
    expect(saved).toEqual([]);
    expect(model.form.$form.get().problems.days).toBe('daysWrong');
    const shown = troublesOf(model.form.$form.get().values.days, model.unreadable.$unreadable.get());
    expect(shown).toEqual([{ key, field: 'rir', problem: 'notNumber' }]);
    model.unreadable.say(key, 'rir', false);
    await model.save();
    expect(saved).toEqual(['updated rtn_member_pull']);
  });

  it('saves what is left when the exercise with such a field is removed', async () => {
    const session = await member();
    const { model, saved, firstDay } = await openBuilder(session, 'rtn_member_pull');
    const [first] = firstDay().slots;
    model.unreadable.say(first?.entries[0]?.key ?? '', 'weight', true);
    model.slots(firstDay().key, all => all.filter(slot => slot !== first));
    await model.save();
    expect(saved).toEqual(['updated rtn_member_pull']);
  });

  it('has what the server refuses at its exercise', async () => {
    const session = await member();
    const { model, saved, firstDay } = await openBuilder(session);
    model.type('title', 'Odd');
    const slot = newSlot({ id: 'no-such-exercise', isHold: false });
    model.slots(firstDay().key, all => [...all, slot]);
    await model.save();
    expect(saved).toEqual([]);
    expect(model.$said.get()).toMatchObject([{ key: slot.entries[0]?.key, problem: { said: expect.any(String) } }]);
  });
});

describe('a member who imports a routine', () => {
  function openImport(session: Session) {
    const made: string[] = [];
    const model = createRoutineImport({ session, onImported: ({ title }) => void made.push(title) });
    model.form.$form.listen(() => undefined);
    return { model, made };
  }

  it('types a code as they read it', async () => {
    const { model, made } = openImport(await member());
    model.form.type('code', ` ${routineCodes.fullBody.toLowerCase()} `);
    await model.send();
    expect(made).toEqual(['Full body, no equipment']);
  });

  it('is told at the code that nobody has it, and keeps it', async () => {
    const { model, made } = openImport(await member());
    model.form.type('code', 'AAAA-AAAA');
    await model.send();
    expect(made).toEqual([]);
    expect(model.form.$form.get()).toMatchObject({
      values: { code: 'AAAA-AAAA' },
      problems: { code: { said: expect.any(String) } },
    });
  });

  it('is told how long to wait after too many tries', async () => {
    const session = await member();
    await sandbox.forgetTries();
    const { model } = openImport(session);
    for (const code of Array.from({ length: 70 }, (_, at) => `AAAA-A${at}`)) {
      model.form.type('code', code);
      await model.send();
      if (model.form.$form.get().refusal?.code === 'tooManyRequests') break;
    }
    expect(model.form.$form.get().refusal).toEqual({ code: 'tooManyRequests', retryAfter: expect.any(Number) });
  });

  it('gives back what was downloaded', async () => {
    const session = await member();
    const userId = userOf(session);
    const routine = await done(session.request(getOwnRoutine, { userId, routineId: 'rtn_member_push' }));
    const { model, made } = openImport(session);
    model.form.type('way', 'file');
    model.form.type('json', fileOf(routine).content);
    await model.send();
    expect(made).toEqual(['Push day']);
  });

  it('reads place by place what is wrong in a file, and keeps the file', async () => {
    const session = await member();
    const userId = userOf(session);
    const routine = await done(session.request(getOwnRoutine, { userId, routineId: 'rtn_member_push' }));
    const { model, made } = openImport(session);
    const json = fileOf(routine)
      .content.replace('"sets": 2', '"sets": 99')
      .replace('"title": "Push day"', '"title": ""');
    model.form.type('way', 'file');
    model.form.type('json', json);
    await model.send();
    expect([made, model.form.$form.get().values.json]).toEqual([[], json]);
    expect(model.$troubles.get()).toMatchObject([
      { part: 'title' },
      { day: 1, exercise: { number: 1, letter: '' }, part: 'sets' },
    ]);
  });

  it('sends nothing without a code or a file', async () => {
    const { model, made } = openImport(await member());
    await model.send();
    expect(model.form.$form.get().problems).toMatchObject({ code: 'codeMissing' });
    model.form.type('way', 'file');
    await model.send();
    expect([made, model.form.$form.get().problems.json]).toEqual([[], 'jsonMissing']);
  });
});
