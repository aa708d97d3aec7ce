import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ftpOf } from '../../../../src/sandbox/training/rules/ftp.js';
import { patience, runs } from './support/runs.js';

describe('the FTP', () => {
  it('is 95 % of the best 20 minutes: 266 W of 280 W', () => {
    expect(ftpOf(280, null)).toEqual({ watts: 266, method: 'best20Minutes' });
  });

  it('is what was set by hand, whatever was ridden', () => {
    expect(ftpOf(280, 300)).toEqual({ watts: 300, method: 'manual' });
    expect(ftpOf(null, 231.6)).toEqual({ watts: 232, method: 'manual' });
  });

  it('is not known when neither is, and never 0 W', () => {
    expect(ftpOf(null, null)).toBeNull();
    expect(ftpOf(0, 0)).toBeNull();
    expect(ftpOf(0, 200)?.method).toBe('manual');
  });

  it('is whole watts above 0, and no more than was ridden', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), best => {
        const watts = ftpOf(best, null)?.watts ?? 0;
        expect(Number.isInteger(watts)).toBe(true);
        expect(watts).toBeGreaterThan(0);
        expect(watts).toBeLessThanOrEqual(Math.round(best));
      }),
      { numRuns: runs },
    );
  });
});
