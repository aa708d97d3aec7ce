import * as v from 'valibot';
import { text } from './common.js';

/** Where a visitor came from (spec s.3, onboarding values). */
export const attribution = v.object({
  utmSource: v.optional(text(200)),
  utmCampaign: v.optional(text(200)),
  utmMedium: v.optional(text(200)),
  utmContent: v.optional(text(200)),
});

export type Attribution = v.InferOutput<typeof attribution>;
