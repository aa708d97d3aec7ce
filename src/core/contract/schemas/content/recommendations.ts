import * as v from 'valibot';
import { wholeNumber } from '../query.js';
import { workoutType } from '../training/workouts.js';
import { contentItem } from './library.js';

/**
 * Why a class is recommended: by the instructor whom the member takes most; of the type that they do most, and the next
 * length of it; done once and not for a month; or what others take.
 */
export const recommendationReason = v.picklist([
  'nextLength',
  'sameInstructor',
  'notDoneLately',
  'favouriteType',
  'popular',
]);
export type RecommendationReason = v.InferOutput<typeof recommendationReason>;

/** 12 without a `limit`. */
export const recommendationQuery = v.object({
  type: v.optional(workoutType),
  limit: v.optional(wholeNumber(24, 1)),
});
export type RecommendationQuery = v.InferOutput<typeof recommendationQuery>;

export const recommendations = v.object({
  items: v.array(v.object({ content: contentItem, reason: recommendationReason })),
  /** Begun in the last month and not played to the end, the latest first; 5 at most. */
  unfinished: v.array(v.object({ content: contentItem, resumeAt: v.number() })),
});
export type Recommendations = v.InferOutput<typeof recommendations>;
