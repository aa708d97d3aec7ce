import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heartRateZones } from '../../../../src/sandbox/people/profile/heart-rate.js';
import { timeInZones } from '../../../../src/sandbox/training/rules/time-in-zones.js';
import { anyMeasured, measuredIn, sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

/** Of somebody of 40 with 60 at rest: 60–131, 132–143, 144–155, 156–167, 168–180 (Karvonen). */
const { zones } = heartRateZones({
  age: 40,
  maxHeartRate: null,
  restingHeartRate: 60,
  formula: '220-age',
  bounds: null,
});

const secondsOf = (seconds: readonly number[], rates: readonly (number | null)[]): number[] =>
  timeInZones(seconds, rates, zones).map(({ seconds: length }) => length);

describe('the time in a zone', () => {
  it('is seconds, not samples', () => {
    expect(secondsOf([0, 1, 2, 6, 7], [120, 140, 150, 150, 150])).toEqual([1, 1, 6, 0, 0]);
  });

  it('begins at a zone’s lower end, both ends its own', () => {
    expect(secondsOf([0, 1, 2, 3], [131, 132, 143, 144])).toEqual([1, 2, 1, 0, 0]);
    expect(secondsOf([0], [131.6])).toEqual([1, 0, 0, 0, 0]);
  });

  it('is in the highest zone above the maximum, in none below the first zone, and in none in a gap', () => {
    expect(secondsOf([0, 1, 2, 100], [195, 59, null, 60])).toEqual([1, 0, 0, 0, 1]);
  });

  it('keeps each zone’s own ends, and is empty without zones', () => {
    expect(timeInZones([], [], zones)).toEqual(zones.map(zone => ({ ...zone, seconds: 0 })));
    expect(timeInZones([0], [120], [])).toEqual([]);
  });

  it('adds up to all that was measured at the first zone’s lower end and above', { timeout: patience }, () => {
    const bounds = fc.option(
      fc
        .array(fc.integer({ min: 70, max: 175 }), { minLength: 4, maxLength: 4 })
        .map(all => all.toSorted((a, b) => a - b)),
      { nil: null },
    );
    fc.assert(
      fc.property(anyMeasured(220), bounds, (measured, own) => {
        const inputs = { age: 40, maxHeartRate: null, restingHeartRate: 60, formula: '220-age', bounds: own } as const;
        const ofPerson = heartRateZones(inputs).zones;
        const found = timeInZones(measured.seconds, measured.values, ofPerson);
        const rates = measuredIn(measured);
        const last = ofPerson.length - 1;
        for (const [index, { min, max, seconds }] of found.entries())
          expect(seconds).toBe(rates.filter(rate => rate >= min && (rate <= max || index === last)).length);
        expect(sumOf(found.map(({ seconds }) => seconds))).toBe(rates.filter(rate => rate >= 60).length);
      }),
      { numRuns: runs },
    );
  });
});
