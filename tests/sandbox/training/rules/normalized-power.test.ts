import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intensityOf, normalizedPower, powerLoad } from '../../../../src/sandbox/training/rules/normalized-power.js';
import { anyMeasured, secondBySecond, steady, sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

const ofSteady = (watts: number, length: number): number | null => {
  const { seconds, values } = steady(watts, length);
  return normalizedPower(seconds, values);
};

describe('normalised power', () => {
  it('is the power itself when that is steady', () => {
    expect(ofSteady(200, 3600)).toBeCloseTo(200, 9);
    expect(ofSteady(200, 30)).toBeCloseTo(200, 9);
    expect(ofSteady(0, 60)).toBe(0);
  });

  it('is not known before the first 30 seconds are full', () => {
    expect(ofSteady(200, 29)).toBeNull();
    expect(normalizedPower([], [])).toBeNull();
    const { seconds } = steady(0, 60);
    expect(
      normalizedPower(
        seconds,
        seconds.map(() => null),
      ),
    ).toBeNull();
  });

  it('is the fourth-power mean of a ride in two halves: (100⁴ + 300⁴) / 2, the change between them aside', () => {
    const values = [...steady(100, 3600).values, ...steady(300, 3600).values];
    expect(normalizedPower([...values.keys()], values)).toBeCloseTo(((100 ** 4 + 300 ** 4) / 2) ** 0.25, 0);
  });

  it('is not lowered by a long pause', () => {
    const { values } = steady(200, 600);
    const seconds = values.map((_, index) => (index < 300 ? index : index + 3600));
    expect(normalizedPower(seconds, values)).toBeGreaterThan(190);
    expect(normalizedPower(seconds, values)).toBeLessThan(200);
  });

  it(
    'is what the formula says second by second, between the mean of its windows and the highest',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyMeasured(1500, 120), measured => {
          const watts = secondBySecond(measured);
          const ends = watts.map((_, at) => at).filter(at => at >= 29 && watts[at] !== null);
          const means = ends.map(at => sumOf(watts.slice(at - 29, at + 1).map(value => value ?? 0)) / 30);
          const found = normalizedPower(measured.seconds, measured.values);
          expect(found === null).toBe(means.length === 0);
          if (found === null) return;
          expect(found).toBeCloseTo((sumOf(means.map(mean => mean ** 4)) / means.length) ** 0.25, 6);
          expect(found).toBeGreaterThanOrEqual(sumOf(means) / means.length - 1e-6);
          expect(found).toBeLessThanOrEqual(Math.max(...means) + 1e-6);
        }),
        { numRuns: runs },
      );
    },
  );

  it('is twice as high for twice the power', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyMeasured(1500, 80), ({ seconds, values }) => {
        const twice = values.map(value => value && value * 2);
        expect(normalizedPower(seconds, twice) ?? 0).toBeCloseTo((normalizedPower(seconds, values) ?? 0) * 2, 6);
      }),
      { numRuns: runs },
    );
  });
});

describe('the load of a workout with power', () => {
  it('is 100 for an hour at the FTP (Coggan)', () => {
    expect(powerLoad(3600, 250, 250)).toBe(100);
  });

  it('is 25 for an hour at half of it, and 50 for half an hour at it', () => {
    expect(powerLoad(3600, 125, 250)).toBe(25);
    expect(powerLoad(1800, 250, 250)).toBe(50);
  });

  it('has an intensity of 1.05 for 230 W with an FTP of 220 W', () => {
    expect(intensityOf(230, 220)).toBeCloseTo(1.05, 2);
  });

  it('is the hours times the square of the intensity times 100', { timeout: patience }, () => {
    const watts = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(fc.nat(86_400), watts, watts, (seconds, normalized, ftp) => {
        expect(powerLoad(seconds, normalized, ftp)).toBeCloseTo((seconds / 3600) * (normalized / ftp) ** 2 * 100, 4);
      }),
      { numRuns: runs },
    );
  });
});
