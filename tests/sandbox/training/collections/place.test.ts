import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf, nextRank, placeAmong } from '../../../../src/sandbox/training/collections/place.js';

/** So many people, one minute apart, the first of whom has the most. */
const apart = (people: number): number[] => Array.from({ length: people }, (_, index) => (people - index) * 60);

describe('the next rank that is worth reaching', () => {
  it.each([
    [2380, 2300],
    [412, 400],
    [400, 300],
    [101, 100],
    [100, 90],
    [57, 50],
    [11, 10],
    [10, 9],
    [2, 1],
  ])('after %i is %i', (rank, next) => expect(nextRank(rank)).toBe(next));

  it('there is none after the first', () => expect(nextRank(1)).toBeNull());
});

describe('a place', () => {
  it('names what is missing to the next round rank', () => {
    const values = apart(2380);
    const own = values[411] ?? 0;
    expect(placeAmong(values, own)).toEqual({ rank: 412, of: 2380, next: { rank: 400, missing: 12 * 60 } });
  });

  it('says nothing of the gap among fewer than five people', () => {
    expect(placeAmong(apart(4), 60)).toEqual({ rank: 4, of: 4, next: null });
    expect(placeAmong(apart(5), 60).next).toEqual({ rank: 4, missing: 60 });
  });

  it('is that of the next rank once what is missing is done, for any people', () => {
    const values = fc.array(fc.nat(50), { minLength: 5, maxLength: 300 });
    fc.assert(
      fc.property(values, fc.nat(), (all, pick) => {
        const own = all[pick % all.length] ?? 0;
        const sorted = all.toSorted((one, other) => other - one);
        const { rank, next } = placeAmong(sorted, own);
        if (!next) {
          expect(rank).toBe(1);
          return;
        }
        const raised = sorted.toSpliced(sorted.indexOf(own), 1, own + next.missing);
        expect(next.missing).toBeGreaterThan(0);
        expect(next.rank).toBeLessThan(rank);
        const after = placeAmong(
          raised.toSorted((one, other) => other - one),
          own + next.missing,
        );
        expect(after.rank).toBeLessThanOrEqual(next.rank);
      }),
    );
  });
});

describe('the marks of others', () => {
  it('are rounded shares of the goal, none past its end', () => {
    expect(marksOf([250, 100, 66.6, 50, 0], 100)).toEqual([1, 1, 0.67, 0.5, 0]);
  });

  it('are left out where there are fewer than five others', () => expect(marksOf([4, 3, 2, 1], 10)).toEqual([]));

  it('are 40 at most, from the furthest on', () => {
    const marks = marksOf(apart(1000), 60_000);
    expect([marks.length, marks[0], marks.at(-1)]).toEqual([40, 1, 0.03]);
  });
});
