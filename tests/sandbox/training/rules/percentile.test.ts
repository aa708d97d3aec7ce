import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf } from '../../../../src/sandbox/training/rules/percentile.js';
import { sumOf } from './support/columns.js';
import { bestTries, percentileOf, percentilePoints, standingOf, type Try } from './support/naive-ranking.js';
import { patience, runs } from './support/runs.js';

const finished = (userId: string, value: number): Try => ({ userId, value, completed: true });

const anyTries = fc.array(
  fc.record({
    userId: fc.constantFrom('ana', 'ben', 'cem', 'dee', 'eva', 'fay', 'gus'),
    value: fc.nat(8),
    completed: fc.boolean(),
  }),
  { maxLength: 30 },
);

describe('a percentile', () => {
  it('is the 32.5th for a 4 among 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9', () => {
    expect(percentileOf([1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9], 4)).toBe(32.5);
  });

  it('is not told of fewer than five people', () => {
    expect(percentileOf([1, 2, 3, 4], 4)).toBeNull();
    expect(percentileOf([1, 2, 3, 4, 5], 5)).toBe(90);
    expect(percentilePoints([1, 2, 3, 4], [50])).toEqual([]);
  });

  it('is the 50th on average, and for everybody when all are equal', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 5, maxLength: 40 }), fc.nat(20), (values, equal) => {
        const all = values.map(value => percentileOf(values, value) ?? Number.NaN);
        expect(sumOf(all) / all.length).toBeCloseTo(50, 9);
        expect(
          percentileOf(
            values.map(() => equal),
            equal,
          ),
        ).toBe(50);
        for (const [index, one] of values.entries())
          for (const [at, other] of values.entries())
            if (one > other) expect(all[index]).toBeGreaterThan(all[at] ?? Number.NaN);
      }),
      { numRuns: runs },
    );
  });
});

describe('a standing', () => {
  const tries = [
    finished('ana', 200),
    finished('ana', 240),
    finished('ben', 220),
    finished('cem', 240),
    finished('dee', 100),
    finished('eva', 90),
    { userId: 'ben', value: 900, completed: false },
  ];

  it('counts everybody’s best, and nobody’s unfinished try', () => {
    expect([...bestTries(tries)]).toEqual([
      ['ana', 240],
      ['ben', 220],
      ['cem', 240],
      ['dee', 100],
      ['eva', 90],
    ]);
    expect(standingOf(tries, 'ben')).toEqual({ rank: 3, total: 5, value: 220, percentile: 50 });
  });

  it('lets those who tie share a rank: two are first, the next is third', () => {
    expect([standingOf(tries, 'ana')?.rank, standingOf(tries, 'cem')?.rank]).toEqual([1, 1]);
    expect(standingOf(tries, 'ben')?.rank).toBe(3);
  });

  it('is none for somebody who finished nothing', () => {
    expect(standingOf(tries, 'gus')).toBeNull();
    expect(standingOf([{ userId: 'gus', value: 1, completed: false }], 'gus')).toBeNull();
  });

  it('is the same in any order, and never worse for a better try', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyTries, all => {
        const before = standingOf(all, 'ana');
        expect(standingOf(all.toReversed(), 'ana')).toEqual(before);
        const people = new Set(all.filter(({ completed }) => completed).map(({ userId }) => userId));
        expect(before === null).toBe(!people.has('ana'));
        if (!before) return;
        expect(before.total).toBe(people.size);
        const better = standingOf([...all, finished('ana', before.value + 1)], 'ana');
        expect(better?.rank).toBeLessThanOrEqual(before.rank);
        expect(better?.percentile ?? 0).toBeGreaterThanOrEqual(before.percentile ?? 0);
        expect(before.percentile === null).toBe(people.size < 5);
      }),
      { numRuns: runs },
    );
  });

  it('has as many better ones before it as its rank says', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), values => {
        const descending = values.toSorted((one, other) => other - one);
        for (const value of values) expect(rankOf(values, value)).toBe(descending.indexOf(value) + 1);
      }),
      { numRuns: runs },
    );
  });
});

describe('the values at percentiles', () => {
  it('are 15, 20, 20, 35 and 50 at 5, 30, 40, 50 and 100 % of 15, 20, 35, 40 and 50 (nearest rank)', () => {
    expect(percentilePoints([35, 50, 15, 40, 20], [5, 30, 40, 50, 100]).map(({ value }) => value)).toEqual([
      15, 20, 20, 35, 50,
    ]);
    expect(percentilePoints([35, 50, 15, 40, 20], [0])).toEqual([{ percentile: 0, value: 15 }]);
  });

  it('are not off by a hair of floating point: 28 % of 1 to 25 is 7', () => {
    expect(
      percentilePoints(
        Array.from({ length: 25 }, (_, index) => index + 1),
        [28],
      ),
    ).toEqual([{ percentile: 28, value: 7 }]);
  });

  it('are the smallest that so many percent do not exceed', { timeout: patience }, () => {
    const percentile = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 5, maxLength: 40 }), percentile, (values, percent) => {
        const [point] = percentilePoints(values, [percent]);
        const reaches = (value: number) =>
          values.filter(other => other <= value).length * 100 >= percent * values.length;
        expect(point?.value).toBe(Math.min(...values.filter(reaches)));
      }),
      { numRuns: runs },
    );
  });
});
