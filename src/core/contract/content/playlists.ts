import { call } from '../call.js';
import type { NewPlaylist, Playlist, PlaylistList, PlaylistPatch } from '../schemas/content/playlists.js';
import type { Deleted, Seen } from '../schemas/drafts.js';
import type { PageQuery } from '../schemas/query.js';

const reads = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', repeatable: 'reads' } as const;
const writes = { needs: ['jwt'], guard: ['loggedIn'], gives: 'nothing', audit: 'playlist', idempotent: true } as const;

/** The caller's playlists, the latest first. */
export const listPlaylists = call<PageQuery, PlaylistList>()('GET', '/playlists', reads);

/** Makes a playlist of the caller's. */
export const createPlaylist = call<NewPlaylist, Playlist>()('POST', '/playlists', writes);

/** One playlist of the caller's; anybody else's is not found. */
export const getPlaylist = call<object, Playlist>()('GET', '/playlists/:playlistId', reads);

/** Another name, other classes, another order. On a `versionConflict`, `debug.current` is what stands there now. */
export const updatePlaylist = call<PlaylistPatch, Playlist>()('PATCH', '/playlists/:playlistId', {
  ...writes,
  fails: ['versionConflict'],
});

/** Deletes a playlist; its classes stay in the library. */
export const deletePlaylist = call<Seen, Deleted>()('DELETE', '/playlists/:playlistId', {
  ...writes,
  fails: ['versionConflict'],
});
