import * as v from 'valibot';
import { seconds } from './common.js';

/** Until a day after this period, or so many months of 30 days after its end; without either until the member comes back. */
export const pause = v.object({
  resumesAt: v.optional(seconds),
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});
export type Pause = v.InferOutput<typeof pause>;
