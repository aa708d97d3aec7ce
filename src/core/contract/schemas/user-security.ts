import * as v from 'valibot';
import { email, id, pageOf, password, seconds } from './common.js';

export const forgotPassword = v.object({ email });

export type ForgotPassword = v.InferOutput<typeof forgotPassword>;

export const resetPassword = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)), password });

export type ResetPassword = v.InferOutput<typeof resetPassword>;

/** The old password is only bounded: the policy guards new ones. */
export const changePassword = v.object({ oldPassword: v.pipe(v.string(), v.maxLength(128)), password });

export type ChangePassword = v.InferOutput<typeof changePassword>;

/** One open sign-in. Instants in unix seconds. */
export const sessionItem = v.object({
  id: v.string(),
  createdAt: seconds,
  /** When its token was last refreshed or validated. */
  lastSeenAt: seconds,
  expiresAt: seconds,
  /** What the browser or app called itself; empty when it did not say. */
  userAgent: v.string(),
  /** The session of the token in the request. */
  current: v.boolean(),
  /** Who acts as this person in it, when it is not the person: a parent by name, staff as "Customer support". */
  actor: v.optional(v.string()),
});

export const sessionList = pageOf(sessionItem);

export type SessionList = v.InferOutput<typeof sessionList>;

/** All sessions end; `except: 'current'` keeps the caller's own, `sessionId` ends that one alone. */
export const sessionsToEnd = v.object({ except: v.optional(v.literal('current')), sessionId: v.optional(id) });

export type SessionsToEnd = v.InferOutput<typeof sessionsToEnd>;

export const sessionsEnded = v.object({ ended: v.number() });

export type SessionsEnded = v.InferOutput<typeof sessionsEnded>;
