import * as v from 'valibot';
import { deleted, seen } from '../drafts.js';
import { pageQuery } from '../query.js';
import * as favorites from './favorites.js';
import * as library from './library.js';
import * as playlists from './playlists.js';
import * as ratings from './ratings.js';
import * as recommendations from './recommendations.js';
import * as schedule from './schedule.js';
import * as songs from './songs.js';

const nothing = v.object({});

/** The shapes of the calls about classes, and about what members keep of them. */
export const contentShapes = {
  searchContent: { input: library.libraryQuery, output: library.library },
  getContentItem: { input: nothing, output: library.contentDetail },
  startPlayback: { input: library.playbackStart, output: library.playback },
  saveProgress: { input: library.newProgress, output: library.progress },
  listContentTags: { input: nothing, output: library.contentTags },
  getSchedule: { input: schedule.scheduleQuery, output: schedule.schedule },
  getRecommendations: { input: recommendations.recommendationQuery, output: recommendations.recommendations },
  listFavorites: { input: favorites.favoriteQuery, output: favorites.favoriteList },
  addFavorite: { input: favorites.newFavorite, output: favorites.favorite },
  removeFavorite: { input: nothing, output: favorites.favoriteRemoved },
  listPlaylists: { input: pageQuery, output: playlists.playlistList },
  createPlaylist: { input: playlists.newPlaylist, output: playlists.playlist },
  getPlaylist: { input: nothing, output: playlists.playlist },
  updatePlaylist: { input: playlists.playlistPatch, output: playlists.playlist },
  deletePlaylist: { input: seen, output: deleted },
  listSongs: { input: songs.songQuery, output: songs.songList },
  listRatings: { input: pageQuery, output: ratings.ratingList },
  getRating: { input: nothing, output: ratings.rating },
  rateContent: { input: ratings.newRating, output: ratings.rating },
  removeRating: { input: nothing, output: ratings.ratingRemoved },
};
