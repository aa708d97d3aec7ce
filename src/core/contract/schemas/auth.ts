import * as v from 'valibot';
import { seconds } from './common.js';

/** The password is only bounded here: the policy guards new passwords, not old ones. */
export const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(128)),
});
export type Credentials = v.InferOutput<typeof credentials>;

/** Spec s.3: login response. */
export const signedIn = v.object({ jwt: v.string(), userId: v.string() });
export type SignedIn = v.InferOutput<typeof signedIn>;

export const sessionInfo = v.object({ userId: v.string(), sessionId: v.string(), expiresAt: seconds });
export type SessionInfo = v.InferOutput<typeof sessionInfo>;

export const oneTimeToken = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) });
export type OneTimeToken = v.InferOutput<typeof oneTimeToken>;

export const loginTokenRequest = v.object({
  expirationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(900))),
});

export const loginToken = v.object({ token: v.string(), expiresAt: seconds });
export type LoginToken = v.InferOutput<typeof loginToken>;
