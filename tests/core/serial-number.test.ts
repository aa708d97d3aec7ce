import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serialKey, shownSerial } from '../../src/core/serial-number.js';

/** What stands between the letters of a number on a label, in a mail, in a sheet or on a keyboard. */
const between = fc.constantFrom(
  ...['', ' ', '  ', '-', '--', '\t', '\n', '\u00A0', '\u202F', '\u3000'].concat([
    ...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D\u00AD\u200B\u200C\u200D\u2060\uFEFF',
  ]),
);
const letter = fc.constantFrom(...'ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789');
/** A letter as people type it: small, wide, or as it is. */
const typedAs = (one: string) =>
  fc.constantFrom(one, one.toLowerCase(), String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0));
const number = fc.array(letter, { minLength: 4, maxLength: 24 });
const spelled = (letters: readonly string[]) =>
  fc
    .tuple(...letters.map(one => fc.tuple(between, typedAs(one))), between)
    .map(parts => parts.map(part => (typeof part === 'string' ? part : part.join(''))).join(''));

describe('a serial number', () => {
  it('is the same however it is spelled: in any case, with any spaces and dashes, seen or not', () => {
    fc.assert(
      fc.property(
        number.chain(letters => fc.tuple(fc.constant(letters.join('')), spelled(letters))),
        ([plain, typed]) => {
          expect(serialKey(typed)).toBe(plain);
        },
      ),
    );
  });

  it('is shown in capitals, with plain dashes between its groups', () => {
    expect(shownSerial(' ex9s\u2011pro\u00ad \u2013 1001-')).toBe('EX9S-PRO-1001');
    fc.assert(
      fc.property(number.chain(spelled), typed => {
        expect(shownSerial(typed)).toMatch(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/);
        expect(shownSerial(shownSerial(typed))).toBe(shownSerial(typed));
      }),
    );
  });

  it('with letters that only look like digits is another', () => {
    for (const [one, other] of [
      ['EX90', 'EX9O'],
      ['EX91', 'EX9I'],
      ['EX91', 'EX9L'],
      ['EX95', 'EX9S'],
      ['EX98', 'EX9B'],
    ] as const)
      expect(serialKey(one)).not.toBe(serialKey(other));
  });
});
