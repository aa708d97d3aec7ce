import { MILESTONE_KINDS, type MilestoneKind, MILESTONES, STREAK_DAYS } from '../rules/milestones.js';

/** A badge that is earned by a number: of workouts of a type, or of days in a row, where the type is null. */
export interface NumberedBadge {
  id: string;
  type: MilestoneKind | null;
  threshold: number;
}

/** `bike-25`, `all-100`, `streak-7`. */
export const numberedBadgeId = (type: MilestoneKind | null, threshold: number): string =>
  `${type ?? 'streak'}-${threshold}`;

export const challengeBadgeId = (collectionId: string): string => `challenge-${collectionId}`;

const numbered = (type: MilestoneKind | null, thresholds: readonly number[]): NumberedBadge[] =>
  thresholds.map(threshold => ({ id: numberedBadgeId(type, threshold), type, threshold }));

/** Every badge that is no challenge's, those of one type in ascending order. */
export const numberedBadges: readonly NumberedBadge[] = [
  ...MILESTONE_KINDS.flatMap(type => numbered(type, MILESTONES)),
  ...numbered(null, STREAK_DAYS),
];

const byId = new Map(numberedBadges.map(badge => [badge.id, badge]));

export const numberedBadge = (id: string): NumberedBadge | undefined => byId.get(id);
