import type * as favorites from '../../../core/contract/content/favorites.js';
import type * as playlists from '../../../core/contract/content/playlists.js';
import type * as ratings from '../../../core/contract/content/ratings.js';
import type * as songs from '../../../core/contract/content/songs.js';
import type { Handlers } from '../../http/handler.js';
import { readerIn } from '../library/items.js';
import { songsFor } from '../library/songs.js';
import { addFavorite, favoritesOf, removeFavorite } from '../members/favorites.js';
import { changePlaylist, createPlaylist, deletePlaylist, findPlaylist, playlistsOf } from '../members/playlists.js';
import { findRating, rateContent, ratingsOf, removeRating } from '../members/ratings.js';

export const favoriteHandlers = {
  listFavorites: ({ db, now }, { userId, ...query }) => favoritesOf({ db, now, userId }, query),
  addFavorite: ({ db, now }, { userId, contentId }) => addFavorite({ db, now, userId }, contentId),
  removeFavorite: ({ db, now }, { userId, contentId }) => removeFavorite({ db, now, userId }, contentId),
} satisfies Handlers<keyof typeof favorites>;

export const playlistHandlers = {
  listPlaylists: (context, page) => playlistsOf(readerIn(context), page),
  createPlaylist,
  getPlaylist: (context, { playlistId }) => findPlaylist(readerIn(context), playlistId),
  updatePlaylist: (context, { playlistId, ...patch }) => changePlaylist(context, playlistId, patch),
  deletePlaylist: (context, { playlistId, ...seen }) => deletePlaylist(context, playlistId, seen),
} satisfies Handlers<keyof typeof playlists>;

export const ratingHandlers = {
  listRatings: ({ db, now }, { userId, ...page }) => ratingsOf({ db, now, userId }, page),
  getRating: ({ db, now }, { userId, contentId }) => findRating({ db, now, userId }, contentId),
  rateContent: ({ db, now }, { userId, contentId, ...given }) => rateContent({ db, now, userId }, contentId, given),
  removeRating: ({ db, now }, { userId, contentId }) => removeRating({ db, now, userId }, contentId),
} satisfies Handlers<keyof typeof ratings>;

export const songHandlers = {
  listSongs: (context, query) => songsFor(readerIn(context), query),
} satisfies Handlers<keyof typeof songs>;
