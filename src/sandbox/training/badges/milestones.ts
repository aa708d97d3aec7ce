import type { Milestones } from '../../../core/contract/schemas/training/badges.js';
import type { Db } from '../../db/db.js';
import { type MilestoneCounts, MILESTONE_KINDS, type MilestoneKind, MILESTONES } from '../rules/milestones.js';
import { numberedBadgeId } from './badge-ids.js';
import { earnedBy } from './earned.js';
import { countsOf } from './reached.js';

/** One type's milestones: what is earned stays, what is counted is what there is. */
function ladderOf(type: MilestoneKind, counts: MilestoneCounts, earned: ReadonlyMap<string, number>) {
  const count = counts[type];
  const rungs = MILESTONES.map(threshold => {
    const badgeId = numberedBadgeId(type, threshold);
    return { badgeId, threshold, earnedAt: earned.get(badgeId) };
  });
  const next = rungs.find(({ threshold, earnedAt }) => earnedAt === undefined && threshold > count);
  return {
    type,
    count,
    earned: rungs.flatMap(({ earnedAt, ...rung }) => (earnedAt === undefined ? [] : [{ ...rung, earnedAt }])),
    next: next
      ? {
          badgeId: next.badgeId,
          threshold: next.threshold,
          progress: count / next.threshold,
          remaining: next.threshold - count,
        }
      : null,
  };
}

export async function milestonesOf(db: Db, userId: string): Promise<Milestones> {
  const [counts, earned] = await Promise.all([countsOf(db, userId), earnedBy(db, userId)]);
  return { thresholds: [...MILESTONES], items: MILESTONE_KINDS.map(type => ladderOf(type, counts, earned)) };
}
