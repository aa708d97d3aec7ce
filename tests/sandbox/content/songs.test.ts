import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSongs } from '../../../src/core/contract/content/songs.js';
import { contentSongs } from '../../../src/sandbox/content/tables.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { CLIMB, takeAway } from './support.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  member = await newPerson(sandbox);
});
afterAll(() => sandbox.close());

const found = (query: object) => done(member.client(listSongs, query));
const titles = async (query: object) => (await found(query)).items.map(({ title }) => title);

it.each([
  ['a part of a title', { q: 'paper l' }, ['Paper Lanterns']],
  ['a part of an artist’s name', { q: 'QUIET gears' }, ['High Road', 'One More Mile']],
  ['a class', { contentId: CLIMB }, ['Low Tide', 'One More Mile', 'Salt and Copper']],
  ['nothing that is there', { q: 'zzz' }, []],
])('a song is found by %s', async (_, query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it('songs are by title, or by artist where somebody asks', async () => {
  const all = await titles({});
  expect(all).toHaveLength(10);
  expect(all).toEqual(all.toSorted());
  const artists = (await found({ sort: '-artist' })).items.map(({ artist }) => artist);
  expect(artists).toEqual(artists.toSorted().toReversed());
});

it('a song says which classes play it and from which second on, ten at most, none that is gone', async () => {
  const { db } = sandbox.database;
  const played = async () => (await found({ q: 'One More Mile' })).items[0]?.classes ?? [];
  expect(await played()).toContainEqual(expect.objectContaining({ title: '30 min Climb Ride' }));
  await db
    .insert(contentSongs)
    .values(
      Array.from({ length: 20 }, (_, index) => ({ contentId: CLIMB, songId: 'sng_one-more-mile', start: 30 + index })),
    );
  expect(await played()).toHaveLength(10);
  await takeAway(sandbox, CLIMB);
  expect((await played()).map(({ contentId }) => contentId)).not.toContain(CLIMB);
});
