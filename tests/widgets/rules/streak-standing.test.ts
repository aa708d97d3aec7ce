import { describe, expect, it } from 'vitest';
import type { Streak } from '../../../src/core/contract/schemas/training/streaks.js';
import {
  canFreeze,
  freezeOffer,
  protectionOf,
  standingOf,
} from '../../../src/widgets/training/workout-calendar/streak-rules.js';

const run = { current: 0, longest: 9, atRisk: false };
const streak = (more: Partial<Streak> = {}): Streak => ({
  timeZone: 'UTC',
  today: '2026-11-26',
  daily: { ...run, lastDate: '2026-11-24' },
  weekly: { ...run, current: 3, lastWeek: '2026-11-23' },
  thisWeek: { done: 1, goal: 3 },
  weeklyGoal: 3,
  restWeekdays: [],
  away: [],
  freezes: { used: [], left: 2 },
  protectedDays: [],
  version: 1,
  ...more,
});

describe('what is said of a streak', () => {
  it('names the day that ends first', () => {
    const daily = { ...run, current: 4, atRisk: true, lastDate: '2026-11-25' };
    const weekly = { ...run, current: 3, atRisk: true, lastWeek: '2026-11-16' };
    expect(standingOf(streak({ daily, weekly }))).toEqual({ is: 'dayAtRisk', days: 4 });
    expect(standingOf(streak({ weekly }))).toEqual({ is: 'weekAtRisk', weeks: 3, missing: 2 });
  });

  it('offers the one day that was missed, and not one of several', () => {
    expect(standingOf(streak())).toEqual({ is: 'missed', day: '2026-11-25' });
    const earlier = { ...run, lastDate: '2026-11-23' };
    expect(standingOf(streak({ daily: earlier }))).toEqual({ is: 'going' });
    expect(standingOf(streak({ daily: earlier, protectedDays: ['2026-11-24'] }))).toEqual({
      is: 'missed',
      day: '2026-11-25',
    });
  });

  it('offers no freeze where none is left, or for a day of last month, whose freezes are not counted', () => {
    expect(standingOf(streak({ freezes: { used: [], left: 0 } }))).toEqual({ is: 'going' });
    const first = streak({ today: '2026-12-01', daily: { ...run, lastDate: '2026-11-29' } });
    expect(standingOf(first)).toEqual({ is: 'going' });
    expect(freezeOffer({ is: 'dayAtRisk', days: 1 }, streak())).toBe('2026-11-26');
    expect(freezeOffer({ is: 'going' }, streak())).toBeUndefined();
  });
});

describe('a protected day', () => {
  const all = streak({
    away: [{ from: '2026-11-20', to: '2026-11-21' }],
    freezes: { used: ['2026-11-18'], left: 1 },
    protectedDays: ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22'],
  });

  it('says what protects it', () => {
    const days = ['2026-11-18', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map(one => protectionOf(all, one))).toEqual(['freeze', 'away', 'rest', undefined]);
  });

  it('takes no freeze, nor does one that has not come or is long gone', () => {
    const days = ['2026-11-22', '2026-11-27', '2026-11-17', '2026-11-23', '2026-11-26'];
    expect(days.map(one => canFreeze(all, one))).toEqual([false, false, false, true, true]);
  });
});
