import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Song, SongList, SongQuery } from '../../../core/contract/schemas/content/songs.js';
import { pageOf } from '../../db/page.js';
import { holdsByPieces } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import { contentItems, contentSongs, songs } from '../tables.js';
import { isAvailable, type Reader } from './items.js';

/** As its index has it. */
const label = sql`(${songs.title} || ' ' || ${songs.artist})`;

/** Classes of one song that are told. */
const MOST_CLASSES = 10;

type Classes = Song['classes'];

/** The classes of the library that play each of these songs, the newest first. */
async function classesOf({ db, now }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Classes>> {
  if (ids.length === 0) return new Map();
  const rank = sql<number>`row_number() over (partition by ${contentSongs.songId}
    order by ${contentItems.publishedAt} desc, ${contentItems.id}, ${contentSongs.start})`;
  const ranked = db
    .select({
      songId: contentSongs.songId,
      contentId: contentSongs.contentId,
      title: contentItems.title,
      start: contentSongs.start,
      rank: rank.as('rank'),
    })
    .from(contentSongs)
    .innerJoin(contentItems, eq(contentItems.id, contentSongs.contentId))
    .where(and(inArray(contentSongs.songId, [...ids]), isAvailable(now)))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MOST_CLASSES}`)
    .orderBy(ranked.rank);
  return new Map(
    ids.map(id => [
      id,
      rows.filter(row => row.songId === id).map(({ contentId, title, start }) => ({ contentId, title, start })),
    ]),
  );
}

/** Songs with the classes that play them; by title without a sort. */
export const songsFor = (reader: Reader, { q, contentId, sort = 'title', ...page }: SongQuery): Promise<SongList> =>
  pageOf(reader.db, {
    rows: reader.db
      .select()
      .from(songs)
      .where(
        and(
          q ? holdsByPieces(label, q) : undefined,
          contentId
            ? exists(
                reader.db
                  .select({ songId: contentSongs.songId })
                  .from(contentSongs)
                  .where(and(eq(contentSongs.contentId, contentId), eq(contentSongs.songId, songs.id))),
              )
            : undefined,
        ),
      ),
    order: [sortedBy(sort, { title: songs.title, artist: songs.artist })],
    key: songs.id,
    page,
    async items(rows) {
      const classes = await classesOf(
        reader,
        rows.map(({ id }) => id),
      );
      return rows.map(row => ({ ...row, classes: classes.get(row.id) ?? [] }));
    },
  });
