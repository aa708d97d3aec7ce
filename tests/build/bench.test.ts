import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, midmean, ratioOf, roundsOf, summaryOf, verdictOf } from '../../scripts/bench/numbers.mjs';
import { pointedAt, scriptOf, snippetOf } from '../../scripts/bench/snippet.mjs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const here = { sandbox: 'http://localhost:1', key: 'pk_ours', portal: 'http://localhost:2' };

describe('the snippet that is measured', () => {
  it("is the README's own, with our addresses", () => {
    const snippet = pointedAt(snippetOf(readme), here);
    expect(snippet).toContain('src="http://localhost:1/cdn/echelon.js"');
    expect(snippet).toContain('data-api="http://localhost:1" data-api-key="pk_ours"');
    expect(snippet).toMatch(/<echelon-[\w-]+/);
    expect(scriptOf(snippet)).toMatch(/^<script [^>]*><\/script>$/);
  });

  it('is missed when the README has none, or has an address that nobody replaces', () => {
    expect(() => snippetOf('# Something else')).toThrow('no HTML');
    expect(() => pointedAt('<script src="https://other.example.com"></script>', here)).toThrow('not replaced');
  });
});

describe('a median', () => {
  it('has as many values below it as above, give or take one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), values => {
        const middle = median(values);
        expect(values).toContain(middle);
        expect(values.filter(value => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter(value => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

describe('a midmean', () => {
  it('is the mean of the middle half, whatever the ends are', () => {
    expect(midmean([1, 2, 4, 90_000])).toBe(3);
    expect(midmean([7])).toBe(7);
    // whole ones, so that a sum is exact
    const times = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(fc.array(times, { minLength: 8 }), values => {
        const sorted = values.toSorted((a, b) => a - b);
        const hung = [...sorted.slice(0, -1), 1e9];
        expect(midmean(values)).toBeGreaterThanOrEqual(sorted[0] ?? 0);
        expect(midmean(values)).toBeLessThanOrEqual(sorted.at(-1) ?? 0);
        expect(midmean(hung)).toBe(midmean(values));
      }),
    );
  });
});

describe('a ratio', () => {
  const visits = (middle: number, count: number) =>
    Array.from({ length: count }, (_, index) => middle + 16 * Math.sin(index * 2.4));

  it('lies within what it would be in most runs, which more visits make narrower', () => {
    const few = ratioOf(visits(200, 20), visits(160, 20));
    const many = ratioOf(visits(200, 500), visits(160, 500));
    for (const { ratio, low, high } of [few, many]) {
      expect(ratio).toBeCloseTo(1.25, 1);
      expect(low).toBeLessThan(ratio);
      expect(high).toBeGreaterThan(ratio);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
  });

  it('of what does not vary is exact', () => {
    expect(ratioOf([3, 3, 3, 3], [2, 2, 2, 2])).toEqual({ ratio: 1.5, low: 1.5, high: 1.5 });
  });
});

describe('a verdict', () => {
  const row = { name: 'a row', budget: 1.15, aim: 1 };

  it('is over above the budget alone, and whenever nothing was measured', () => {
    expect([0.9, 1, 1.1, 1.15, 1.16, Number.NaN].map(value => verdictOf({ ...row, value }))).toEqual([
      'ok, aim met',
      'ok, aim met',
      'ok',
      'ok',
      'TOO MUCH',
      'TOO MUCH',
    ]);
  });

  it('makes the whole fail when one row is over, and says which', () => {
    expect(summaryOf([{ ...row, value: 1 }])).toEqual({ line: 'All 1 rows are within their budgets.', exitCode: 0 });
    expect(
      summaryOf([
        { ...row, value: 1 },
        { ...row, name: 'another', value: 2 },
      ]),
    ).toEqual({ line: '1 of 2 rows is over: another.', exitCode: 1 });
  });
});

describe('requests before something shows', () => {
  it('are as many rounds as waited for one another', () => {
    const script = (start: number, end: number) => ({ type: 'Script', start, end });
    const requests = [
      script(0, 10),
      script(11, 20),
      { type: 'Preflight', start: 12, end: 13 },
      script(12, 30),
      script(21, 25),
      script(40, 50),
    ];
    expect(roundsOf(requests, 35)).toEqual({ count: 5, chain: 3 });
    expect(roundsOf([], 35)).toEqual({ count: 0, chain: 0 });
  });
});
