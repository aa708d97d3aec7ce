import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { NewRating, Rating, RatingList, RatingRemoved } from '../../../core/contract/schemas/content/ratings.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import { pageOf } from '../../db/page.js';
import { Refusal } from '../../http/refusal.js';
import { contentColumns, isDone, type Reader, shownContent } from '../library/items.js';
import { ratingScore } from '../rules/rating-score.js';
import { contentItems, contentRatings, instructors } from '../tables.js';

const { stars, difficulty, ratedAt } = contentRatings;

const ratingsJoined = (reader: Reader) =>
  reader.db
    .select({ ...contentColumns(reader), rating: { stars, difficulty, ratedAt } })
    .from(contentRatings)
    .innerJoin(contentItems, eq(contentItems.id, contentRatings.contentId))
    .leftJoin(instructors, eq(instructors.id, contentItems.instructorId));

type FoundRating = Awaited<ReturnType<typeof ratingsJoined>>[number];

const shown = ({ rating, ...found }: FoundRating, now: number): Rating => ({
  content: shownContent(found, now),
  ...rating,
});

/** A member's ratings, the latest first. */
export const ratingsOf = (reader: Reader, page: PageQuery): Promise<RatingList> =>
  pageOf(reader.db, {
    rows: ratingsJoined(reader).where(eq(contentRatings.userId, reader.userId)),
    order: [desc(ratedAt)],
    key: contentRatings.contentId,
    page,
    items: rows => rows.map(row => shown(row, reader.now)),
  });

const ofOne = ({ userId }: Reader, contentId: string): SQL | undefined =>
  and(eq(contentRatings.userId, userId), eq(contentRatings.contentId, contentId));

export async function findRating(reader: Reader, contentId: string): Promise<Rating> {
  const [found] = await ratingsJoined(reader).where(ofOne(reader, contentId));
  if (!found) throw new Refusal('notFound', 'This class has no rating of yours.');
  return shown(found, reader.now);
}

/** A class that nobody else rates until the transaction ends; two who rate at once both count. */
async function heldContent(reader: Reader, contentId: string) {
  const { id, ratingSum, ratingCount } = contentItems;
  const [found] = await reader.db
    .select({ id, ratingSum, ratingCount, done: sql<boolean>`${isDone(reader)}` })
    .from(contentItems)
    .where(eq(id, contentId))
    .for('update');
  return found;
}

/** Stars added to a class, and people: negative for what is taken away. */
async function count(
  { db }: Reader,
  { id, ratingSum, ratingCount }: { id: string; ratingSum: number; ratingCount: number },
  more: { stars: number; people: number },
): Promise<void> {
  const [sum, people] = [ratingSum + more.stars, ratingCount + more.people];
  await db
    .update(contentItems)
    .set({ ratingSum: sum, ratingCount: people, ratingScore: ratingScore(sum, people) })
    .where(eq(contentItems.id, id));
}

async function ratedBefore(reader: Reader, contentId: string) {
  const [before] = await reader.db.select().from(contentRatings).where(ofOne(reader, contentId));
  return before;
}

/** Sets what a member thinks of a class that they took. Said again, it is as old as when it was said first. */
export async function rateContent(reader: Reader, contentId: string, given: NewRating): Promise<Rating> {
  const content = await heldContent(reader, contentId);
  if (!content) throw new Refusal('notFound', 'There is no such class.');
  if (!content.done)
    throw new Refusal('classNotTaken', 'You can rate a class once you have taken it. Take it, and tell us then.');
  const before = await ratedBefore(reader, contentId);
  const said = { stars: given.stars, difficulty: given.difficulty ?? null };
  if (before?.stars === said.stars && before.difficulty === said.difficulty) return findRating(reader, contentId);
  const values = { ...said, ratedAt: reader.now };
  await reader.db
    .insert(contentRatings)
    .values({ userId: reader.userId, contentId, ...values })
    .onConflictDoUpdate({ target: [contentRatings.userId, contentRatings.contentId], set: values });
  await count(reader, content, { stars: given.stars - (before?.stars ?? 0), people: before ? 0 : 1 });
  return findRating(reader, contentId);
}

export async function removeRating(reader: Reader, contentId: string): Promise<RatingRemoved> {
  const content = await heldContent(reader, contentId);
  const [removed] = await reader.db.delete(contentRatings).where(ofOne(reader, contentId)).returning({ stars });
  if (content && removed) await count(reader, content, { stars: -removed.stars, people: -1 });
  return { contentId, rated: false };
}
