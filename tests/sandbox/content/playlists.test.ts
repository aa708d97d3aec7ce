import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createPlaylist,
  deletePlaylist,
  getPlaylist,
  listPlaylists,
  updatePlaylist,
} from '../../../src/core/contract/content/playlists.js';
import type { Playlist, PlaylistPatch } from '../../../src/core/contract/schemas/content/playlists.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, elsewhere, newPerson, type Person } from '../support/people.js';
import { CLIMB, PULL, SPIN, takeAway } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newPerson(sandbox);
});

const make = (contentIds?: string[]) => done(member.client(createPlaylist, { name: 'Evenings', contentIds }));
const change = ({ id, version }: Playlist, patch: Omit<PlaylistPatch, 'version'>, who = member) =>
  who.client(updatePlaylist, { playlistId: id, version, ...patch });
const ids = ({ items }: Playlist) => items.map(({ id }) => id);

it('a list keeps its classes in the order that they were put', async () => {
  const list = await make([CLIMB, SPIN]);
  expect([ids(list), list.durationSeconds]).toEqual([[CLIMB, SPIN], 3000]);
  const after = await done(change(list, { contentIds: [SPIN, PULL, CLIMB] }));
  expect([ids(after), after.version]).toEqual([[SPIN, PULL, CLIMB], 2]);
  expect(await done(member.client(getPlaylist, { playlistId: list.id }))).toEqual(after);
});

it('a list is renamed without its classes being touched', async () => {
  const list = await make([CLIMB]);
  expect(await done(change(list, { name: 'Mornings' }))).toMatchObject({ name: 'Mornings', items: [{ id: CLIMB }] });
});

it('a member’s lists are listed with how many classes each has', async () => {
  await make();
  await make([CLIMB, SPIN]);
  const { items, total } = await done(member.client(listPlaylists, {}));
  expect([items.map(({ count }) => count).toSorted((a, b) => a - b), total]).toEqual([[0, 2], 2]);
});

it('of two devices the slower one is told what the other has saved', async () => {
  const list = await make([CLIMB]);
  const phone = await elsewhere(sandbox, member);
  await done(change(list, { contentIds: [CLIMB, PULL] }));
  expect(await change(list, { contentIds: [] }, phone)).toMatchObject({
    failure: {
      code: 'versionConflict',
      debug: { current: { items: [{ id: CLIMB }, { id: PULL }], version: 2 }, changedBy: 'Jo Walker' },
    },
  });
  expect(await refused(phone.client(deletePlaylist, { playlistId: list.id, version: 1 }))).toBe('versionConflict');
});

it('a list that is deleted is gone; its classes are not', async () => {
  const { id, version } = await make([CLIMB]);
  expect(await done(member.client(deletePlaylist, { playlistId: id, version }))).toEqual({ deleted: true });
  expect(await refused(member.client(getPlaylist, { playlistId: id }))).toBe('notFound');
  expect(ids(await make([CLIMB]))).toEqual([CLIMB]);
});

it('a list opens though a class of it is gone, says which, and can still be put in order', async () => {
  const list = await make([CLIMB, SPIN]);
  await takeAway(sandbox, CLIMB);
  const opened = await done(member.client(getPlaylist, { playlistId: list.id }));
  expect(opened.items.map(({ id, available }) => [id, available])).toEqual([
    [CLIMB, false],
    [SPIN, true],
  ]);
  expect(opened.durationSeconds).toBe(1200);
  expect(ids(await done(change(list, { contentIds: [SPIN, CLIMB] })))).toEqual([SPIN, CLIMB]);
});

it.each([
  ['a class that there is not', { contentIds: ['cls_none'] }, 'contentIds'],
  ['one class twice', { contentIds: [CLIMB, CLIMB] }, 'contentIds'],
  ['more than 100 classes', { contentIds: Array.from({ length: 101 }, (_, index) => `cls_${index}`) }, 'contentIds'],
  ['no name', { name: ' ' }, 'name'],
])('a list with %s is refused', async (_, input, field) => {
  expect(await badFields(member.client(createPlaylist, { name: 'Evenings', ...input }))).toEqual([field]);
  expect(await badFields(change(await make(), input))).toEqual([field]);
});

it('a class that is gone is not added any more', async () => {
  const list = await make();
  await takeAway(sandbox, CLIMB);
  expect(await badFields(change(list, { contentIds: [CLIMB] }))).toEqual(['contentIds']);
});

it('another member’s list is not found', async () => {
  const list = await make([CLIMB]);
  const other = await newPerson(sandbox);
  const named = { playlistId: list.id, version: list.version };
  expect(await refused(other.client(getPlaylist, named))).toBe('notFound');
  expect(await refused(other.client(updatePlaylist, { ...named, name: 'Mine' }))).toBe('notFound');
  expect(await refused(other.client(deletePlaylist, named))).toBe('notFound');
  expect((await done(other.client(listPlaylists, {}))).items).toEqual([]);
});
