import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../../src/core/csv.js';

/** Reads what a spreadsheet reads: quotes, doubled quotes, CRLF. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '+49', '-1', '@SUM(A1)', '\tx', 'a,b', 'a"b', 'a\r\nb', '', ' =1'),
);

describe('a file of codes', () => {
  it('reads back as it was, apart from the quote before what would be a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), rows => {
        const shown = rows.map(row => row.map(text => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
        expect(read(csvOf(rows))).toEqual(shown);
      }),
    );
  });

  it('runs nothing in a spreadsheet', () => {
    for (const text of ['=HYPERLINK("http://x")', '+1', '-1', '@a', '\tx', '\rx'])
      expect(read(csvOf([[text, 'b']]))[0]?.[0]).toBe(`'${text}`);
  });

  it('leaves numbers and missing values alone', () => {
    expect(csvOf([['a', -5, null]])).toBe('a,-5,\r\n');
  });
});
