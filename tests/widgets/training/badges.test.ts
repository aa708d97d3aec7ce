import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Badge } from '../../../src/core/contract/schemas/training/badges.js';
import type { Session } from '../../../src/core/session/session.js';
import { barsOf, closestOf, groupsOf } from '../../../src/widgets/training/badges/groups.js';
import { createBadges } from '../../../src/widgets/training/badges/model.js';
import { inWorld } from '../../support/in-world.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

const badge = (more: Partial<Badge>): Badge => ({
  id: 'bike-25',
  kind: 'milestone',
  type: 'bike',
  threshold: 25,
  collection: null,
  earnedAt: null,
  progress: 0,
  ...more,
});

const anyBadge = fc
  .record({
    id: fc.string(),
    kind: fc.constantFrom('milestone', 'streak', 'challenge'),
    type: fc.constantFrom('bike', 'row', 'all', null),
    threshold: fc.constantFrom(3, 10, 100, 1000),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(badge);

describe('what badges look like and where they stand', () => {
  it('more work never fills fewer bars, and every badge fills one to three', () => {
    const kind = fc.constantFrom('milestone', 'streak');
    fc.assert(
      fc.property(kind, fc.integer({ min: 1, max: 3000 }), fc.nat(3000), (of, threshold, more) => {
        const fewer = barsOf({ kind: of, threshold });
        expect(fewer).toBeGreaterThanOrEqual(1);
        expect(barsOf({ kind: of, threshold: threshold + more })).toBeGreaterThanOrEqual(fewer);
      }),
    );
    const filled = (of: Badge['kind'], threshold: number | null) => barsOf({ kind: of, threshold });
    expect([filled('milestone', 75), filled('milestone', 100), filled('milestone', 1000)]).toEqual([1, 2, 3]);
    expect([filled('streak', 7), filled('streak', 10), filled('streak', 365)]).toEqual([1, 2, 3]);
    expect(filled('challenge', null)).toBe(3);
  });

  it('every badge is in one group, in the order in which it came', () => {
    fc.assert(
      fc.property(fc.array(anyBadge), fc.array(anyBadge), (earned, next) => {
        const groups = groupsOf(earned, next);
        expect(groups.flatMap(group => group.earned)).toHaveLength(earned.length);
        expect(groups.flatMap(group => group.next)).toHaveLength(next.length);
        for (const group of groups) expect(group.earned).toEqual(earned.filter(one => group.earned.includes(one)));
      }),
    );
  });

  it('the closest come first, and one that is not begun is not close', () => {
    const [near, far, none] = [badge({ progress: 0.9 }), badge({ progress: 0.2 }), badge({})];
    expect(closestOf([far, none, near], 3)).toEqual([near, far]);
    expect(closestOf([far, near], 1)).toEqual([near]);
  });
});

describe('the badges of a member', () => {
  let sandbox: TestSandbox;
  let session: Session;
  inWorld('training', opened => {
    sandbox = opened;
  });
  beforeEach(() => {
    session = openSession(sandbox);
  });

  function open() {
    const model = createBadges(session);
    model.$screen.listen(() => undefined);
    model.$milestones.listen(() => undefined);
    return model;
  }
  async function known(model: ReturnType<typeof open>) {
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('badges'), patience);
    await vi.waitFor(() => expect(model.$milestones.get().is).toBe('known'), patience);
    const [screen, milestones] = [model.$screen.get(), model.$milestones.get()];
    if (screen.is !== 'badges' || milestones.is !== 'known') throw new Error('They have not come.');
    return { ...screen, milestones };
  }

  it('after a year of training they are there, the latest first, by the member’s own clock', async () => {
    await comesIn(session, 'member');
    const { earned, timeZone } = await known(open());
    expect(earned.length).toBeGreaterThan(10);
    const days = earned.map(({ earnedAt }) => earnedAt ?? 0);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(timeZone).toBe('America/New_York');
    expect(new Set(earned.map(({ kind }) => kind))).toEqual(new Set(['milestone', 'streak', 'challenge']));
  });

  it('what is missing to the next milestone is what the counts say', async () => {
    await comesIn(session, 'member');
    const { next, milestones } = await known(open());
    for (const { id, progress, threshold } of next.filter(({ kind }) => kind === 'milestone')) {
      const own = milestones.items.find(item => item.next?.badgeId === id);
      expect(Math.round(progress * (threshold ?? 0))).toBe(own?.count);
    }
  });

  it('whoever is signed out is asked to sign in', () => {
    expect(open().$screen.get()).toEqual({ is: 'signedOut', ended: false });
  });

  it('whoever has not begun has none, and sees the first ones to get', async () => {
    await sandbox.load('fresh');
    await comesIn(session, 'member');
    const { earned, next } = await known(open());
    expect(earned).toEqual([]);
    expect(next.map(({ id }) => id)).toEqual(expect.arrayContaining(['bike-10', 'all-10', 'streak-3']));
  });
});
