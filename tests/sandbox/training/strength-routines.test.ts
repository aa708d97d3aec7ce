import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOwnRoutine,
  createRoutine,
  deleteOwnRoutine,
  deleteRoutine,
  getOwnRoutine,
  getRoutine,
  getRoutineLibrary,
  importRoutine,
  listExercises,
  listOwnRoutines,
  listRoutines,
  updateOwnRoutine,
  updateRoutine,
} from '../../../src/core/contract/strength/routines.js';
import { routineCodes } from '../../../src/sandbox/world/catalogue/routines.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, failure, newPerson, type Person } from '../support/people.js';
import { routine } from './strength-support.js';

let sandbox: TestSandbox;
let member: Person;
let other: Person;
let producer: Person;
let instructor: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  member = await newPerson(sandbox);
  other = await newPerson(sandbox);
  producer = await enterAs(sandbox, 'producer');
  instructor = await newPerson(sandbox, { roles: ['Instructor'] });
});
afterAll(() => sandbox.close());

const mine = () => ({ userId: member.userId });
const titles = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title);

describe('the library', () => {
  it('shows members what is published, by title, with what one needs for it', async () => {
    const library = await done(member.client(getRoutineLibrary, mine()));
    expect(titles(library)).toEqual(['Full body, no equipment', 'Upper and lower']);
    expect(library.items[1]).toMatchObject({
      dayCount: 2,
      exerciseCount: 8,
      equipment: expect.arrayContaining(['bench']),
    });
    expect(titles(await done(member.client(listRoutines, {})))).toEqual(titles(library));
  });

  it('is narrowed by level and by words', async () => {
    expect(titles(await done(member.client(getRoutineLibrary, { ...mine(), level: 'beginner' })))).toEqual([
      'Full body, no equipment',
    ]);
    expect(titles(await done(member.client(getRoutineLibrary, { ...mine(), q: 'DUMBBELLS' })))).toEqual([
      'Upper and lower',
    ]);
  });

  it('shows what is still being written to producers alone', async () => {
    expect(titles(await done(producer.client(listRoutines, {})))).toContain('Barbell basics');
    expect(await refused(member.client(getRoutine, { routineId: 'rtn_barbell' }))).toBe('notFound');
    expect(await done(producer.client(getRoutine, { routineId: 'rtn_barbell' }))).toMatchObject({ published: false });
  });

  it('has forty exercises with a name, muscles and equipment of each', async () => {
    const { items } = await done(member.client(listExercises, {}));
    expect(new Set(items.map(({ id }) => id)).size).toBe(40);
    for (const { name, muscles, equipment } of items)
      expect([name.length > 2, muscles.length > 0, equipment.length > 0]).toEqual([true, true, true]);
  });
});

describe('a routine of ours', () => {
  it('is in the library once it is published', async () => {
    const made = await done(producer.client(createRoutine, routine({ title: 'Zercher week' })));
    expect(await refused(member.client(getRoutine, { routineId: made.id }))).toBe('notFound');
    await done(producer.client(updateRoutine, { routineId: made.id, version: 1, published: true }));
    expect(await done(member.client(getRoutine, { routineId: made.id }))).toMatchObject({ version: 2, of: 'library' });
    await done(producer.client(deleteRoutine, { routineId: made.id, version: 2 }));
    expect(await refused(producer.client(getRoutine, { routineId: made.id }))).toBe('notFound');
  });

  it('that a colleague has changed in the meantime is not overwritten', async () => {
    const { id: routineId } = await done(producer.client(createRoutine, routine()));
    await done(producer.client(updateRoutine, { routineId, version: 1, title: 'Theirs' }));
    const conflict = await failure(producer.client(updateRoutine, { routineId, version: 1, title: 'Mine' }));
    expect(conflict).toMatchObject({ code: 'versionConflict', debug: { current: { title: 'Theirs' } } });
  });

  it('is changed by its own instructor, and by no other', async () => {
    const own = await done(instructor.client(createRoutine, routine()));
    expect(
      await done(instructor.client(updateRoutine, { routineId: own.id, version: 1, title: 'Ours' })),
    ).toMatchObject({
      title: 'Ours',
    });
    const foreign = { routineId: 'rtn_full-body', version: 1 };
    expect(await refused(instructor.client(updateRoutine, { ...foreign, title: 'Ours' }))).toBe('selfOnly');
    expect(await refused(instructor.client(deleteRoutine, foreign))).toBe('selfOnly');
    expect(titles(await done(instructor.client(listRoutines, {})))).not.toContain('Barbell basics');
  });

  it('is not for members to write', async () => {
    expect(await refused(member.client(createRoutine, routine()))).toBe('forbidden');
  });
});

describe('a member’s own routine', () => {
  it('is theirs alone, to read and to change', async () => {
    const { id: routineId } = await done(member.client(createOwnRoutine, { ...mine(), ...routine() }));
    const path = { userId: other.userId, routineId };
    expect(await done(member.client(getOwnRoutine, { ...mine(), routineId }))).toMatchObject({
      of: 'member',
      exercises: [{ name: 'Barbell bench press' }],
    });
    expect(await refused(other.client(getOwnRoutine, path))).toBe('notFound');
    expect(await refused(other.client(getOwnRoutine, { ...mine(), routineId }))).toBe('notFound');
    expect(await refused(other.client(updateOwnRoutine, { ...path, version: 1, title: 'Stolen' }))).toBe('notFound');
    expect(await refused(producer.client(getRoutine, { routineId }))).toBe('notFound');
    expect(titles(await done(other.client(listOwnRoutines, { userId: other.userId })))).toEqual([]);
  });

  it('is changed and deleted by its version', async () => {
    const { id: routineId } = await done(member.client(createOwnRoutine, { ...mine(), ...routine() }));
    const changed = await done(
      member.client(updateOwnRoutine, { ...mine(), routineId, version: 1, title: 'Pull day' }),
    );
    expect(changed).toMatchObject({ title: 'Pull day', version: 2, level: 'intermediate' });
    expect(await refused(member.client(deleteOwnRoutine, { ...mine(), routineId, version: 1 }))).toBe(
      'versionConflict',
    );
    await done(member.client(deleteOwnRoutine, { ...mine(), routineId, version: 2 }));
    expect(await refused(member.client(getOwnRoutine, { ...mine(), routineId }))).toBe('notFound');
  });

  it('of exercises that do not exist, or of repetitions that cannot be, is refused at their place', async () => {
    const [day] = routine().days;
    const [slot] = day?.slots ?? [];
    const [entry] = slot?.entries ?? [];
    if (!entry) throw new Error('The routine of the tests has no entry.');
    const of = (more: object) =>
      routine({ days: [{ name: 'Push', slots: [{ entries: [entry, { ...entry, ...more }] }] }] });
    const wrong = (more: object) => badFields(member.client(createOwnRoutine, { ...mine(), ...of(more) }));
    const place = 'days.0.slots.0.entries.1';
    expect(await wrong({ exerciseId: 'flying' })).toEqual([`${place}.exerciseId`]);
    expect(await wrong({ reps: { low: 8, high: 5 } })).toEqual([`${place}.reps`]);
    expect(await wrong({ reps: null, holdSeconds: null })).toEqual([place]);
    expect(await wrong({ sets: 0 })).toEqual([`${place}.sets`]);
  });
});

describe('an import', () => {
  it('by the code of somebody’s routine makes a copy that stays as it is', async () => {
    const { id: routineId, code } = await done(other.client(createOwnRoutine, { userId: other.userId, ...routine() }));
    const copy = await done(member.client(importRoutine, { ...mine(), code: code.toLowerCase().replace('-', ' ') }));
    expect(copy).toMatchObject({ title: 'Push day', of: 'member', version: 1 });
    expect(copy.code).not.toBe(code);
    expect(JSON.stringify(copy)).not.toContain(other.userId);
    await done(other.client(deleteOwnRoutine, { userId: other.userId, routineId, version: 1 }));
    expect(await done(member.client(getOwnRoutine, { ...mine(), routineId: copy.id }))).toEqual(copy);
  });

  it('by a code of ours works while it is published', async () => {
    const copy = await done(member.client(importRoutine, { ...mine(), code: routineCodes.upperLower }));
    expect(copy.days.map(({ name }) => name)).toEqual(['Upper', 'Lower']);
    const { code } = await done(producer.client(getRoutine, { routineId: 'rtn_barbell' }));
    expect(await badFields(member.client(importRoutine, { ...mine(), code }))).toEqual(['code']);
    expect(await badFields(member.client(importRoutine, { ...mine(), code: 'FRSTRTNX' }))).toEqual(['code']);
  });

  it('of a file takes what a routine was saved as', async () => {
    const saved = await done(member.client(getRoutine, { routineId: 'rtn_full-body' }));
    const copy = await done(member.client(importRoutine, { ...mine(), json: JSON.stringify(saved) }));
    expect(copy).toMatchObject({ title: saved.title, days: saved.days, of: 'member' });
    expect(copy.id).not.toBe(saved.id);
  });

  it('of a file that does not fit says each place that is wrong', async () => {
    const [day] = routine().days;
    const bad = { ...routine(), level: 'godlike', days: [day, { name: '', slots: [] }] };
    const wrong = (json: string) => badFields(member.client(importRoutine, { ...mine(), json }));
    expect(await wrong(JSON.stringify(bad))).toEqual(['json.level', 'json.days.1.name', 'json.days.1.slots']);
    expect(await wrong(JSON.stringify(routine()).replace('barbell-bench-press', 'flying'))).toEqual([
      'json.days.0.slots.0.entries.0.exerciseId',
    ]);
    expect(await wrong('{"title":')).toEqual(['json']);
    expect(await wrong('null')).toEqual(['json']);
  });

  it('of both, or of nothing, is refused', async () => {
    expect(await badFields(member.client(importRoutine, mine()))).toEqual(['']);
    expect(await badFields(member.client(importRoutine, { ...mine(), code: 'x', json: '{}' }))).toEqual(['']);
  });
});
