import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../../../src/sandbox/training/rules/days.js';
import { type StreakOptions, streaksOf } from '../../../../src/sandbox/training/rules/streaks.js';
import { patience, runs } from './support/runs.js';
import { recounted } from './support/streak-walk.js';

/** A Wednesday. */
const TODAY = '2026-08-19';
const ago = (days: number): string => daysLater(TODAY, -days);
const ran = (...daysAgo: number[]): string[] => daysAgo.map(ago);

const daily = (dates: readonly string[], options?: StreakOptions) => streaksOf(dates, TODAY, options).daily;
const weekly = (dates: readonly string[], options?: StreakOptions) => streaksOf(dates, TODAY, options).weekly;

describe('a daily streak', () => {
  it('is none for somebody who never trained', () => {
    expect(streaksOf([], TODAY)).toEqual({
      daily: { current: 0, longest: 0, atRisk: false, lastDate: null },
      weekly: { current: 0, longest: 0, atRisk: false, lastWeek: null },
    });
  });

  it('is three days for Ana, who trained today and the two days before', () => {
    expect(daily(ran(0, 1, 2))).toEqual({ current: 3, longest: 3, atRisk: false, lastDate: TODAY });
  });

  it('is at risk while Ana has trained yesterday and not yet today', () => {
    expect(daily(ran(1, 2))).toEqual({ current: 2, longest: 2, atRisk: true, lastDate: ago(1) });
  });

  it('is over when Ana has trained on neither, and the longest stays', () => {
    expect(daily(ran(2, 3, 4))).toEqual({ current: 0, longest: 3, atRisk: false, lastDate: ago(2) });
  });

  it('counts two workouts of a day once', () => {
    expect(daily(ran(0, 0, 1)).current).toBe(2);
  });

  it('goes on over a leap day and a new year', () => {
    expect(streaksOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').daily.current).toBe(3);
    expect(streaksOf(['2026-12-31', '2027-01-01'], '2027-01-02').daily.current).toBe(2);
  });

  it('goes on for Ana who flew from Auckland to Honolulu, where it is yesterday', () => {
    expect(streaksOf(['2026-01-01', '2026-01-02'], '2026-01-01').daily).toEqual({
      current: 2,
      longest: 2,
      atRisk: false,
      lastDate: '2026-01-02',
    });
  });

  it('keeps over planned rest days, which do not add to it', () => {
    // Tuesday and Monday are rest days; Sunday and Saturday were done
    expect(daily(ran(3, 4), { restWeekdays: [1, 2] })).toMatchObject({ current: 2, atRisk: true });
    expect(daily(ran(3, 4), { restWeekdays: [2] })).toMatchObject({ current: 0, longest: 2 });
  });

  it('keeps over days away, the first and the last too', () => {
    expect(daily(ran(0, 6), { away: [{ from: ago(5), to: ago(1) }] }).current).toBe(2);
    expect(daily(ran(0, 6), { away: [{ from: ago(4), to: ago(1) }] }).current).toBe(1);
    expect(daily(ran(0, 6), { away: [{ from: ago(5), to: ago(2) }] }).current).toBe(1);
  });

  it('is forgiven one day by one freeze', () => {
    expect(daily(ran(0, 2), { frozen: ran(1) }).current).toBe(2);
    expect(daily(ran(0, 3), { frozen: ran(1) }).current).toBe(1);
  });

  it('is not at risk on a day that is protected', () => {
    expect(daily(ran(1), { restWeekdays: [3] })).toMatchObject({ current: 1, atRisk: false });
  });

  it('counts a workout on a rest day', () => {
    expect(daily(ran(0, 1, 2), { restWeekdays: [1, 2, 3] }).current).toBe(3);
  });
});

describe('a weekly streak', () => {
  it('goes from Monday to Sunday', () => {
    // Sunday of last week and the Monday before it
    expect(weekly(ran(3, 9))).toEqual({ current: 1, longest: 1, atRisk: true, lastWeek: '2026-08-10' });
    expect(weekly(ran(2, 3, 10))).toEqual({ current: 3, longest: 3, atRisk: false, lastWeek: '2026-08-17' });
  });

  it('is over after a week without a workout', () => {
    expect(weekly(ran(10, 17))).toMatchObject({ current: 0, longest: 2 });
  });

  it('asks for as many workouts as the goal says, two on one day too', () => {
    const options = { weeklyGoal: 3 };
    expect(weekly(ran(3, 4, 5), options)).toMatchObject({ current: 1, atRisk: true });
    expect(weekly(ran(3, 4, 4), options).current).toBe(1);
    expect(weekly(ran(3, 4), options).current).toBe(0);
    expect(weekly(ran(0, 1, 3, 4, 5), options)).toMatchObject({ current: 1, atRisk: true });
    expect(weekly(ran(0, 1, 2, 3, 4, 5), options)).toMatchObject({ current: 2, atRisk: false });
  });

  it('asks for no more than the days that are not protected', () => {
    const lastWeek = { weeklyGoal: 3, away: [{ from: '2026-08-10', to: '2026-08-14' }] };
    expect(weekly(ran(3, 4), lastWeek).current).toBe(1);
    expect(weekly(ran(3), lastWeek).current).toBe(0);
  });

  it('keeps over a week that is away as a whole, which does not add to it', () => {
    const away = [{ from: '2026-08-10', to: '2026-08-16' }];
    expect(weekly(ran(0, 10), { away })).toMatchObject({ current: 2, longest: 2 });
    expect(weekly(ran(0, 10), {}).current).toBe(1);
  });

  it('is not at risk in a week that is away as a whole', () => {
    expect(weekly(ran(3), { away: [{ from: '2026-08-17', to: '2026-08-23' }] })).toMatchObject({
      current: 1,
      atRisk: false,
    });
  });
});

const day = fc.integer({ min: -45, max: 3 }).map(later => daysLater(TODAY, later));
const pastDay = fc.integer({ min: 0, max: 45 }).map(ago);
const anyDates = fc.array(day, { maxLength: 60 });
const anyOptions: fc.Arbitrary<StreakOptions> = fc.record(
  {
    restWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    away: fc.array(
      fc.tuple(day, fc.nat(15)).map(([from, length]) => ({ from, to: daysLater(from, length) })),
      { maxLength: 2 },
    ),
    frozen: fc.array(day, { maxLength: 4 }),
    weeklyGoal: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: [] },
);

describe('the streaks of any history', () => {
  it('are what a walk through its days and weeks counts', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyDates, anyOptions, (dates, options) => {
        expect(streaksOf(dates, TODAY, options)).toMatchObject(recounted(dates, TODAY, options));
      }),
      { numRuns: runs },
    );
  });

  it('are the same in any order', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyDates, anyOptions, (dates, options) => {
        expect(streaksOf(dates.toReversed(), TODAY, options)).toEqual(streaksOf(dates, TODAY, options));
      }),
      { numRuns: runs },
    );
  });

  it('never fall with one more workout or one more freeze', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(pastDay, { maxLength: 60 }), anyOptions, pastDay, (dates, options, one) => {
        const before = streaksOf(dates, TODAY, options);
        const trained = streaksOf([...dates, one], TODAY, options);
        const forgiven = streaksOf(dates, TODAY, { ...options, frozen: [...(options.frozen ?? []), one] });
        for (const after of [trained, forgiven])
          for (const kind of ['daily', 'weekly'] as const) {
            expect(after[kind].current).toBeGreaterThanOrEqual(before[kind].current);
            expect(after[kind].longest).toBeGreaterThanOrEqual(before[kind].longest);
          }
        expect(forgiven.daily.longest).toBeLessThanOrEqual(new Set(dates).size);
      }),
      { numRuns: runs },
    );
  });

  it('are at risk exactly when they end with today unless something is done', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(pastDay, { maxLength: 60 }), anyOptions, (dates, options) => {
        const { daily: today, weekly: thisWeek } = streaksOf(dates, TODAY, options);
        const tomorrow = streaksOf(dates, daysLater(TODAY, 1), options).daily;
        expect(today.atRisk).toBe(today.current > 0 && tomorrow.current === 0);
        const nextWeek = streaksOf(dates, daysLater(TODAY, 7), options).weekly;
        expect(thisWeek.atRisk).toBe(thisWeek.current > 0 && nextWeek.current === 0);
        expect(today.current).toBeLessThanOrEqual(today.longest);
        expect(thisWeek.current).toBeLessThanOrEqual(thisWeek.longest);
      }),
      { numRuns: runs },
    );
  });
});
