import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollingMeans } from '../../../../src/sandbox/training/rules/rolling-means.js';
import { sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

describe('rolling means', () => {
  it('are of full windows only, a gap in them 0', () => {
    expect(rollingMeans([3, 6, null, 9], 3)).toEqual([3, 5]);
    expect(rollingMeans([3, 6], 3)).toEqual([]);
  });

  it('are what each window says by itself', { timeout: patience }, () => {
    const column = fc.array(fc.option(fc.integer({ min: 0, max: 2000 }), { nil: null }), { maxLength: 60 });
    fc.assert(
      fc.property(column, fc.integer({ min: 1, max: 70 }), (values, length) => {
        const starts = values.map((_, start) => start).filter(start => start + length <= values.length);
        const windows = starts.map(start => values.slice(start, start + length).map(value => value ?? 0));
        expect(rollingMeans(values, length)).toEqual(windows.map(window => sumOf(window) / length));
      }),
      { numRuns: runs },
    );
  });
});
