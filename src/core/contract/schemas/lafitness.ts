import * as v from 'valibot';
import { countryCode, email, id, seconds, text, requiredLine } from './common.js';

/** The partner's own id of a member. */
const memberId = id;

export const partnerSignup = v.object({
  memberId,
  email,
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  countryCode: v.optional(countryCode),
});
export type PartnerSignup = v.InferOutput<typeof partnerSignup>;

export const partnerSubscribe = v.object({ memberId, planId: v.optional(id), endsAt: v.optional(seconds) });
export type PartnerSubscribe = v.InferOutput<typeof partnerSubscribe>;

export const partnerPause = v.object({ memberId, resumesAt: v.optional(seconds) });
export type PartnerPause = v.InferOutput<typeof partnerPause>;

export const partnerMember = v.object({ memberId, reason: v.optional(text(500)) });
export type PartnerMember = v.InferOutput<typeof partnerMember>;

export const partnerAnswer = v.object({
  memberId: v.string(),
  userId: v.string(),
  status: v.nullable(v.string()),
  currentPeriodEnd: v.nullable(seconds),
  endsAt: v.nullable(seconds),
});
export type PartnerAnswer = v.InferOutput<typeof partnerAnswer>;
