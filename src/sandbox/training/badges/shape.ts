import type { Badge } from '../../../core/contract/schemas/training/badges.js';
import { badgeLadders } from '../rules/milestones.js';
import { challengeBadgeId, type NumberedBadge, numberedBadges } from './badge-ids.js';
import type { Reached } from './reached.js';

/** A streak badge that was not reached is as far as the streak of today: the days of an older one are lost for it. */
function progressOf({ type, threshold }: NumberedBadge, { counts, streak }: Reached): number {
  const reached = type !== null ? counts[type] : streak.longest >= threshold ? streak.longest : streak.current;
  return Math.min(1, reached / threshold);
}

export const shownNumbered = (badge: NumberedBadge, reached: Reached, earnedAt: number | null): Badge => ({
  id: badge.id,
  kind: badge.type === null ? 'streak' : 'milestone',
  type: badge.type,
  threshold: badge.threshold,
  collection: null,
  earnedAt,
  progress: progressOf(badge, reached),
});

export const shownChallenge = (
  collection: { id: string; name: string },
  { earnedAt, progress }: Pick<Badge, 'earnedAt' | 'progress'>,
): Badge => ({
  id: challengeBadgeId(collection.id),
  kind: 'challenge',
  type: null,
  threshold: null,
  collection,
  earnedAt,
  progress,
});

/** The first badge of each ladder that is neither reached nor earned: one that was earned once is not earned again. */
export const nextBadges = (
  { counts, streak }: Reached,
  earned: { has(badgeId: string): boolean },
): readonly NumberedBadge[] =>
  badgeLadders(counts, streak.longest).flatMap(({ type, reached }) => {
    const next = numberedBadges.find(one => one.type === type && one.threshold > reached && !earned.has(one.id));
    return next ? [next] : [];
  });
