import { call } from '../call.js';
import type { Badge, BadgeList, BadgeQuery, BadgesAwarded, Milestones } from '../schemas/training/badges.js';

/*
 * A badge that was earned stays (domain 3.6). Counts and progress come from the workouts as they are, so they go down when
 * one is deleted, and the badge is still there. Saving a workout gives what it earns; the calls that process give what is
 * missing, after workouts were restored or retyped or a rule has changed.
 */

const reads = { needs: ['jwt'], guard: ['selfOrAdmin'], gives: 'nothing', repeatable: 'reads' } as const;
const processes = {
  needs: [],
  guard: ['selfOrAdmin', 'service'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
} as const;

/** A member's badges, the latest first, and the next ones with how far they are. */
export const listBadges = call<BadgeQuery, BadgeList>()('GET', '/users/:userId/badges', reads);

/** One badge, earned or not. */
export const getBadge = call<object, Badge>()('GET', '/users/:userId/badges/:badgeId', reads);

/** How many workouts of each type count for milestones, those that are earned, and the next. */
export const getMilestones = call<object, Milestones>()('GET', '/users/:userId/badges/milestones', reads);

/** Gives the milestones that a member has reached and does not have. Made again, it gives nothing. */
export const processMilestones = call<object, BadgesAwarded>()(
  'POST',
  '/users/:userId/badges/milestones/process',
  processes,
);

/** Gives the badges of the longest streak that a member has had and does not have. Made again, it gives nothing. */
export const processStreaks = call<object, BadgesAwarded>()('POST', '/users/:userId/badges/streaks/process', processes);
