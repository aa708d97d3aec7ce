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

/** Why somebody acts for a member, in their own words. */
const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Must say why, in a few words.'),
  v.maxLength(300, 'Must not be longer than 300 characters.'),
);

export const loginTokenRequest = v.object({
  reason: v.optional(reason),
  expirationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(900))),
});

export type LoginTokenRequest = v.InferOutput<typeof loginTokenRequest>;

export const loginToken = v.object({ token: v.string(), expiresAt: seconds });
export type LoginToken = v.InferOutput<typeof loginToken>;

export const actingReason = v.object({ reason });
export type ActingReason = v.InferOutput<typeof actingReason>;

/** One of our staff in the account of a member; null for a session that is a person's own, or a parent's. */
export const acting = v.nullable(
  v.object({
    /** The member of staff. */
    staffName: v.string(),
    memberName: v.string(),
    /** Null while nothing can be changed. */
    reason: v.nullable(v.string()),
    /** When the session ends. It is not renewed. */
    endsAt: seconds,
  }),
);
export type Acting = v.InferOutput<typeof acting>;
