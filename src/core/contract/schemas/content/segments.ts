import * as v from 'valibot';
import { metricSlug } from '../training/recording.js';

export const contentLevel = v.picklist(['beginner', 'intermediate', 'advanced']);
export type ContentLevel = v.InferOutput<typeof contentLevel>;

const wholeSeconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a class: warm-up, climb, cool-down. Seconds from its beginning. */
export const contentSegment = v.object({ name: v.string(), start: wholeSeconds, length: wholeSeconds });
export type ContentSegment = v.InferOutput<typeof contentSegment>;

/** What the instructor asks for, in the units of `metricUnits`. */
export const contentTarget = v.object({
  slug: metricSlug,
  start: wholeSeconds,
  length: wholeSeconds,
  low: v.number(),
  high: v.number(),
});
export type ContentTarget = v.InferOutput<typeof contentTarget>;
