import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, everyDay } from '../../../../src/sandbox/training/rules/days.js';
import { freezesLeft, planned, protectedDays, restDays } from '../../../../src/sandbox/training/streaks/protection.js';

// 3 August 2026 is a Monday
const sundays = [{ from: '2026-08-03', weekdays: [7] }];

describe('planned rest', () => {
  it('protects from the day on that it was planned, and not before', () => {
    expect(restDays(sundays, '2026-08-17')).toEqual(['2026-08-09', '2026-08-16']);
  });

  it('that is planned anew leaves what it protected before', () => {
    const plans = planned(sundays, '2026-08-12', [6]);
    expect(restDays(plans, '2026-08-23')).toEqual(['2026-08-09', '2026-08-15', '2026-08-22']);
  });

  it('that is planned twice on a day counts as it was planned last', () => {
    const plans = planned(planned(sundays, '2026-08-12', [6]), '2026-08-12', [5]);
    expect(plans).toEqual([...sundays, { from: '2026-08-12', weekdays: [5] }]);
  });

  it('that stays the same is one plan', () => expect(planned(sundays, '2026-08-12', [7])).toEqual(sundays));

  it('never changes a day that has been, for any plans in any order', () => {
    const change = fc.record({ after: fc.nat(20), weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), changes => {
        const start = 20_000;
        const steps = changes.reduce<{ day: number; plans: ReturnType<typeof planned> }>(
          ({ day, plans }, { after, weekdays }) => {
            const today = dayOfNumber(day + after);
            const yesterday = dayOfNumber(day + after - 1);
            const next = planned(plans, today, weekdays);
            expect(restDays(next, yesterday)).toEqual(restDays(plans, yesterday));
            return { day: day + after, plans: next };
          },
          { day: start, plans: [] },
        );
        const days = restDays(steps.plans, dayOfNumber(start + 200));
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});

describe('protected days', () => {
  it('are days of rest, days away and days that a freeze forgave, each once', () => {
    const away = [{ from: '2026-08-07', to: '2026-08-09' }];
    const frozen = ['2026-08-05', '2026-08-07'];
    const found = protectedDays({ restPlans: sundays, away, frozen }, '2026-08-01', '2026-08-10');
    expect(found).toEqual(['2026-08-05', ...everyDay('2026-08-07', '2026-08-09')]);
  });
});

it('there are two freezes a month, for the days of that month', () => {
  expect(freezesLeft([], '2026-08-31')).toBe(2);
  expect(freezesLeft(['2026-08-01', '2026-08-02', '2026-09-01'], '2026-08-31')).toBe(0);
  expect(freezesLeft(['2026-08-01', '2026-08-02', '2026-09-01'], '2026-09-30')).toBe(1);
});
