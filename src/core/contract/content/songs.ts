import { call } from '../call.js';
import type { SongList, SongQuery } from '../schemas/content/songs.js';

/** The songs of the library's classes, by title. */
export const listSongs = call<SongQuery, SongList>()('GET', '/songs', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});
