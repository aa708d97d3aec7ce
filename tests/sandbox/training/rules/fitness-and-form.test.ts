import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater, everyDay } from '../../../../src/sandbox/training/rules/days.js';
import { type DailyLoad, fitnessAndForm } from '../../../../src/sandbox/training/rules/fitness-and-form.js';
import { sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

const START = '2026-01-01';

const daily = (load: number, days: number): DailyLoad[] =>
  everyDay(START, daysLater(START, days - 1)).map(day => ({ day, load }));

const anyLoads = fc.array(
  fc.record({ day: fc.nat(120).map(later => daysLater(START, later)), load: fc.integer({ min: 0, max: 300 }) }),
  { maxLength: 40 },
);

describe('fitness and fatigue', () => {
  it('take on 63.2 % of a steady load in 42 days and in 7', () => {
    const days = fitnessAndForm(daily(100, 42), daysLater(START, 41));
    expect(days[41]?.fitness).toBeCloseTo(100 * (1 - Math.exp(-1)), 9);
    expect(days[6]?.fatigue).toBeCloseTo(100 * (1 - Math.exp(-1)), 9);
  });

  it('take on 2.3528 and 13.3122 of one workout of 100', () => {
    const [day] = fitnessAndForm(daily(100, 1), START);
    expect(day?.fitness).toBeCloseTo(2.3528, 4);
    expect(day?.fatigue).toBeCloseTo(13.3122, 4);
  });

  it('fall on days without a workout', () => {
    const [first, second] = fitnessAndForm(daily(100, 1), daysLater(START, 1));
    expect(second).toMatchObject({ load: 0, form: (first?.fitness ?? 0) - (first?.fatigue ?? 0) });
    expect(second?.fitness).toBeCloseTo(0.976472 * (first?.fitness ?? 0), 5);
    expect(second?.fatigue).toBeCloseTo(0.866878 * (first?.fatigue ?? 0), 5);
  });

  it('add up the workouts of one day', () => {
    const twice = [...daily(60, 1), ...daily(40, 1)];
    expect(fitnessAndForm(twice, START)).toEqual(fitnessAndForm(daily(100, 1), START));
  });

  it('begin with the first load, and do not look ahead', () => {
    expect(fitnessAndForm([], START)).toEqual([]);
    expect(fitnessAndForm([{ day: '2026-01-02', load: 100 }], START)).toEqual([]);
    expect(fitnessAndForm(daily(100, 10), '2026-01-03')).toEqual(fitnessAndForm(daily(100, 3), '2026-01-03'));
  });

  it(
    'are the sum of what is left of each load, in any order, and never above the hardest day',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyLoads, fc.nat(150), (loads, later) => {
          const until = daysLater(START, later);
          const days = fitnessAndForm(loads, until);
          expect(fitnessAndForm(loads.toReversed(), until)).toEqual(days);
          const left = (load: DailyLoad, day: string, over: number): number => {
            const age = everyDay(load.day, day).length - 1;
            return age < 0 ? 0 : load.load * (1 - Math.exp(-1 / over)) * Math.exp(-age / over);
          };
          const last = days.at(-1);
          expect(last === undefined).toBe(loads.every(({ day }) => day > until));
          if (!last) return;
          expect(last.day).toBe(until);
          expect(last.fitness).toBeCloseTo(sumOf(loads.map(load => left(load, until, 42))), 6);
          expect(last.fatigue).toBeCloseTo(sumOf(loads.map(load => left(load, until, 7))), 6);
          const hardest = Math.max(...days.map(({ load }) => load));
          for (const [index, { fitness, fatigue, form }] of days.entries()) {
            expect(Math.max(fitness, fatigue)).toBeLessThanOrEqual(hardest + 1e-9);
            const before = days[index - 1] ?? { fitness: 0, fatigue: 0 };
            expect(form).toBe(before.fitness - before.fatigue);
          }
        }),
        { numRuns: runs },
      );
    },
  );
});
