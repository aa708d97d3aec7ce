import * as v from 'valibot';
import { id, pageOf, requiredText, seconds } from '../common.js';
import { seenVersion } from '../drafts.js';
import { contentItem } from './library.js';

/** The classes of a playlist, in their order. */
const contentIds = v.pipe(
  v.array(id),
  v.maxLength(100, 'A playlist has at most 100 classes.'),
  v.check(ids => new Set(ids).size === ids.length, 'A class is in a playlist only once.'),
);

const name = requiredText(80);

export const newPlaylist = v.object({ name, contentIds: v.optional(contentIds) });
export type NewPlaylist = v.InferOutput<typeof newPlaylist>;

/** A new name, or the whole list as it is from now on: added to, taken from, in another order. */
export const playlistPatch = v.object({
  version: seenVersion,
  name: v.optional(name),
  contentIds: v.optional(contentIds),
});
export type PlaylistPatch = v.InferOutput<typeof playlistPatch>;

const summary = {
  id: v.string(),
  name: v.string(),
  createdAt: seconds,
  version: v.number(),
};

/** A playlist with its classes in their order. Those that are gone from the library are among them, and say so. */
export const playlist = v.object({
  ...summary,
  items: v.array(contentItem),
  /** How long the classes take that can be played. */
  durationSeconds: v.number(),
});
export type Playlist = v.InferOutput<typeof playlist>;

export const playlistList = pageOf(v.object({ ...summary, count: v.number() }));
export type PlaylistList = v.InferOutput<typeof playlistList>;
