import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageOf,
  distanceMetres,
  maximumOf,
  outputJoules,
} from '../../../../src/sandbox/training/rules/average-and-max.js';
import { anyMeasured, measuredIn, steady, sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

describe('the figures of a workout', () => {
  it('are 360 kJ for 200 W over 30 minutes', () => {
    const { seconds, values } = steady(200, 1800);
    expect(outputJoules(seconds, values)).toBe(360_000);
    expect(averageOf(seconds, values)).toBe(200);
  });

  it('are 30 km for an hour at 30 km/h', () => {
    const { seconds, values } = steady(30_000, 3600);
    expect(distanceMetres(seconds, values)).toBe(30_000);
  });

  it('do not take a strap that slipped for a heart that stopped', () => {
    expect(averageOf([0, 1, 2, 3], [120, null, null, 140])).toBe(130);
    expect(maximumOf([120, null, 140, 130])).toBe(140);
  });

  it('weigh each sample by its time', () => {
    expect(averageOf([0, 4, 5], [100, 200, 200])).toBe(133);
  });

  it('are null when nothing was measured, and 0 when it was 0', () => {
    const figures = (value: number | null) => [
      averageOf([0, 1], [value, value]),
      maximumOf([value, value]),
      outputJoules([0, 1], [value, value]),
      distanceMetres([0, 1], [value, value]),
    ];
    expect(figures(null)).toEqual([null, null, null, null]);
    expect(figures(0)).toEqual([0, 0, 0, 0]);
    expect(averageOf([], [])).toBeNull();
  });

  it('find the steepest way down too', () => {
    expect(maximumOf([-30, -20, null])).toBe(-20);
  });

  it('are those of its seconds, one by one', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyMeasured(40_000), measured => {
        const { seconds, values } = measured;
        const all = measuredIn(measured);
        const sum = sumOf(all);
        const known = (value: number) => (all.length === 0 ? null : value);
        expect(averageOf(seconds, values)).toBe(known(Math.round(sum / all.length)));
        expect(maximumOf(values)).toBe(known(Math.max(...all)));
        expect(outputJoules(seconds, values)).toBe(known(sum));
        expect(distanceMetres(seconds, values)).toBe(known(Math.round(sum / 3600)));
        expect(averageOf(seconds, values) ?? 0).toBeLessThanOrEqual(maximumOf(values) ?? 0);
      }),
      { numRuns: runs },
    );
  });
});
