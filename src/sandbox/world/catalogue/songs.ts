import type { contentItems, contentSongs, songs as songTable } from '../../content/tables.js';

/** The music of the sandbox; nobody sings it elsewhere. */
export const songs: readonly (typeof songTable.$inferInsert)[] = [
  { id: 'sng_high-road', title: 'High Road', artist: 'The Quiet Gears' },
  { id: 'sng_north-window', title: 'North Window', artist: 'Ada Lorne' },
  { id: 'sng_paper-lanterns', title: 'Paper Lanterns', artist: 'Miro Fields' },
  { id: 'sng_one-more-mile', title: 'One More Mile', artist: 'The Quiet Gears' },
  { id: 'sng_salt-and-copper', title: 'Salt and Copper', artist: 'Harbor Choir' },
  { id: 'sng_low-tide', title: 'Low Tide', artist: 'Ada Lorne' },
  { id: 'sng_bright-side-street', title: 'Bright Side Street', artist: 'Cassette Weather' },
  { id: 'sng_metronome', title: 'Metronome', artist: 'Cassette Weather' },
  { id: 'sng_morning-engine', title: 'Morning Engine', artist: 'Miro Fields' },
  { id: 'sng_slow-down-sunday', title: 'Slow Down Sunday', artist: 'Harbor Choir' },
];

/** Seconds from the beginning of one song to that of the next. */
const APART = 600;

/** What each class plays: a song every ten minutes, each class with another beginning. */
export const musicOf = (
  classes: readonly Pick<typeof contentItems.$inferInsert, 'id' | 'durationSeconds'>[],
): (typeof contentSongs.$inferInsert)[] =>
  classes.flatMap(({ id, durationSeconds }, at) =>
    Array.from({ length: Math.ceil(durationSeconds / APART) }, (_, index) => ({
      contentId: id,
      songId: songs[(3 * at + index) % songs.length]?.id ?? '',
      start: index * APART,
    })),
  );
