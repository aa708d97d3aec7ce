import * as v from 'valibot';
import { id, pageOf, seconds } from './common.js';

/** One sign-in that still stands. Instants in unix seconds. */
export const sessionItem = v.object({
  id: v.string(),
  createdAt: seconds,
  /** When its token was last refreshed or validated. */
  lastSeenAt: seconds,
  expiresAt: seconds,
  /** What the browser or app called itself; empty when it did not say. */
  userAgent: v.string(),
  /** The session of the very token that asks. */
  current: v.boolean(),
  /** Who acts as this person in it, when it is someone else: a parent by name, staff as "Customer support". */
  actor: v.optional(v.string()),
});

export const sessionList = pageOf(sessionItem);
export type SessionList = v.InferOutput<typeof sessionList>;

/** All sessions end; `except: 'current'` keeps the caller's own, `sessionId` ends that one alone. */
export const sessionsToEnd = v.object({ except: v.optional(v.literal('current')), sessionId: v.optional(id) });
export type SessionsToEnd = v.InferOutput<typeof sessionsToEnd>;

export const sessionsEnded = v.object({ ended: v.number() });
export type SessionsEnded = v.InferOutput<typeof sessionsEnded>;
