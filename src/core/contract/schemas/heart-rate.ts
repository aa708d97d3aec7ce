import * as v from 'valibot';

/**
 * Heart-rate zones in beats per minute, both ends included (domain 3.3). Without a birth date and a maximum of
 * the person's own there are none, and `reason` says what is missing.
 */
export const heartRateZones = v.object({
  maxHeartRate: v.nullable(v.number()),
  restingHeartRate: v.nullable(v.number()),
  method: v.picklist(['user', '220-age', '208-0.7age', 'reserve']),
  /** The bounds are the person's own. */
  custom: v.boolean(),
  zones: v.array(v.object({ zone: v.number(), min: v.number(), max: v.number() })),
  reason: v.optional(v.picklist(['birthDateMissing'])),
});
export type HeartRateZones = v.InferOutput<typeof heartRateZones>;
