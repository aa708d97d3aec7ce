import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricSlug } from '../../../../src/core/contract/schemas/training/recording.js';
import {
  cleaned,
  LONGEST_SAMPLE,
  measuredSeconds,
  perSecond,
  readingsOf,
} from '../../../../src/sandbox/training/rules/samples.js';
import { anyMeasured, measuredIn, secondBySecond } from './support/columns.js';
import { patience, runs } from './support/runs.js';

describe('a sample', () => {
  it('counts until the next one, at most 5 s, and the last one 1 s', () => {
    expect(readingsOf([0, 1, 3, 20], [100, 110, 120, 130])).toEqual([
      { value: 100, length: 1 },
      { value: 110, length: 2 },
      { value: 120, length: LONGEST_SAMPLE },
      { value: 130, length: 1 },
    ]);
  });

  it('that read nothing counts nowhere, and ends the one before', () => {
    expect(readingsOf([0, 1, 3], [100, null, 120])).toEqual([
      { value: 100, length: 1 },
      { value: 120, length: 1 },
    ]);
  });

  it('fills a hole of 5 s whole and one of 7 s all but 2', () => {
    expect(perSecond([10, 15], [7, 8])).toEqual([7, 7, 7, 7, 7, 8]);
    expect(perSecond([10, 17], [7, 8])).toEqual([7, 7, 7, 7, 7, null, null, 8]);
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
  it('are gaps, and counted', () => {
    expect(cleaned('heart_rate', [120, -1, Number.NaN, Number.POSITIVE_INFINITY, null, 0])).toEqual({
      values: [120, null, null, null, null, 0],
      dropped: 3,
    });
  });

  it('may lie below 0 for a slope only', () => {
    expect(cleaned('incline', [-30, Number.NaN]).values).toEqual([-30, null]);
    for (const metric of metricSlug.options.filter(slug => slug !== 'incline'))
      expect(cleaned(metric, [-30]).dropped).toBe(1);
  });

  it('are gone at once: cleaned twice is cleaned, and what is left was there', { timeout: patience }, () => {
    const value = fc.option(fc.oneof(fc.integer({ min: -50, max: 500 }), fc.double()), { nil: null });
    fc.assert(
      fc.property(fc.constantFrom(...metricSlug.options), fc.array(value), (metric, column) => {
        const { values, dropped } = cleaned(metric, column);
        expect(cleaned(metric, values)).toEqual({ values, dropped: 0 });
        const count = (of: readonly unknown[]) => of.filter(one => one !== null).length;
        expect(count(values) + dropped).toBe(count(column));
        expect(values.every((one, index) => one === null || one === column[index])).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
