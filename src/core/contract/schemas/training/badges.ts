import * as v from 'valibot';
import { pageOf, seconds } from '../common.js';
import { listing } from '../query.js';

export const badgeKind = v.picklist(['milestone', 'streak', 'challenge']);

/** What has milestones of its own; `all` counts every type. */
export const milestoneType = v.picklist(['bike', 'row', 'run', 'climb', 'ellipse', 'reflect', 'fitpass', 'all']);

/**
 * A badge, earned or not (domain 3.6). Its id never changes: `bike-25`, `all-100`, `streak-7`, or `challenge-` and the
 * collection's id.
 */
export const badge = v.object({
  id: v.string(),
  kind: badgeKind,
  /** Of a milestone; null for any other. */
  type: v.nullable(milestoneType),
  /** Workouts of a milestone, days in a row of a streak; null for a challenge. */
  threshold: v.nullable(v.number()),
  /** Whose challenge it is; null for any other. */
  collection: v.nullable(v.object({ id: v.string(), name: v.string() })),
  earnedAt: v.nullable(seconds),
  /**
   * The share that is reached now, 0 to 1. An earned badge can have less than 1: it stays when a workout that led to it is
   * deleted.
   */
  progress: v.number(),
});
export type Badge = v.InferOutput<typeof badge>;

export const badgeQuery = listing({ filters: { kind: v.optional(badgeKind) } });
export type BadgeQuery = v.InferOutput<typeof badgeQuery>;

/** A page of the earned ones, and the next one of each kind: of each type's milestones, of streaks, of each challenge joined. */
export const badgeList = v.object({ ...pageOf(badge).entries, next: v.array(badge) });
export type BadgeList = v.InferOutput<typeof badgeList>;

/** How far each type is: how many workouts count now, the milestones earned, and the next one. */
export const milestones = v.object({
  /** The same for every type, ascending. */
  thresholds: v.array(v.number()),
  items: v.array(
    v.object({
      type: milestoneType,
      count: v.number(),
      earned: v.array(v.object({ badgeId: v.string(), threshold: v.number(), earnedAt: seconds })),
      /** Null when all are earned. */
      next: v.nullable(
        v.object({ badgeId: v.string(), threshold: v.number(), progress: v.number(), remaining: v.number() }),
      ),
    }),
  ),
});
export type Milestones = v.InferOutput<typeof milestones>;

/** The badges that this call has given; none where they were there before. */
export const badgesAwarded = v.object({ awarded: v.array(badge) });
export type BadgesAwarded = v.InferOutput<typeof badgesAwarded>;
