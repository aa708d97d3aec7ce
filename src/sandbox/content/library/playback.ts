import { and, asc, eq, sql } from 'drizzle-orm';
import type {
  ContentDetail,
  NewProgress,
  PlayedSong,
  Playback,
  PlaybackStart,
  Progress,
} from '../../../core/contract/schemas/content/library.js';
import { demandAccess, lockedFor } from '../../access/entitlement.js';
import type { Db } from '../../db/db.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { keepAttempt, unfinishedAttempt } from '../../training/attempts/keep.js';
import { filmAddress } from '../film-address.js';
import { resumeAt } from '../rules/resume-at.js';
import { contentItems, contentRatings, contentSongs, playbacks, songs } from '../tables.js';
import { contentByIds, findContent, type Reader, type Taker } from './items.js';
import { onNow } from './schedule.js';

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

async function hasBegun(reader: Reader, contentId: string): Promise<boolean> {
  const found = await reader.db
    .select({ contentId: playbacks.contentId })
    .from(playbacks)
    .where(ofReader(reader, contentId));
  return found.length > 0;
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
  const [shown, music, seconds, yourStars, locked] = await Promise.all([
    contentByIds(reader, [contentId]),
    playedSongs(reader.db, contentId),
    leftAt(reader, contentId),
    starsOf(reader, contentId),
    lockedFor(reader, { sold: 'classes', userId: reader.userId }),
  ]);
  const item = shown.get(contentId);
  if (!item) throw new Refusal('notFound', 'There is no such class.');
  return {
    ...item,
    description: row.description,
    locked,
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

/** The second at which a live class is for everybody; refuses where it is not on, or live classes are not the reader's. */
async function liveSecond(reader: Taker, contentId: string, slotId: string): Promise<number> {
  await demandAccess(reader, { sold: 'liveClasses', userId: reader.userId });
  const slot = (await onNow(reader, { kind: 'live' })).find(
    ({ id, content }) => id === slotId && content.id === contentId,
  );
  if (!slot) throw invalid([{ path: 'slotId', message: 'This class is not live now.' }]);
  return reader.now - slot.startsAt;
}

/** Begins a class, or takes a place in one that is live: all that a player needs. */
export async function startPlayback(
  reader: Taker,
  contentId: string,
  { slotId }: PlaybackStart = {},
): Promise<Playback> {
  const row = await findContent(reader, contentId);
  const live = slotId === undefined ? undefined : await liveSecond(reader, contentId, slotId);
  await keepPlace(reader, contentId, {});
  return {
    contentId,
    title: row.title,
    type: row.type,
    durationSeconds: row.durationSeconds,
    clipUrl: row.clipUrl === null ? null : await filmAddress(reader, row.clipUrl, reader.userId, row.durationSeconds),
    captions: row.captions,
    segments: row.segments,
    targets: row.targets,
    songs: await playedSongs(reader.db, contentId),
    resumeAt: live ?? resumeAt(await leftAt(reader, contentId), row.durationSeconds),
    attempt: await unfinishedAttempt({ ...reader, contentId }),
  };
}

/** Keeps where somebody left a class off, and what they have done of it. One that they had begun stays theirs; to begin one takes access. */
export async function saveProgress(
  reader: Taker,
  contentId: string,
  { seconds, attempt }: NewProgress,
): Promise<Progress> {
  const { durationSeconds } = await findContent(reader, contentId);
  if (seconds > durationSeconds)
    throw invalid([{ path: 'seconds', message: `The class ends after ${durationSeconds} seconds.` }]);
  if (!(await hasBegun(reader, contentId))) await demandAccess(reader, { sold: 'classes', userId: reader.userId });
  await keepPlace(reader, contentId, { seconds });
  if (attempt) await keepAttempt({ ...reader, contentId }, attempt);
  return { contentId, seconds, resumeAt: resumeAt(seconds, durationSeconds) };
}
