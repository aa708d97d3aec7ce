import type { WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { numberedBadgeId } from '../../../training/badges/badge-ids.js';
import { badgeLadders, milestoneCounts } from '../../../training/rules/milestones.js';
import { streaksOf } from '../../../training/rules/streaks.js';
import type { Countable } from '../../../training/rules/workout-facts.js';
import type { userBadges } from '../../../training/tables/badges.js';

interface Done extends Countable {
  type: WorkoutType;
  endedAt: number;
  localDate: string;
}

/** The badges that a member's workouts earn, each with the workout that reached it: as if it had been given at once. */
export function badgesOf(userId: string, workouts: readonly Done[]): (typeof userBadges.$inferSelect)[] {
  const inOrder = workouts.toSorted((one, other) => one.endedAt - other.endedAt);
  const earned = new Map<string, typeof userBadges.$inferSelect>();
  for (const [index, { endedAt, localDate }] of inOrder.entries()) {
    const until = inOrder.slice(0, index + 1);
    const { daily } = streaksOf(
      until.map(one => one.localDate),
      localDate,
    );
    for (const { kind, type, earned: thresholds } of badgeLadders(milestoneCounts(until), daily.longest))
      for (const threshold of thresholds) {
        const badgeId = numberedBadgeId(type, threshold);
        if (!earned.has(badgeId)) earned.set(badgeId, { userId, badgeId, kind, collectionId: null, earnedAt: endedAt });
      }
  }
  return [...earned.values()];
}
