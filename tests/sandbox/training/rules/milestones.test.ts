import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  badgeLadders,
  MILESTONE_KINDS,
  milestoneCounts,
  MILESTONES,
  STREAK_DAYS,
} from '../../../../src/sandbox/training/rules/milestones.js';
import type { WorkoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import { patience, runs } from './support/runs.js';
import { anyWorkouts } from './support/workouts.js';

const ride = { type: 'bike', completed: true, contentId: 'hills', source: 'equipment' } as const;
const rides = (count: number) => Array.from({ length: count }, () => ride);
const none = milestoneCounts([]);

const ladderOf = (type: string | null, ladders: ReturnType<typeof badgeLadders>) =>
  ladders.find(ladder => ladder.type === type);

describe('milestones', () => {
  it('are those of the product', () => {
    expect(MILESTONES).toHaveLength(18);
    expect([MILESTONES[0], MILESTONES.at(-1)]).toEqual([10, 2000]);
    expect(STREAK_DAYS).toEqual([3, 5, 7, 10, 20, 30, 45, 60, 100, 200, 365]);
    for (const ladder of [MILESTONES, STREAK_DAYS])
      expect(ladder.every((threshold, index) => threshold > (ladder[index - 1] ?? 0))).toBe(true);
  });

  it('are earned with the tenth ride, not with the ninth', () => {
    const after = (count: number) => ladderOf('bike', badgeLadders(milestoneCounts(rides(count)), 0));
    expect(after(9)).toMatchObject({ earned: [], next: { threshold: 10, progress: 0.9 } });
    expect(after(10)).toMatchObject({ earned: [10], next: { threshold: 25, progress: 0.4 } });
  });

  it('count a ride for its type and for all, and for no other type', () => {
    expect(milestoneCounts(rides(3))).toEqual({ ...none, bike: 3, all: 3 });
  });

  it('count strength for all only', () => {
    expect(milestoneCounts([{ ...ride, type: 'strength' }])).toEqual({ ...none, all: 1 });
  });

  it('do not count a class left early, a freestyle ride or one entered by hand', () => {
    const wrong = [
      { ...ride, completed: false },
      { ...ride, contentId: null },
      { ...ride, source: 'manual' as const },
    ];
    expect(milestoneCounts(wrong)).toEqual(none);
  });

  it('have no next one when all are earned', () => {
    expect(ladderOf('row', badgeLadders({ ...none, row: 2000 }, 0))).toMatchObject({
      earned: [...MILESTONES],
      next: null,
    });
  });

  it('begin with nothing', () => {
    const ladders = badgeLadders(none, 0);
    expect(ladders.map(({ type }) => type)).toEqual([...MILESTONE_KINDS, null]);
    expect(ladders.every(({ earned, next }) => earned.length === 0 && next?.progress === 0)).toBe(true);
  });

  it(
    'count in any order, all of them what the types do and strength besides, and never fewer',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyWorkouts, workouts => {
          const counts = milestoneCounts(workouts);
          expect(milestoneCounts(workouts.toReversed())).toEqual(counts);
          const naive = (type: WorkoutType | 'all') =>
            workouts.filter(
              one =>
                (type === 'all' || one.type === type) &&
                one.completed &&
                one.contentId !== null &&
                one.source !== 'manual',
            ).length;
          for (const kind of MILESTONE_KINDS) expect(counts[kind]).toBe(naive(kind));
          const more = milestoneCounts([...workouts, ride]);
          for (const kind of MILESTONE_KINDS)
            expect(more[kind] - counts[kind]).toBe(kind === 'bike' || kind === 'all' ? 1 : 0);
        }),
        { numRuns: runs },
      );
    },
  );

  it('are earned up to what was reached, and one more workout loses none', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.nat(2100), fc.nat(400), (workouts, days) => {
        const ladders = badgeLadders({ ...none, all: workouts }, days);
        const later = badgeLadders({ ...none, all: workouts + 1 }, days + 1);
        for (const [index, { kind, reached, earned, next }] of ladders.entries()) {
          const thresholds: readonly number[] = kind === 'streak' ? STREAK_DAYS : MILESTONES;
          expect([...earned, ...(next ? [next.threshold] : [])]).toEqual(thresholds.slice(0, earned.length + 1));
          expect(earned.every(threshold => threshold <= reached)).toBe(true);
          if (next) {
            expect(next.threshold).toBeGreaterThan(reached);
            expect(next.progress).toBe(reached / next.threshold);
          }
          expect(later[index]?.earned.slice(0, earned.length)).toEqual(earned);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('streak badges', () => {
  it('are earned by the longest streak: 3, 5 and 7 days with 9', () => {
    expect(ladderOf(null, badgeLadders(none, 9))).toEqual({
      kind: 'streak',
      type: null,
      reached: 9,
      earned: [3, 5, 7],
      next: { threshold: 10, progress: 0.9 },
    });
  });

  it('go on after 60 days, up to a year', () => {
    expect(ladderOf(null, badgeLadders(none, 60))?.next).toEqual({ threshold: 100, progress: 0.6 });
    expect(ladderOf(null, badgeLadders(none, 365))?.next).toBeNull();
  });
});
