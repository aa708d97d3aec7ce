import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, runsOf } from '../../../../src/ui/data/workout-graph/columns.js';
import { linear } from '../../../../src/ui/data/workout-graph/scales.js';

const value = fc.option(fc.integer({ min: -500, max: 500 }), { freq: 6 });
const workout = fc.record({
  values: fc.array(value, { minLength: 1, maxLength: 400 }),
  width: fc.integer({ min: 1, max: 300 }),
  steps: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 400, maxLength: 400 }),
  rtl: fc.boolean(),
});

/** Each sample's second, its steps after the one before. */
const secondsOf = (steps: readonly number[], count: number): number[] =>
  steps.slice(0, count).map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0));

interface Workout {
  values: (number | null)[];
  width: number;
  steps: number[];
  rtl: boolean;
}

const given = ({ values, width, steps, rtl }: Workout) => {
  const seconds = secondsOf(steps, values.length);
  const x = linear(seconds[0] ?? 0, seconds.at(-1) ?? 0, rtl ? width : 0, rtl ? 0 : width);
  return { seconds, x, runs: runsOf(seconds, values, x) };
};

/** The runs of measured values, found the slow way. */
const naiveRuns = (values: readonly (number | null)[]): number[][] =>
  values
    .map((_, index) => index)
    .filter(index => values[index] !== null && (values[index - 1] ?? null) === null)
    .map(start => {
      const gap = values.indexOf(null, start);
      return Array.from({ length: (gap < 0 ? values.length : gap) - start }, (_, offset) => start + offset);
    });

describe('thinning samples out', () => {
  it('keeps the first, lowest, highest and last value of every column', () => {
    fc.assert(
      fc.property(workout, one => {
        const { seconds, x, runs } = given(one);
        naiveRuns(one.values).forEach((indices, place) => {
          const columnOf = (index: number) => Math.round(x(seconds[index] ?? 0));
          const naive = [...new Set(indices.map(columnOf))].map(at => {
            const known = indices.filter(index => columnOf(index) === at).map(index => one.values[index] ?? Number.NaN);
            return [at + 0, known[0], Math.min(...known), Math.max(...known), known.at(-1)];
          });
          expect(runs[place]?.map(({ x: at, first, low, high, last }) => [at + 0, first, low, high, last])).toEqual(
            naive,
          );
        });
      }),
    );
  });

  it('breaks wherever nothing was measured, and nowhere else', () => {
    fc.assert(
      fc.property(workout, one => {
        const { runs } = given(one);
        expect(runs).toHaveLength(naiveRuns(one.values).length);
        expect(pathOf(runs, at => at).match(/M/g) ?? []).toHaveLength(runs.length);
      }),
    );
  });

  it('draws numbers only', () => {
    fc.assert(
      fc.property(workout, one => {
        expect(pathOf(given(one).runs, at => at / 3)).toMatch(/^(?:[MLVh ]-?\d+(?:\.\d)?| )*$/);
      }),
    );
  });

  it('shows a peak of one second among four hours', () => {
    const seconds = Array.from({ length: 14_400 }, (_, index) => index);
    const values = seconds.map(second => (second === 7777 ? 900 : 180));
    const runs = runsOf(seconds, values, linear(0, 14_399, 0, 300));
    expect(runs.flat().filter(({ high }) => high === 900)).toHaveLength(1);
    expect(pathOf(runs, watts => watts)).toContain('V900');
  });

  it('goes along the extremes of a column in the order in which they were measured', () => {
    const all = [0, 0, 0, 0];
    expect(
      pathOf(
        runsOf(all, [5, 1, 9, 4], () => 7),
        at => at,
      ),
    ).toBe('M7 5V1V9V4');
    expect(
      pathOf(
        runsOf(all, [5, 9, 1, 4], () => 7),
        at => at,
      ),
    ).toBe('M7 5V9V1V4');
  });

  it('takes what is no number for a gap', () => {
    expect(
      pathOf(
        runsOf([0, 1, 2], [1, Number.NaN, 3], at => at),
        at => at,
      ),
    ).toBe('M0 1h0M2 3h0');
  });
});
