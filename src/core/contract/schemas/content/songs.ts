import * as v from 'valibot';
import { id, pageOf } from '../common.js';
import { listing, searched } from '../query.js';

/** `q` is a part of a title or of an artist's name. By title without a sort. */
export const songQuery = listing({
  filters: { q: searched(), contentId: v.optional(id) },
  sorts: ['title', 'artist'],
});
export type SongQuery = v.InferOutput<typeof songQuery>;

/** A song, and the classes of the library that play it: from which second on. The newest classes, 10 at most. */
export const song = v.object({
  id: v.string(),
  title: v.string(),
  artist: v.string(),
  classes: v.array(v.object({ contentId: v.string(), title: v.string(), start: v.number() })),
});
export type Song = v.InferOutput<typeof song>;

export const songList = pageOf(song);
export type SongList = v.InferOutput<typeof songList>;
