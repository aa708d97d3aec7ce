import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importFate, type ImportFate } from '../../../../src/core/contract/schemas/commercial/equipment-import.js';
import { listed } from '../../../../src/sandbox/commercial/csv/listed.js';

/** Rows of a file: so many of each fate, one fate after another. */
const rowsOf = (...many: readonly (readonly [ImportFate, number])[]) =>
  many
    .flatMap(([fate, count]) => Array.from({ length: count }, () => fate))
    .map((fate, at) => ({ fate, line: at + 2 }));

const countOf = (rows: readonly { fate: ImportFate }[], fate: ImportFate) =>
  rows.filter(row => row.fate === fate).length;

describe('of a long file somebody sees', () => {
  it('some rows of each fate, however many come before them', () => {
    const seen = listed(rowsOf(['unchanged', 40_000], ['create', 300], ['error', 1200], ['assign', 10]));
    expect(importFate.options.map(fate => [fate, countOf(seen, fate)])).toEqual([
      ['create', 250],
      ['assign', 10],
      ['update', 0],
      // its own 250, and the room that the others leave
      ['unchanged', 740],
      ['error', 1000],
    ]);
  });

  it('every row, where there are no more than a thousand', () => {
    const rows = rowsOf(['create', 900], ['update', 100]);
    expect(listed(rows)).toEqual(rows);
  });

  it('always 250 of each fate or all of them, the refused first and the rest in the order of the file', () => {
    const fates = fc.array(fc.tuple(fc.constantFrom(...importFate.options), fc.nat(700)), { maxLength: 8 });
    fc.assert(
      fc.property(fates, many => {
        const rows = rowsOf(...many);
        const seen = listed(rows);
        for (const fate of importFate.options)
          expect(countOf(seen, fate)).toBeGreaterThanOrEqual(Math.min(250, countOf(rows, fate)));
        const refused = countOf(seen, 'error');
        expect(seen.slice(0, refused).every(({ fate }) => fate === 'error')).toBe(true);
        expect(seen.length - refused).toBe(Math.min(1000, rows.length - countOf(rows, 'error')));
        const lines = seen.slice(refused).map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((one, other) => one - other));
      }),
    );
  });
});
