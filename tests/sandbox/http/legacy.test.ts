import { afterAll, beforeAll, expect, it } from 'vitest';
import { getLegacy } from '../../../src/core/contract/legacy.js';
import { getRoutineLibrary } from '../../../src/core/contract/strength/routines.js';
import { listWorkouts, getWorkoutHistory } from '../../../src/core/contract/training/workouts.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, failure, newPerson, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  member = await newPerson(sandbox);
  await saved(member, ride(2));
  await saved(member, ride(1, { type: 'row', contentId: undefined }));
});
afterAll(() => sandbox.close());

const routes = [
  'workouts',
  'history',
  'calendar',
  'personal-best',
  'strength-routines',
  'strength-workouts',
  'equipment',
  'relationships',
  'preferences',
  'countries',
];

it('an old path answers like the call that took its place, about the caller', async () => {
  const { client, userId } = member;
  expect(await done(client(getLegacy, { route: 'workouts' }))).toEqual(await done(client(listWorkouts, { userId })));
  expect(await done(client(getLegacy, { route: 'strength-routines' }))).toEqual(
    await done(client(getRoutineLibrary, { userId })),
  );
});

it('an old path takes the query of its successor', async () => {
  const { client, userId } = member;
  const rows = await done(client(getLegacy, { route: 'history', type: 'row', limit: '1' }));
  expect(rows).toEqual(await done(client(getWorkoutHistory, { userId, type: 'row', limit: 1 })));
  expect(await badFields(client(getLegacy, { route: 'history', type: 'flying' }))).toEqual(['type']);
});

it('an old path is about the caller, whatever the query says', async () => {
  const other = await newPerson(sandbox);
  const asked = await done(other.client(getLegacy, { route: 'history', userId: member.userId }));
  expect(asked).toMatchObject({ items: [], total: 0 });
});

it('every old path is answered', async () => {
  for (const route of routes)
    expect(
      await done(member.client(getLegacy, { route, ...(route === 'calendar' && { month: '2026-08' }) })),
    ).toBeDefined();
});

it('a path that never was is told those that there are', async () => {
  expect(await failure(member.client(getLegacy, { route: 'nothing' }))).toMatchObject({
    code: 'notFound',
    debug: { routes },
  });
});
