import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workoutType, type WorkoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import { possible } from '../../../../src/sandbox/training/rules/possible.js';
import { cleaned, measuredSeconds, perSecond, readingsOf } from '../../../../src/sandbox/training/rules/samples.js';
import { anyMeasured, measuredIn, secondBySecond } from './support/columns.js';
import { patience, runs } from './support/runs.js';

describe('a sample', () => {
  it('counts until the next one, before a pause of more than a minute 1 s, and the last one 1 s', () => {
    expect(readingsOf([0, 1, 3, 63, 124], [100, 110, 120, 130, 140])).toEqual([
      { value: 100, length: 1 },
      { value: 110, length: 2 },
      { value: 120, length: 60 },
      { value: 130, length: 1 },
      { value: 140, length: 1 },
    ]);
  });

  it('that read nothing counts nowhere, and ends the one before', () => {
    expect(readingsOf([0, 1, 3], [100, null, 120])).toEqual([
      { value: 100, length: 1 },
      { value: 120, length: 1 },
    ]);
  });

  it('fills a hole of a minute whole, and nothing of a longer one', () => {
    expect(perSecond([10, 70], [7, 8])).toEqual([...Array.from({ length: 60 }, () => 7), 8]);
    expect(perSecond([10, 71], [7, 8])).toEqual([7, ...Array.from({ length: 60 }, () => null), 8]);
  });

  it('makes no workout longer than a day', () => {
    expect(perSecond([0, 1_000_000_000], [7, 8])).toHaveLength(86_400);
    expect(perSecond([], [])).toEqual([]);
  });

  it('is what each second looks back to, in any recording', { timeout: patience }, () => {
    fc.assert(
      fc.property(anyMeasured(300), measured => {
        const { seconds, values } = measured;
        expect(perSecond(seconds, values)).toEqual(secondBySecond(measured));
        expect(measuredSeconds(seconds, values)).toBe(measuredIn(measured).length);
      }),
      { numRuns: runs },
    );
  });
});

describe('readings that cannot be', () => {
  const anyBounds = fc
    .constantFrom(...workoutType.options)
    .chain(type => fc.constantFrom(...Object.values(possible(type))));

  it('are gaps, and counted', () => {
    expect(
      cleaned(possible('bike').heart_rate, [120, -1, Number.NaN, Number.POSITIVE_INFINITY, null, 24, 251]),
    ).toEqual({
      values: [120, null, null, null, null, null, null],
      dropped: 5,
    });
    expect(cleaned(possible('bike').output, [0, 2500, 2501, 16_499, 1e9]).dropped).toBe(3);
  });

  it('may lie below 0 for a slope only', () => {
    for (const [metric, bounds] of Object.entries(possible('bike')))
      expect(cleaned(bounds, [-30]).dropped).toBe(metric === 'incline' ? 0 : 1);
  });

  it('know how fast each sport can be', () => {
    const most = (type: WorkoutType) => possible(type).speed[1];
    expect([most('bike'), most('run'), most('row'), most('climb')]).toEqual([130_000, 45_000, 30_000, 10_000]);
  });

  it('are gone at once: cleaned twice is cleaned, and what is left was there', { timeout: patience }, () => {
    const value = fc.option(fc.oneof(fc.integer({ min: -50, max: 5000 }), fc.double()), { nil: null });
    fc.assert(
      fc.property(anyBounds, fc.array(value), (bounds, column) => {
        const { values, dropped } = cleaned(bounds, column);
        expect(cleaned(bounds, values)).toEqual({ values, dropped: 0 });
        const count = (of: readonly unknown[]) => of.filter(one => one !== null).length;
        expect(count(values) + dropped).toBe(count(column));
        expect(values.every((one, index) => one === null || one === column[index])).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
