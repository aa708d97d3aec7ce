import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { type Countable, isCounted } from './workout-facts.js';

/** Workouts that earn a milestone, of each kind (domain 3.6). */
export const MILESTONES = [
  10, 25, 50, 75, 100, 200, 300, 400, 500, 600, 750, 800, 1000, 1200, 1400, 1600, 1800, 2000,
] as const;

/** Days in a row that earn a streak badge (domain 3.6). */
export const STREAK_DAYS = [3, 5, 7, 10, 20, 30, 45, 60, 100, 200, 365] as const;

/** The types that have milestones of their own; `all` counts every type, strength too. */
export const MILESTONE_KINDS = ['bike', 'row', 'run', 'climb', 'ellipse', 'reflect', 'fitpass', 'all'] as const;
export type MilestoneKind = (typeof MILESTONE_KINDS)[number];

/** How many workouts count for each kind of milestone. */
export type MilestoneCounts = Record<MilestoneKind, number>;

const NONE: MilestoneCounts = { bike: 0, row: 0, run: 0, climb: 0, ellipse: 0, reflect: 0, fitpass: 0, all: 0 };

/** Counts the workouts that earn milestones; one that is not completed, has no class or was entered by hand does not. */
export function milestoneCounts(workouts: readonly (Countable & { type: WorkoutType })[]): MilestoneCounts {
  const counts = { ...NONE };
  for (const { type } of workouts.filter(isCounted))
    for (const kind of MILESTONE_KINDS) if (kind === 'all' || kind === type) counts[kind] += 1;
  return counts;
}

/** How far somebody is with the badges of one kind, whose thresholds ascend. */
export interface Ladder {
  kind: 'milestone' | 'streak';
  /** Null for a streak. */
  type: MilestoneKind | null;
  /** Workouts, or days in a row. */
  reached: number;
  /** The thresholds of the badges that are earned. */
  earned: number[];
  /** The first one that is not; `progress` is the share of it that is done, 0 to 1. Null when all are earned. */
  next: { threshold: number; progress: number } | null;
}

function climbed(thresholds: readonly number[], reached: number): Pick<Ladder, 'reached' | 'earned' | 'next'> {
  const next = thresholds.find(threshold => threshold > reached);
  return {
    reached,
    earned: thresholds.filter(threshold => threshold <= reached),
    next: next === undefined ? null : { threshold: next, progress: reached / next },
  };
}

/** Every kind of badge, milestones first. A streak badge stays when the streak ends, so the longest one counts. */
export function badgeLadders(counts: MilestoneCounts, longestStreak: number): Ladder[] {
  return [
    ...MILESTONE_KINDS.map(type => ({ kind: 'milestone', type, ...climbed(MILESTONES, counts[type]) }) as const),
    { kind: 'streak', type: null, ...climbed(STREAK_DAYS, longestStreak) },
  ];
}
