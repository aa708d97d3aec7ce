import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addFavorite, listFavorites, removeFavorite } from '../../../src/core/contract/content/favorites.js';
import { favorites } from '../../../src/sandbox/content/tables.js';
import { now } from '../../../src/core/dates.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, enterAs, newPerson, type Person } from '../support/people.js';
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

const kept = async (query = {}) =>
  (await done(member.client(listFavorites, { userId: member.userId, ...query }))).items.map(
    ({ content }) => content.id,
  );
const add = (contentId: string) => member.client(addFavorite, { userId: member.userId, contentId });
const remove = (contentId: string) => member.client(removeFavorite, { userId: member.userId, contentId });

it('a member’s favourites are listed, the latest first', async () => {
  const { userId } = member;
  await sandbox.database.db.insert(favorites).values([
    { userId, contentId: PULL, addedAt: now() - 10 },
    { userId, contentId: CLIMB, addedAt: now() - 20 },
  ]);
  await done(add(SPIN));
  expect(await kept()).toEqual([SPIN, PULL, CLIMB]);
  expect(await kept({ type: 'row' })).toEqual([PULL]);
});

it('a class that is kept already stays where it is', async () => {
  const { userId } = member;
  await sandbox.database.db.insert(favorites).values({ userId, contentId: CLIMB, addedAt: 1000 });
  expect((await done(add(CLIMB))).addedAt).toBe(1000);
  expect(await kept()).toEqual([CLIMB]);
});

it('a class can be taken away, and twice does no harm', async () => {
  await done(add(CLIMB));
  for (const _ of [1, 2]) expect(await done(remove(CLIMB))).toEqual({ contentId: CLIMB, favorite: false });
  expect(await kept()).toEqual([]);
});

it('a class that is gone from the library stays listed, and says so', async () => {
  await done(add(CLIMB));
  await takeAway(sandbox, CLIMB);
  const { items } = await done(member.client(listFavorites, { userId: member.userId }));
  expect(items).toMatchObject([{ content: { title: '30 min Climb Ride', available: false } }]);
  await done(remove(CLIMB));
  expect(await kept()).toEqual([]);
});

it('a class that is not in the library cannot be kept', async () => {
  await takeAway(sandbox, CLIMB);
  expect(await badFields(add(CLIMB))).toEqual(['contentId']);
  expect(await badFields(add('cls_none'))).toEqual(['contentId']);
});

it('nobody sees or changes another member’s favourites', async () => {
  const other = await newPerson(sandbox);
  const { userId } = member;
  expect(await refused(other.client(listFavorites, { userId }))).toBe('notFound');
  expect(await refused(other.client(addFavorite, { userId, contentId: CLIMB }))).toBe('notFound');
  expect(await refused(other.client(removeFavorite, { userId, contentId: CLIMB }))).toBe('notFound');
  const admin = await enterAs(sandbox, 'admin');
  expect((await done(admin.client(listFavorites, { userId }))).items).toEqual([]);
});
