import * as v from 'valibot';
import { countryCode, email, id, password, requiredText, text } from './common.js';

/** Where a visitor came from (spec s.3, onboarding values). */
export const attribution = v.object({
  utmSource: v.optional(text(200)),
  utmCampaign: v.optional(text(200)),
  utmMedium: v.optional(text(200)),
  utmContent: v.optional(text(200)),
});
export type Attribution = v.InferOutput<typeof attribution>;

export const newUser = v.object({
  email,
  password,
  firstName: requiredText(100),
  lastName: requiredText(100),
  countryCode: v.optional(countryCode),
  partnerId: v.optional(id),
  attribution: v.optional(attribution),
});
export type NewUser = v.InferOutput<typeof newUser>;

export const forgotPassword = v.object({ email });
export type ForgotPassword = v.InferOutput<typeof forgotPassword>;

export const resetPassword = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)), password });
export type ResetPassword = v.InferOutput<typeof resetPassword>;

/** The old password is only bounded: the policy guards new ones. */
export const changePassword = v.object({ oldPassword: v.pipe(v.string(), v.maxLength(128)), password });
export type ChangePassword = v.InferOutput<typeof changePassword>;
