import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  NewPlaylist,
  Playlist,
  PlaylistList,
  PlaylistPatch,
} from '../../../core/contract/schemas/content/playlists.js';
import type { Deleted, Seen } from '../../../core/contract/schemas/drafts.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import { newId } from '../../db/ids.js';
import { pageOf } from '../../db/page.js';
import { changed, gone, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { contentByIds, isAvailable, type Reader, readerIn } from '../library/items.js';
import { contentItems, playlists } from '../tables.js';

type Row = typeof playlists.$inferSelect;

/** A playlist with its classes, those that are gone from the library among them. */
async function shownPlaylist(reader: Reader, row: Row): Promise<Playlist> {
  const { id, name, createdAt, version, contentIds } = row;
  const contents = await contentByIds(reader, contentIds);
  const items = contentIds.flatMap(contentId => contents.get(contentId) ?? []);
  return {
    id,
    name,
    createdAt,
    version,
    items,
    durationSeconds: items.reduce((sum, item) => sum + (item.available ? item.durationSeconds : 0), 0),
  };
}

const own = (userId: string): Versioned<Row> => ({
  resource: 'playlist',
  table: playlists,
  key: playlists.id,
  find: (db, id) =>
    db
      .select()
      .from(playlists)
      .where(and(eq(playlists.id, id), eq(playlists.userId, userId))),
  shown: (context, row) => shownPlaylist(readerIn(context), row),
});

/** Refuses classes that are not in the library. */
async function allThere({ db, now }: Reader, contentIds: readonly string[]): Promise<void> {
  if (contentIds.length === 0) return;
  const found = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(inArray(contentItems.id, [...contentIds]), isAvailable(now)));
  const known = new Set(found.map(({ id }) => id));
  if (contentIds.some(id => !known.has(id)))
    throw invalid([{ path: 'contentIds', message: 'One of these classes is not in the library.' }]);
}

/** Somebody's playlists, the latest first. */
export const playlistsOf = ({ db, userId }: Reader, page: PageQuery): Promise<PlaylistList> =>
  pageOf(db, {
    rows: db
      .select({
        id: playlists.id,
        name: playlists.name,
        createdAt: playlists.createdAt,
        version: playlists.version,
        count: sql<number>`cardinality(${playlists.contentIds})`,
      })
      .from(playlists)
      .where(eq(playlists.userId, userId)),
    order: [desc(playlists.createdAt)],
    key: playlists.id,
    page,
    items: rows => rows,
  });

export async function findPlaylist(reader: Reader, id: string): Promise<Playlist> {
  const [row] = await own(reader.userId).find(reader.db, id);
  if (!row) throw new Refusal('notFound', 'There is no such playlist.');
  return shownPlaylist(reader, row);
}

export async function createPlaylist(context: Context, { name, contentIds = [] }: NewPlaylist): Promise<Playlist> {
  const reader = readerIn(context);
  await allThere(reader, contentIds);
  const row: Row = {
    id: newId('pls'),
    userId: reader.userId,
    name,
    contentIds,
    createdAt: context.now,
    version: 1,
  };
  await context.db.insert(playlists).values(row);
  context.note({ id: row.id, details: { version: row.version } });
  return shownPlaylist(reader, row);
}

/** A new name or list. Classes that are gone from the library may stay; those that are added are of the library. */
export async function changePlaylist(
  context: Context,
  id: string,
  { version, name, contentIds }: PlaylistPatch,
): Promise<Playlist> {
  const reader = readerIn(context);
  const held = await readForChange(context, own(reader.userId), id, version);
  await allThere(reader, contentIds?.filter(one => !held.row.contentIds.includes(one)) ?? []);
  return shownPlaylist(reader, await changed(context, held, { name, contentIds }));
}

export async function deletePlaylist(context: Context, id: string, { version }: Seen): Promise<Deleted> {
  await gone(context, await readForChange(context, own(readerIn(context).userId), id, version));
  return { deleted: true };
}
