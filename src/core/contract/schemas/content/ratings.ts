import * as v from 'valibot';
import { pageOf, seconds } from '../common.js';
import { contentItem } from './library.js';

const upTo = (max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message));

/** What a member thinks of a class; without a difficulty they have said none. */
export const newRating = v.object({
  stars: upTo(5, 'Must be 1 to 5 stars.'),
  difficulty: v.optional(v.nullable(upTo(10, 'Must be 1 to 10.'))),
});
export type NewRating = v.InferOutput<typeof newRating>;

/** `difficulty`: 1, very easy, to 10, the hardest. */
export const rating = v.object({
  content: contentItem,
  stars: v.number(),
  difficulty: v.nullable(v.number()),
  ratedAt: seconds,
});
export type Rating = v.InferOutput<typeof rating>;

export const ratingList = pageOf(rating);
export type RatingList = v.InferOutput<typeof ratingList>;

export const ratingRemoved = v.object({ contentId: v.string(), rated: v.literal(false) });
export type RatingRemoved = v.InferOutput<typeof ratingRemoved>;
