import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBefore, extremes, valueAt } from '../../../../src/ui/data/workout-graph/samples.js';
import { meansOf, rowsBy } from '../../../../src/ui/data/workout-graph/stretches.js';
import type { WorkoutMetric } from '../../../../src/ui/data/workout-graph/types.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const output = (values: (number | null)[]): WorkoutMetric => ({
  slug: 'output',
  name: 'Output',
  unit: 'W',
  average: null,
  max: null,
  values,
});

describe("the rows of a workout's table", () => {
  it('are its segments, each with the mean of what was measured in it', () => {
    const segments = [
      { name: 'Climb', start: 0, length: 2 },
      { name: '', start: 2, length: 2 },
      { name: 'Rest', start: 4, length: 2 },
    ];
    expect(meansOf(upTo(6), [output([100, 200, null, 50, null, null])], segments)).toEqual([
      { name: '0:00 Climb', means: [150] },
      { name: '0:02', means: [50] },
      { name: '0:04 Rest', means: [null] },
    ]);
  });

  it('are its minutes, and five of them where there are more than sixty', () => {
    expect(meansOf(upTo(150), [output(upTo(150))], []).map(({ name, means }) => [name, ...means])).toEqual([
      ['0:00', 29.5],
      ['1:00', 89.5],
      ['2:00', 134.5],
    ]);
    expect(rowsBy([0, 3600], [])).toBe('minute');
    expect(rowsBy([0, 3601], [])).toBe('fiveMinutes');
    expect(meansOf(upTo(14_400), [output(upTo(14_400))], [])).toHaveLength(48);
  });

  it('leave out no sample and count none twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 60 }), given => {
        const seconds = given.toSorted((a, b) => a - b);
        const rows = meansOf(seconds, [output(seconds.map(() => 1))], []);
        const length = rowsBy(seconds, []) === 'minute' ? 60 : 300;
        const filled = new Set(seconds.map(second => Math.floor(second / length)));
        expect(rows.filter(({ means }) => means[0] === 1)).toHaveLength(filled.size);
      }),
    );
  });

  it('are none without samples', () => {
    expect(meansOf([], [], [])).toEqual([]);
  });
});

describe('samples', () => {
  it('are counted up to a second', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { maxLength: 60 }), fc.nat(500), (given, second) => {
        const seconds = given.toSorted((a, b) => a - b);
        expect(countBefore(seconds, second)).toBe(seconds.filter(one => one < second).length);
      }),
    );
  });

  it('have extremes only where something was measured', () => {
    expect(extremes([null, 4, -2, null])).toEqual([-2, 4]);
    expect(extremes([null, Number.NaN])).toBeUndefined();
  });

  it('say the value at a second by one that is near, and nothing where none is', () => {
    expect(valueAt([0, 10], [5, 7], 8)).toBe(7);
    expect(valueAt([0, 10], [5, null], 9)).toBeNull();
    expect(valueAt([0, 10], [5, 7], 16)).toBeNull();
    expect(valueAt([], [], 3)).toBeNull();
  });
});
