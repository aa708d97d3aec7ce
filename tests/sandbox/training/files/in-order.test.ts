import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../../src/sandbox/training/files/in-order.js';
import { risen } from '../../../../src/sandbox/training/files/risen.js';

const kept = (times: readonly number[]) => inOrder(times).map(index => times[index]);

describe('times of which some jump', () => {
  it('keep as many as can be kept', () => {
    expect(kept([0, 1, 2, 900, 3, 4])).toEqual([0, 1, 2, 3, 4]);
    expect(kept([7000, 0, 1, 2])).toEqual([0, 1, 2]);
    expect(kept([0, 1, 2, 3, 1, 2, 3, 4])).toEqual([0, 1, 2, 3, 4]);
    expect(kept([])).toEqual([]);
  });

  it('are those in order, and no other choice has more: of any times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 }), times => {
        const indexes = inOrder(times);
        indexes.slice(1).forEach((index, at) => {
          expect(index).toBeGreaterThan(indexes[at] ?? 0);
          expect(times[index]).toBeGreaterThan(times[indexes[at] ?? 0] ?? 0);
        });
        // the longest that ends at each, found by trying all before it
        const longest: number[] = [];
        for (const time of times)
          longest.push(1 + Math.max(0, ...longest.filter((_, before) => (times[before] ?? 0) < time)));
        expect(indexes).toHaveLength(Math.max(0, ...longest));
      }),
    );
  });
});

describe('a counter', () => {
  it('rose from its first value to its last, also where it began again', () => {
    expect(risen([5, 10, 20])).toBe(15);
    expect(risen([5, 10, 0, 7])).toBe(12);
    expect(risen([3])).toBeNull();
  });

  it('did not rise by one value that stands far above its neighbours', () => {
    expect(risen([0, 8, 1_000_000, 24, 32])).toBe(32);
  });
});
