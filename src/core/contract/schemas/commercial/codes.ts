import * as v from 'valibot';
import { requiredText, seconds } from '../common.js';
import { instantQuery } from '../query.js';
import { publicLocation } from './locations.js';

/** The same machine as of redemption codes (domain 1.9, 2.2). */
export const commercialCodeStatus = v.picklist(['created', 'activated', 'suspended', 'redeemed', 'expired', 'retired']);
export type CommercialCodeStatus = v.InferOutput<typeof commercialCodeStatus>;

/** What a code of a location gives to a member. */
export const commercialCodePreview = v.object({
  location: publicLocation,
  memberBenefit: v.nullable(v.string()),
  expiresAt: v.nullable(seconds),
});
export type CommercialCodePreview = v.InferOutput<typeof commercialCodePreview>;

export const commercialCodeRedeemed = v.object({ ...commercialCodePreview.entries, since: seconds });
export type CommercialCodeRedeemed = v.InferOutput<typeof commercialCodeRedeemed>;

export const commercialCode = v.object({
  id: v.string(),
  code: v.string(),
  locationId: v.string(),
  status: commercialCodeStatus,
  expiresAt: v.nullable(seconds),
  redeemedAt: v.nullable(seconds),
  version: v.number(),
});
export type CommercialCode = v.InferOutput<typeof commercialCode>;

/** A code whose date is over needs a new one. */
export const commercialCodeReset = v.object({
  reason: requiredText(300),
  expiresAt: v.optional(instantQuery),
  /** Takes the member's benefit away again. */
  revoke: v.optional(v.boolean()),
});
export type CommercialCodeReset = v.InferOutput<typeof commercialCodeReset>;

export const commercialCodeSuspension = v.object({ reason: requiredText(300) });
export type CommercialCodeSuspension = v.InferOutput<typeof commercialCodeSuspension>;
