import * as v from 'valibot';
import { signedIn } from './auth.js';
import { countryCode, email, id, password, requiredText, seconds, text } from './common.js';

/** Where a visitor came from (spec s.3, onboarding values). */
export const attribution = v.object({
  utmSource: v.optional(text(200)), utmCampaign: v.optional(text(200)), utmMedium: v.optional(text(200)), utmContent: v.optional(text(200)),
});
export type Attribution = v.InferOutput<typeof attribution>;

export const newUser = v.object({
  email, password,
  firstName: requiredText(100), lastName: requiredText(100),
  countryCode: v.optional(countryCode),
  partnerId: v.optional(id),
  attribution: v.optional(attribution),
});
export type NewUser = v.InferOutput<typeof newUser>;

export const user = v.object({
  id: v.string(), parentId: v.string(),
  email: v.string(), firstName: v.string(), lastName: v.string(),
  phoneNumber: v.nullable(v.string()), countryCode: v.string(), roles: v.array(v.string()),
  createdAt: seconds, version: v.number(),
});
export type User = v.InferOutput<typeof user>;

export const userSignedUp = v.object({ ...signedIn.entries, user });
export type UserSignedUp = v.InferOutput<typeof userSignedUp>;

export const userPatch = v.object({
  firstName: v.optional(requiredText(100)), lastName: v.optional(requiredText(100)),
  phoneNumber: v.optional(v.nullable(text(32))), countryCode: v.optional(countryCode),
});
export type UserPatch = v.InferOutput<typeof userPatch>;

export const forgotPassword = v.object({ email });
export type ForgotPassword = v.InferOutput<typeof forgotPassword>;

export const resetPassword = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)), password });
export type ResetPassword = v.InferOutput<typeof resetPassword>;
