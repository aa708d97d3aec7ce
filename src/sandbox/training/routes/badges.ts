import type * as calls from '../../../core/contract/training/badges.js';
import type { Handlers } from '../../http/handler.js';
import { processBadges } from '../badges/award.js';
import { badgeOf, badgesOf } from '../badges/list.js';
import { milestonesOf } from '../badges/milestones.js';

export const badgeHandlers = {
  listBadges: (context, { userId, ...query }) => badgesOf(context, userId, query),
  getBadge: (context, { userId, badgeId }) => badgeOf(context, userId, badgeId),
  getMilestones: ({ db }, { userId }) => milestonesOf(db, userId),
  processMilestones: (context, { userId }) => processBadges(context, userId, 'milestone'),
  processStreaks: (context, { userId }) => processBadges(context, userId, 'streak'),
} satisfies Handlers<keyof typeof calls>;
