import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFavorite } from '../../../src/core/contract/content/favorites.js';
import {
  getContentItem,
  listContentTags,
  saveProgress,
  searchContent,
  startPlayback,
} from '../../../src/core/contract/content/library.js';
import { rateContent } from '../../../src/core/contract/content/ratings.js';
import type { LibraryQuery } from '../../../src/core/contract/schemas/content/library.js';
import { addDays, now } from '../../../src/core/dates.js';
import { ratingScore } from '../../../src/sandbox/content/rules/rating-score.js';
import { contentItems } from '../../../src/sandbox/content/tables.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, elsewhere, newMember, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';
import { CLIMB, PULL, SPIN, takeAway } from './support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

let member: Person;
beforeEach(async () => {
  await sandbox.load('fresh');
  member = await newMember(sandbox);
});

const search = async (query: LibraryQuery = {}) => done(member.client(searchContent, query));
const titles = async (query: LibraryQuery) => (await search(query)).items.map(({ title }) => title).toSorted();
const one = (contentId: string) => done(member.client(getContentItem, { contentId }));

describe('the library', () => {
  it.each([
    ['a part of a title', { q: 'easy sp' }, ['20 min Easy Spin', '30 min Easy Spin']],
    ['a part of an instructor’s name', { q: 'quist' }, ['20 min Climb Ride', '30 min Climb Ride', '45 min Climb Ride']],
    ['a type and a length', { type: 'row', classSeconds: 1200 }, ['20 min Long Pull', '20 min Sprint Row']],
    [
      'an instructor',
      { instructorId: 'ins_theo' },
      ['15 min Interval Ride', '20 min Interval Ride', '30 min Interval Ride'],
    ],
    ['a level and a type', { level: 'beginner', type: 'run' }, ['20 min Hill Walk', '30 min Hill Walk']],
    ['a tag', { tag: 'core' }, ['10 min Core Flow', '20 min Core Flow']],
    ['nothing by a percent sign', { q: '%' }, []],
  ] as const)('is found by %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('shows what a member keeps and has done, and hides it from nobody else', async () => {
    await done(member.client(addFavorite, { userId: member.userId, contentId: SPIN }));
    await saved(member, ride(1));
    expect(await titles({ favorite: 'true' })).toEqual(['20 min Easy Spin']);
    expect(await titles({ done: 'true' })).toEqual(['30 min Climb Ride']);
    const { total } = await search();
    expect((await search({ favorite: 'false' })).total).toBe(total - 1);
    expect((await search({ done: 'false' })).total).toBe(total - 1);
    const other = await newMember(sandbox);
    expect((await done(other.client(searchContent, { done: 'true' }))).items).toEqual([]);
  });

  it.each([
    ['-publishedAt', (item: Item) => -(item.publishedAt ?? 0)],
    ['publishedAt', (item: Item) => item.publishedAt ?? 0],
    ['durationSeconds', (item: Item) => item.durationSeconds],
    ['-durationSeconds', (item: Item) => -item.durationSeconds],
    ['-taken', (item: Item) => -item.taken],
  ] as const)('is sorted by %s', async (sort, key) => {
    const { items } = await search({ sort });
    expect(items.map(key)).toEqual(items.map(key).toSorted((a, b) => a - b));
  });
  type Item = Awaited<ReturnType<typeof search>>['items'][number];

  it('is newest first when nobody says otherwise, and whole over its pages', async () => {
    const all = await search();
    expect(all).toEqual(await search({ sort: '-publishedAt' }));
    const pages = [await search({ limit: 20 }), await search({ limit: 20, offset: 20 })];
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total]);
  });

  it('has the best rated first: many who like a class count more than one who loves it', async () => {
    const { db } = sandbox.database;
    const liked = (id: string, ratingSum: number, ratingCount: number) =>
      db
        .update(contentItems)
        .set({ ratingSum, ratingCount, ratingScore: ratingScore(ratingSum, ratingCount) })
        .where(eq(contentItems.id, id));
    await db.update(contentItems).set({ ratingSum: 0, ratingCount: 0, ratingScore: ratingScore(0, 0) });
    await liked(SPIN, 1440, 300);
    await liked(PULL, 1500, 500);
    await saved(member, ride(1));
    await done(member.client(rateContent, { userId: member.userId, contentId: CLIMB, stars: 5 }));
    const { items } = await search({ sort: '-rating', limit: 2 });
    expect(items.map(({ id, rating }) => [id, rating.average])).toEqual([
      [SPIN, 4.8],
      [CLIMB, 5],
    ]);
  });

  it('has no class that is gone, or that comes tomorrow', async () => {
    await takeAway(sandbox, SPIN);
    await sandbox.database.db
      .update(contentItems)
      .set({ publishedAt: addDays(now(), 1) })
      .where(eq(contentItems.id, CLIMB));
    const ids = (await search()).items.map(({ id }) => id);
    expect(ids).not.toContain(SPIN);
    expect(ids).not.toContain(CLIMB);
    for (const contentId of [SPIN, CLIMB, 'cls_none']) {
      expect(await refused(member.client(getContentItem, { contentId }))).toBe('notFound');
      expect(await refused(member.client(startPlayback, { contentId }))).toBe('notFound');
    }
  });

  it('never has a class without captions', async () => {
    const published = sandbox.database.db.update(contentItems).set({ captions: [] }).where(eq(contentItems.id, SPIN));
    await expect(published).rejects.toMatchObject({ cause: { constraint: 'content_items_captioned' } });
  });

  it('counts its tags, the most frequent first, without classes that are gone', async () => {
    const before = (await done(member.client(listContentTags, {}))).items;
    expect(before.map(({ count }) => count)).toEqual(before.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(before).toContainEqual({ tag: 'core', count: 2 });
    await takeAway(sandbox, 'cls_reflect_core-flow_10');
    expect((await done(member.client(listContentTags, {}))).items).toContainEqual({ tag: 'core', count: 1 });
  });

  it('is closed to whoever has not signed in', async () => {
    expect((await sandbox.send('GET', '/content/library/search')).status).toBe(401);
  });
});

describe('a class', () => {
  it('says all there is: its parts, targets, songs and captions', async () => {
    const item = await one(CLIMB);
    expect(item).toMatchObject({
      title: '30 min Climb Ride',
      instructor: { name: 'Mara Quist' },
      captionLanguages: ['en'],
    });
    expect(item.segments.reduce((sum, { length }) => sum + length, 0)).toBe(1800);
    expect(item.songs.map(({ start }) => start)).toEqual([0, 600, 1200]);
    expect([item.targets.length, item.resumeAt, item.yourStars]).toEqual([3, 0, null]);
  });

  it('begins with all that a player needs, and counts everybody who has begun it once', async () => {
    const { taken } = await one(CLIMB);
    const begun = await done(member.client(startPlayback, { contentId: CLIMB }));
    expect(begun).toMatchObject({ contentId: CLIMB, clipUrl: expect.stringMatching(/^\/static\//), resumeAt: 0 });
    expect(begun.captions[0]?.cues.length).toBe(begun.segments.length);
    await done(member.client(startPlayback, { contentId: CLIMB }));
    expect((await one(CLIMB)).taken).toBe(taken + 1);
    const other = await newMember(sandbox);
    await done(other.client(startPlayback, { contentId: CLIMB }));
    expect((await one(CLIMB)).taken).toBe(taken + 2);
  });

  it('that a member left off goes on at the same second on another device, for them alone', async () => {
    await done(member.client(saveProgress, { contentId: CLIMB, seconds: 700 }));
    const phone = await elsewhere(sandbox, member);
    expect((await done(phone.client(startPlayback, { contentId: CLIMB }))).resumeAt).toBe(700);
    const other = await newMember(sandbox);
    expect((await done(other.client(startPlayback, { contentId: CLIMB }))).resumeAt).toBe(0);
  });

  it('that was played to its end begins anew', async () => {
    expect(await done(member.client(saveProgress, { contentId: PULL, seconds: 1200 }))).toMatchObject({ resumeAt: 0 });
    expect((await one(PULL)).resumeAt).toBe(0);
  });

  it('is not left off after its end, nor before its beginning', async () => {
    for (const seconds of [1201, -1, 1.5])
      expect(await badFields(member.client(saveProgress, { contentId: PULL, seconds }))).toEqual(['seconds']);
  });
});
