import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeartRateInputs, heartRateZones } from '../../../../src/sandbox/people/profile/heart-rate.js';

const unknown: HeartRateInputs = {
  age: null,
  maxHeartRate: null,
  restingHeartRate: null,
  formula: '220-age',
  bounds: null,
};

describe('heart-rate zones', () => {
  it.each([
    [
      'by age',
      { age: 40 },
      180,
      '220-age',
      [
        [0, 107],
        [108, 125],
        [126, 143],
        [144, 161],
        [162, 180],
      ],
    ],
    [
      'by the other formula, rounded up',
      { age: 41, formula: '208-0.7age' as const },
      180,
      '208-0.7age',
      [
        [0, 107],
        [108, 125],
        [126, 143],
        [144, 161],
        [162, 180],
      ],
    ],
    [
      'by the person’s own maximum',
      { age: 40, maxHeartRate: 190 },
      190,
      'user',
      [
        [0, 113],
        [114, 132],
        [133, 151],
        [152, 170],
        [171, 190],
      ],
    ],
    [
      'by the reserve',
      { age: 40, restingHeartRate: 60 },
      180,
      'reserve',
      [
        [60, 131],
        [132, 143],
        [144, 155],
        [156, 167],
        [168, 180],
      ],
    ],
  ] as const)('are counted %s', (_how, given, maxHeartRate, method, zones) => {
    expect(heartRateZones({ ...unknown, ...given })).toMatchObject({
      maxHeartRate,
      method,
      custom: false,
      zones: zones.map(([min, max], at) => ({ zone: at + 1, min, max })),
    });
  });

  it('say what is missing when nothing is known', () => {
    expect(heartRateZones(unknown)).toMatchObject({ maxHeartRate: null, zones: [], reason: 'birthDateMissing' });
  });

  it('do not use a resting rate that the maximum is not above', () => {
    expect(heartRateZones({ ...unknown, maxHeartRate: 90, restingHeartRate: 120 })).toMatchObject({
      method: 'user',
      zones: [{ min: 0 }, {}, {}, {}, { max: 90 }],
    });
  });

  it('leave no gap and never overlap, for any known data', () => {
    const rate = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
    const bounds = fc.option(
      fc
        .uniqueArray(fc.integer({ min: 30, max: 240 }), { minLength: 4, maxLength: 4 })
        .map(list => list.toSorted((a, b) => a - b)),
      { nil: null },
    );
    fc.assert(
      fc.property(
        rate(0, 120),
        rate(90, 240),
        rate(25, 120),
        fc.constantFrom('220-age' as const, '208-0.7age' as const),
        bounds,
        (age, maxHeartRate, restingHeartRate, formula, own) => {
          const { zones, reason } = heartRateZones({ age, maxHeartRate, restingHeartRate, formula, bounds: own });
          expect(zones).toHaveLength(reason ? 0 : 5);
          for (const [at, { zone, min, max }] of zones.entries()) {
            expect(zone).toBe(at + 1);
            expect(max).toBeGreaterThanOrEqual(min - 1);
            expect(min).toBe(at === 0 ? min : (zones[at - 1]?.max ?? Number.NaN) + 1);
            if (own && at > 0) expect(min).toBe(own[at - 1]);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
