import * as v from 'valibot';
import { id, pageOf, seconds } from '../common.js';
import { listing } from '../query.js';
import { workoutType } from '../training/workouts.js';
import { contentItem } from './library.js';

export const favoriteQuery = listing({ filters: { type: v.optional(workoutType) } });
export type FavoriteQuery = v.InferOutput<typeof favoriteQuery>;

/** A class that a member keeps. One that is gone from the library stays, and says so. */
export const favorite = v.object({ content: contentItem, addedAt: seconds });
export type Favorite = v.InferOutput<typeof favorite>;

export const favoriteList = pageOf(favorite);
export type FavoriteList = v.InferOutput<typeof favoriteList>;

export const newFavorite = v.object({ contentId: id });
export type NewFavorite = v.InferOutput<typeof newFavorite>;

export const favoriteRemoved = v.object({ contentId: v.string(), favorite: v.literal(false) });
export type FavoriteRemoved = v.InferOutput<typeof favoriteRemoved>;
