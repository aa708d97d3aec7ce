import { and, asc, eq, sql } from 'drizzle-orm';
import type {
  ContentDetail,
  NewProgress,
  PlayedSong,
  Playback,
  Progress,
} from '../../../core/contract/schemas/content/library.js';
import type { Db } from '../../db/db.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { resumeAt } from '../rules/resume-at.js';
import { contentItems, contentRatings, contentSongs, playbacks, songs } from '../tables.js';
import { contentByIds, findContent, type Reader } from './items.js';

const playedSongs = (db: Db, contentId: string): Promise<PlayedSong[]> =>
  db
    .select({ id: songs.id, title: songs.title, artist: songs.artist, start: contentSongs.start })
    .from(contentSongs)
    .innerJoin(songs, eq(songs.id, contentSongs.songId))
    .where(eq(contentSongs.contentId, contentId))
    .orderBy(asc(contentSongs.start));

const ofReader = ({ userId }: Reader, contentId: string) =>
  and(eq(playbacks.userId, userId), eq(playbacks.contentId, contentId));

/** The second that somebody left a class off at; 0 for one that they have not begun. */
async function leftAt(reader: Reader, contentId: string): Promise<number> {
  const [found] = await reader.db
    .select({ seconds: playbacks.seconds })
    .from(playbacks)
    .where(ofReader(reader, contentId));
  return found?.seconds ?? 0;
}

async function starsOf({ db, userId }: Reader, contentId: string): Promise<number | null> {
  const [found] = await db
    .select({ stars: contentRatings.stars })
    .from(contentRatings)
    .where(and(eq(contentRatings.userId, userId), eq(contentRatings.contentId, contentId)));
  return found?.stars ?? null;
}

/** One class whole, with what the reader has done with it. */
export async function contentDetail(reader: Reader, contentId: string): Promise<ContentDetail> {
  const row = await findContent(reader, contentId);
  const [shown, music, seconds, yourStars] = await Promise.all([
    contentByIds(reader, [contentId]),
    playedSongs(reader.db, contentId),
    leftAt(reader, contentId),
    starsOf(reader, contentId),
  ]);
  const item = shown.get(contentId);
  if (!item) throw new Refusal('notFound', 'There is no such class.');
  return {
    ...item,
    description: row.description,
    clipUrl: row.clipUrl,
    captionLanguages: row.captions.map(({ language }) => language),
    segments: row.segments,
    targets: row.targets,
    songs: music,
    resumeAt: resumeAt(seconds, row.durationSeconds),
    yourStars,
  };
}

/** Keeps that somebody has begun a class, and where they are; counts them once among those who have taken it. */
async function keepPlace({ db, now, userId }: Reader, contentId: string, place: { seconds?: number }): Promise<void> {
  const [begun] = await db
    .insert(playbacks)
    .values({ userId, contentId, movedAt: now, ...place })
    .onConflictDoNothing()
    .returning({ contentId: playbacks.contentId });
  if (begun)
    await db
      .update(contentItems)
      .set({ taken: sql`${contentItems.taken} + 1` })
      .where(eq(contentItems.id, contentId));
  else
    await db
      .update(playbacks)
      .set({ movedAt: now, ...place })
      .where(and(eq(playbacks.userId, userId), eq(playbacks.contentId, contentId)));
}

/** Begins a class: all that a player needs. */
export async function startPlayback(reader: Reader, contentId: string): Promise<Playback> {
  const row = await findContent(reader, contentId);
  await keepPlace(reader, contentId, {});
  return {
    contentId,
    title: row.title,
    type: row.type,
    durationSeconds: row.durationSeconds,
    clipUrl: row.clipUrl,
    captions: row.captions,
    segments: row.segments,
    targets: row.targets,
    songs: await playedSongs(reader.db, contentId),
    resumeAt: resumeAt(await leftAt(reader, contentId), row.durationSeconds),
  };
}

/** Keeps where somebody left a class off. */
export async function saveProgress(reader: Reader, contentId: string, { seconds }: NewProgress): Promise<Progress> {
  const { durationSeconds } = await findContent(reader, contentId);
  if (seconds > durationSeconds)
    throw invalid([{ path: 'seconds', message: `The class ends after ${durationSeconds} seconds.` }]);
  await keepPlace(reader, contentId, { seconds });
  return { contentId, seconds, resumeAt: resumeAt(seconds, durationSeconds) };
}
