import { and, eq, exists, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import type { Db } from '../../db/db.js';
import type { Context, Host } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { workouts } from '../../training/tables/workouts.js';
import { isOf } from '../../training/workouts/filters.js';
import { averageRating } from '../rules/rating-score.js';
import { contentItems, favorites, instructors } from '../tables.js';

/** Who looks at the library, and when: classes show what this person has done with them. */
export interface Reader {
  db: Db;
  now: number;
  userId: string;
  /** The language of names. */
  locale?: string;
}

/** A reader who takes what is sold: what is due for it is settled first. */
export interface Taker extends Reader {
  host: Host;
}

/** The caller as a reader. */
export const readerIn = (context: Context): Taker => ({
  db: context.db,
  host: context.host,
  now: context.now,
  userId: callerIn(context).userId,
  locale: context.locale,
});

/** What only a class's own page shows is not read for lists. */
const {
  description: _description,
  segments: _segments,
  targets: _targets,
  captions: _captions,
  ...columns
} = getTableColumns(contentItems);

/** Whether a class is in the library. */
export const isAvailable = (now: number): SQL | undefined =>
  and(isNull(contentItems.deletedAt), lte(contentItems.publishedAt, now));

/** Whether somebody keeps a class. */
export const isFavorite = ({ db, userId }: Reader): SQL =>
  exists(
    db
      .select({ contentId: favorites.contentId })
      .from(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.contentId, contentItems.id))),
  );

/** Whether somebody has done a class, to its end or not. */
export const isDone = ({ db, userId }: Reader): SQL =>
  exists(
    db
      .select({ id: workouts.id })
      .from(workouts)
      .where(and(isOf(userId), eq(workouts.contentId, contentItems.id))),
  );

/** Of a selection from classes, joined with their instructors. */
export const contentColumns = (reader: Reader) => ({
  row: columns,
  instructor: { id: instructors.id, name: instructors.name },
  favorite: sql<boolean>`${isFavorite(reader)}`,
  done: sql<boolean>`${isDone(reader)}`,
});

export const contentJoined = (reader: Reader) =>
  reader.db
    .select(contentColumns(reader))
    .from(contentItems)
    .leftJoin(instructors, eq(instructors.id, contentItems.instructorId));

type FoundContent = Awaited<ReturnType<typeof contentJoined>>[number];

/** A class as the API shows it. */
export function shownContent({ row, instructor, favorite, done }: FoundContent, now: number): ContentItem {
  const { id, title, type, durationSeconds, level, tags, publishedAt, deletedAt, taken } = row;
  return {
    id,
    title,
    type,
    instructor,
    durationSeconds,
    level,
    tags,
    publishedAt,
    rating: { average: averageRating(row.ratingSum, row.ratingCount), count: row.ratingCount },
    taken,
    favorite,
    done,
    available: deletedAt === null && publishedAt !== null && publishedAt <= now,
  };
}

/** Classes by their ids, also those that are gone from the library. */
export async function contentByIds(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, ContentItem>> {
  if (ids.length === 0) return new Map();
  const found = await contentJoined(reader).where(inArray(contentItems.id, [...ids]));
  return new Map(found.map(one => [one.row.id, shownContent(one, reader.now)]));
}

/** A class of the library, whole; refuses with 404 when there is none. */
export async function findContent({ db, now }: Pick<Reader, 'db' | 'now'>, id: string) {
  const [row] = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.id, id), isAvailable(now)));
  if (!row) throw new Refusal('notFound', 'There is no such class.');
  return row;
}
