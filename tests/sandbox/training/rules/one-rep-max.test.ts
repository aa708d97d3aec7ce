import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneRepMax, volume } from '../../../../src/sandbox/training/rules/one-rep-max.js';
import { sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

describe('the weight that somebody could lift once', () => {
  it.each([
    [100, 1, 100_000],
    [100, 5, 112_511],
    [150, 5, 168_767],
    [100, 10, 133_369],
  ])('is, by Brzycki, of %i kg × %i reps %i g', (kilograms, reps, grams) => {
    expect(oneRepMax(kilograms * 1000, reps)).toBe(grams);
  });

  it('is not known from more than 10 repetitions, from none, or without a weight', () => {
    expect([11, 0, -1].map(reps => oneRepMax(100_000, reps))).toEqual([null, null, null]);
    expect(oneRepMax(0, 5)).toBeNull();
  });

  it('grows with the weight and with each repetition', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 500_000 }), fc.integer({ min: 1, max: 9 }), (grams, reps) => {
        const found = oneRepMax(grams, reps) ?? 0;
        expect(found).toBeGreaterThanOrEqual(grams);
        expect(oneRepMax(grams, reps + 1)).toBeGreaterThan(found);
        expect(oneRepMax(grams + 1000, reps)).toBeGreaterThan(found);
      }),
      { numRuns: runs },
    );
  });
});

describe('the volume of a session', () => {
  it('is weight × repetitions, warm-ups left out', () => {
    expect(
      volume([
        { grams: 40_000, reps: 10, isWarmUp: true },
        { grams: 100_000, reps: 5, isWarmUp: false },
        { grams: 80_000, reps: 8, isWarmUp: false },
      ]),
    ).toBe(1_140_000);
    expect(volume([])).toBe(0);
  });

  it('is the same in any order, and that of its parts together', { timeout: patience }, () => {
    const set = fc.record({ grams: fc.nat(300_000), reps: fc.nat(30), isWarmUp: fc.boolean() });
    fc.assert(
      fc.property(fc.array(set), sets => {
        expect(volume(sets.toReversed())).toBe(volume(sets));
        expect(volume(sets)).toBe(sumOf(sets.map(one => (one.isWarmUp ? 0 : one.grams * one.reps))));
        expect(volume(sets.map(one => ({ ...one, isWarmUp: true })))).toBe(0);
      }),
      { numRuns: runs },
    );
  });
});
