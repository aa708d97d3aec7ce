import type { Badge, Milestones } from '../../../core/contract/schemas/training/badges.js';

type MilestoneType = Milestones['items'][number]['type'];
export type GroupName = MilestoneType | 'streak' | 'challenge';

/** Badges of one kind: those that are earned, the latest first, and those that come next. */
export interface Group {
  name: GroupName;
  earned: readonly Badge[];
  next: readonly Badge[];
}

const names = [
  'all',
  'bike',
  'row',
  'run',
  'climb',
  'ellipse',
  'reflect',
  'fitpass',
  'streak',
  'challenge',
] as const satisfies readonly GroupName[];

export const groupOf = ({ kind, type }: Pick<Badge, 'kind' | 'type'>): GroupName =>
  kind === 'milestone' ? (type ?? 'all') : kind;

/** Every group that has a badge or one to earn, in one order. */
export const groupsOf = (earned: readonly Badge[], next: readonly Badge[]): readonly Group[] =>
  names
    .map(name => {
      const isOwn = (badge: Badge) => groupOf(badge) === name;
      return { name, earned: earned.filter(isOwn), next: next.filter(isOwn) };
    })
    .filter(group => group.earned.length + group.next.length > 0);

/** From how many workouts, or days in a row, a badge has two bars, and three. */
const steps = { milestone: [100, 1000], streak: [10, 100] } as const;

/** How many of its bars an earned badge fills, 1 to 3: a challenge that is done fills all. */
export function barsOf({ kind, threshold }: Pick<Badge, 'kind' | 'threshold'>): number {
  if (kind === 'challenge') return 3;
  return 1 + steps[kind].filter(step => (threshold ?? 0) >= step).length;
}

/** Those of the next ones that have been begun, the furthest first. */
export const closestOf = (next: readonly Badge[], most: number): readonly Badge[] =>
  next
    .filter(({ progress }) => progress > 0)
    .toSorted((one, other) => other.progress - one.progress)
    .slice(0, most);

/** Workouts, or days in a row, that are done of a next badge; undefined for a challenge, which counts by shares. */
export const reachedOf = ({ threshold, progress }: Pick<Badge, 'threshold' | 'progress'>): number | undefined =>
  threshold === null ? undefined : Math.round(progress * threshold);
