import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getContentItem } from '../../../src/core/contract/content/library.js';
import { getRating, listRatings, rateContent, removeRating } from '../../../src/core/contract/content/ratings.js';
import { contentItems } from '../../../src/sandbox/content/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, failure, newPerson, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';
import { CLIMB, SPIN, takeAway } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  await sandbox.database.db.update(contentItems).set({ ratingSum: 0, ratingCount: 0, ratingScore: 350 });
  member = await newPerson(sandbox);
  await saved(member, ride(1));
});

const rate = (stars: number, { client, userId }: Person = member, contentId = CLIMB) =>
  client(rateContent, { userId, contentId, stars });
const shown = async (contentId = CLIMB) => {
  const { rating, yourStars } = await done(member.client(getContentItem, { contentId }));
  return { ...rating, yourStars };
};

it('what a member thinks shows on the class, and another opinion takes the place of the first', async () => {
  expect(await shown()).toEqual({ average: null, count: 0, yourStars: null });
  await done(rate(2));
  await done(rate(5));
  expect(await shown()).toEqual({ average: 5, count: 1, yourStars: 5 });
});

it('the average is of everybody who rated, though they did at once', async () => {
  const others = await Promise.all([newPerson(sandbox), newPerson(sandbox)]);
  await Promise.all(others.map(other => saved(other, ride(1))));
  await Promise.all([done(rate(4)), ...others.map(other => done(rate(5, other)))]);
  expect(await shown()).toMatchObject({ average: 4.67, count: 3 });
});

it('a rating that is taken back counts no more, and twice does no harm', async () => {
  const { userId, client } = member;
  await done(rate(1));
  for (const _ of [1, 2])
    expect(await done(client(removeRating, { userId, contentId: CLIMB }))).toEqual({ contentId: CLIMB, rated: false });
  expect(await shown()).toEqual({ average: null, count: 0, yourStars: null });
  expect(await refused(client(getRating, { userId, contentId: CLIMB }))).toBe('notFound');
});

it('only who took a class rates it, and is told so', async () => {
  const { code, message } = await failure(rate(5, member, SPIN));
  expect([code, message]).toEqual(['classNotTaken', expect.stringContaining('once you have taken it')]);
  expect(await shown(SPIN)).toMatchObject({ count: 0 });
  expect(await refused(rate(5, member, 'cls_none'))).toBe('notFound');
});

it('a member finds what they said, with how hard it was', async () => {
  const { userId, client } = member;
  await saved(member, ride(2, { contentId: SPIN }));
  await done(rate(3, member, SPIN));
  await done(client(rateContent, { userId, contentId: CLIMB, stars: 4, difficulty: 9 }));
  expect(await done(client(getRating, { userId, contentId: CLIMB }))).toMatchObject({ stars: 4, difficulty: 9 });
  const { items } = await done(client(listRatings, { userId }));
  expect(items).toHaveLength(2);
  expect(items.find(({ content }) => content.id === SPIN)).toMatchObject({ stars: 3, difficulty: null });
});

it('a rating of a class that is gone stays, and can be taken back', async () => {
  const { userId, client } = member;
  await done(rate(4));
  await takeAway(sandbox, CLIMB);
  expect((await done(client(listRatings, { userId }))).items).toMatchObject([{ content: { available: false } }]);
  await done(client(removeRating, { userId, contentId: CLIMB }));
  expect((await done(client(listRatings, { userId }))).items).toEqual([]);
});

it.each([
  ['no stars', { stars: 0 }, 'stars'],
  ['six stars', { stars: 6 }, 'stars'],
  ['half a star', { stars: 2.5 }, 'stars'],
  ['a difficulty of eleven', { stars: 3, difficulty: 11 }, 'difficulty'],
])('a rating of %s is refused', async (_, given, field) => {
  const { userId, client } = member;
  expect(await badFields(client(rateContent, { userId, contentId: CLIMB, ...given }))).toEqual([field]);
});

it('nobody rates for another member, or sees what they said', async () => {
  const other = await newPerson(sandbox);
  const { userId } = member;
  expect(await refused(other.client(rateContent, { userId, contentId: CLIMB, stars: 1 }))).toBe('notFound');
  expect(await refused(other.client(listRatings, { userId }))).toBe('notFound');
  expect(await refused(other.client(getRating, { userId, contentId: CLIMB }))).toBe('notFound');
  expect(await refused(other.client(removeRating, { userId, contentId: CLIMB }))).toBe('notFound');
});
