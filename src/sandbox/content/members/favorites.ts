import { and, desc, eq } from 'drizzle-orm';
import type {
  Favorite,
  FavoriteList,
  FavoriteQuery,
  FavoriteRemoved,
} from '../../../core/contract/schemas/content/favorites.js';
import { pageOf } from '../../db/page.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { contentColumns, isAvailable, type Reader, shownContent } from '../library/items.js';
import { contentItems, favorites, instructors } from '../tables.js';

const favoritesJoined = (reader: Reader) =>
  reader.db
    .select({ ...contentColumns(reader), addedAt: favorites.addedAt })
    .from(favorites)
    .innerJoin(contentItems, eq(contentItems.id, favorites.contentId))
    .leftJoin(instructors, eq(instructors.id, contentItems.instructorId));

type FoundFavorite = Awaited<ReturnType<typeof favoritesJoined>>[number];

const shown = ({ addedAt, ...found }: FoundFavorite, now: number): Favorite => ({
  content: shownContent(found, now),
  addedAt,
});

/** A member's favourites, the latest first; those that are gone from the library among them. */
export const favoritesOf = (reader: Reader, { type, ...page }: FavoriteQuery): Promise<FavoriteList> =>
  pageOf(reader.db, {
    rows: favoritesJoined(reader).where(and(eq(favorites.userId, reader.userId), type && eq(contentItems.type, type))),
    order: [desc(favorites.addedAt)],
    key: favorites.contentId,
    page,
    items: rows => rows.map(row => shown(row, reader.now)),
  });

/** Keeps a class, once for any number of calls. */
export async function addFavorite(reader: Reader, contentId: string): Promise<Favorite> {
  const { db, now, userId } = reader;
  const [content] = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.id, contentId), isAvailable(now)));
  if (!content) throw invalid([{ path: 'contentId', message: 'There is no such class.' }]);
  await db.insert(favorites).values({ userId, contentId, addedAt: now }).onConflictDoNothing();
  const [found] = await favoritesJoined(reader).where(
    and(eq(favorites.userId, userId), eq(favorites.contentId, contentId)),
  );
  // the other device took it away at this very moment
  if (!found) throw new Refusal('notFound', 'This class is no favourite any more.');
  return shown(found, now);
}

export async function removeFavorite({ db, userId }: Reader, contentId: string): Promise<FavoriteRemoved> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.contentId, contentId)));
  return { contentId, favorite: false };
}
