import { call } from '../call.js';
import type {
  Favorite,
  FavoriteList,
  FavoriteQuery,
  FavoriteRemoved,
  NewFavorite,
} from '../schemas/content/favorites.js';

/** A member's favourites, the latest first. */
export const listFavorites = call<FavoriteQuery, FavoriteList>()('GET', '/favorites/:userId/items', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** Keeps a class. One that is a favourite already stays where it is. */
export const addFavorite = call<NewFavorite, Favorite>()('POST', '/favorites/:userId/items', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
  repeatable: 'sets',
});

/** Afterwards it is no favourite, whether it was one or not. */
export const removeFavorite = call<object, FavoriteRemoved>()('DELETE', '/favorites/:userId/items/:contentId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
  repeatable: 'sets',
});
