import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gender } from '../../../../src/core/contract/schemas/users.js';
import { type Heart, heartRateLoad, trimp } from '../../../../src/sandbox/training/rules/heart-rate-load.js';
import { anyMeasured, steady } from './support/columns.js';
import { patience, runs } from './support/runs.js';

const ben: Heart = { max: 190, resting: 60, threshold: null, gender: 'male' };

const trimpAt = (rate: number, minutes: number, heart: Heart): number | null => {
  const { seconds, values } = steady(rate, minutes * 60);
  return trimp(seconds, values, heart);
};

const loadAt = (rate: number, minutes: number, heart: Heart) => {
  const { seconds, values } = steady(rate, minutes * 60);
  return heartRateLoad(seconds, values, heart);
};

const anyGender = fc.option(fc.constantFrom(...gender.options), { nil: null });

describe('the training impulse', () => {
  it('is 75 for 45 minutes at 150 of a man with 60 at rest and 190 at most', () => {
    expect(trimpAt(150, 45, ben)).toBeCloseTo(75.3, 1);
  });

  it('is 32 for 30 minutes at 130 of a man with 40 at rest and 200 at most', () => {
    expect(trimpAt(130, 30, { ...ben, max: 200, resting: 40 })).toBeCloseTo(31.8, 1);
  });

  it('is 4.37 a minute at a man’s maximum and 4.57 at a woman’s', () => {
    expect(trimpAt(190, 1, ben)).toBeCloseTo(4.37, 2);
    expect(trimpAt(190, 1, { ...ben, gender: 'female' })).toBeCloseTo(4.57, 2);
  });

  it('lies between both for somebody of whom we do not know', () => {
    for (const unknown of [null, 'nonBinary', 'undisclosed'] as const) {
      const found = trimpAt(150, 45, { ...ben, gender: unknown }) ?? 0;
      expect(found).toBeGreaterThan(trimpAt(150, 45, ben) ?? 0);
      expect(found).toBeLessThan(trimpAt(150, 45, { ...ben, gender: 'female' }) ?? 0);
    }
  });

  it('is nothing at rest and below, and no more above the maximum than at it', () => {
    expect(trimpAt(50, 45, ben)).toBe(0);
    expect(trimpAt(230, 45, ben)).toBe(trimpAt(190, 45, ben));
  });

  it('is null without a heart rate or a reserve', () => {
    expect(trimp([0, 1], [null, null], ben)).toBeNull();
    expect(trimp([0], [120], { ...ben, resting: 190 })).toBeNull();
    expect(heartRateLoad([0], [120], { ...ben, resting: 190 })).toBeNull();
  });
});

describe('the load of a workout without power', () => {
  it('is 100 for an hour at the threshold, whoever it is', () => {
    for (const one of [...gender.options, null]) {
      const found = loadAt(165, 60, { ...ben, threshold: 165, gender: one });
      expect(found).toEqual({ load: expect.closeTo(100, 6), method: 'threshold' });
    }
  });

  it('takes 85 % of the reserve for a threshold that nobody measured: 170.5 of 60 to 190', () => {
    expect(loadAt(170.5, 60, ben)).toEqual({ load: expect.closeTo(100, 6), method: 'estimatedThreshold' });
    expect(loadAt(170.5, 60, { ...ben, threshold: 60 })?.method).toBe('estimatedThreshold');
  });

  it('never falls when the heart beats faster, for longer, or is less able', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyMeasured(220), anyGender, fc.nat(20), ({ seconds, values }, one, more) => {
        const heart = { ...ben, gender: one };
        const loadOf = (rates: readonly (number | null)[], of: Heart = heart) =>
          heartRateLoad(seconds, rates, of)?.load ?? 0;
        const load = loadOf(values);
        expect(load).toBeGreaterThanOrEqual(0);
        expect(loadOf(values.map(value => value && value + more))).toBeGreaterThanOrEqual(load);
        expect(loadOf(values.map((value, index) => (index < more ? null : value)))).toBeLessThanOrEqual(load);
        expect(trimp(seconds, values, { ...heart, max: heart.max - more }) ?? 0).toBeGreaterThanOrEqual(
          trimp(seconds, values, heart) ?? 0,
        );
      }),
      { numRuns: runs },
    );
  });

  it('adds up: two workouts are worth what both are', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyMeasured(220), anyMeasured(220), anyGender, (one, other, of) => {
        const heart = { ...ben, gender: of };
        const later = other.seconds.map(at => at + 100_000);
        const parts = [one, other].map(({ seconds, values }) => heartRateLoad(seconds, values, heart)?.load ?? 0);
        // the last sample of the first one counts up to 5 s in the middle of both
        const ended = { seconds: [...one.seconds, (one.seconds.at(-1) ?? 0) + 1], values: [...one.values, null] };
        const both = heartRateLoad([...ended.seconds, ...later], [...ended.values, ...other.values], heart)?.load ?? 0;
        expect(both).toBeCloseTo((parts[0] ?? 0) + (parts[1] ?? 0), 6);
      }),
      { numRuns: runs },
    );
  });
});
