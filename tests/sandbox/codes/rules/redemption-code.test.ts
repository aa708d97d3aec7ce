import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCharacter,
  codeAlphabet,
  formatCode,
  isWellFormed,
  makeCode,
  normaliseCode,
} from '../../../../src/sandbox/codes/redemption-code.js';
import { demoCodes } from '../../../../src/sandbox/world/catalogue/codes.js';

const letter = fc.constantFrom(...codeAlphabet);
const body = fc.array(letter, { minLength: 4, maxLength: 28 }).map(letters => letters.join(''));
const code = body.map(text => text + checkCharacter(text));

describe('a redemption code', () => {
  it('has no letters that look the same', () => {
    expect(codeAlphabet).toHaveLength(31);
    expect(codeAlphabet).not.toMatch(/[01OIL]/);
  });

  it('is made well formed, with its prefix, and never twice', () => {
    const made = Array.from({ length: 500 }, () => makeCode('gym-'));
    for (const one of made) expect(one).toMatch(/^GYM[2-9A-HJKMNP-Z]{11}$/);
    expect(made.every(isWellFormed)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(
        code,
        fc.constantFrom(' ', '-', ' - ', '–', '‑', '—', '−', '－', '\u00a0', '\u200b', '\u00ad', ''),
        fc.boolean(),
        (one, between, lower) => {
          const typed = ` ${[...one].join(between)} `;
          expect(normaliseCode(lower ? typed.toLowerCase() : typed)).toBe(one);
          expect(normaliseCode(formatCode(one))).toBe(one);
          expect(normaliseCode(normaliseCode(typed))).toBe(one);
        },
      ),
    );
  });

  it.each([
    ['dots', 'AB.CD.EF.23'],
    ['quotation marks', '“abcd-ef23”'],
    ['what it is before it', 'Your code: ABCD-EF23.'],
    ['its name in another language', 'Code\u00a0: *abcd ef23*'],
    ['wide letters', 'ＡＢＣＤ－ＥＦ２３'],
    ['a link’s colon after it', 'ABCDEF23:'],
  ])('is itself when it is pasted with %s', (_, typed) => {
    expect(normaliseCode(typed)).toBe('ABCDEF23');
  });

  it('with one wrong character is not one of ours', () => {
    fc.assert(
      fc.property(code, fc.nat(), letter, (one, position, other) => {
        const at = position % one.length;
        fc.pre(one[at] !== other);
        expect(isWellFormed(one)).toBe(true);
        expect(isWellFormed(one.slice(0, at) + other + one.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('with two characters swapped is not one of ours', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.nat(), (one, first, second) => {
        const letters = [...one];
        const [a, b] = [first % one.length, second % one.length];
        const [x = '', y = ''] = [letters[a], letters[b]];
        fc.pre(x !== y);
        letters[a] = y;
        letters[b] = x;
        expect(isWellFormed(letters.join(''))).toBe(false);
      }),
    );
  });

  it('can be any text without harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(typeof isWellFormed(normaliseCode(text))).toBe('boolean');
      }),
    );
    expect(['', 'A', '0000-0000', 'ÄÖÜÄÖ'].map(text => isWellFormed(normaliseCode(text)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of the demo is well formed', () => {
    expect(Object.values(demoCodes).filter(one => !isWellFormed(normaliseCode(one)))).toEqual([]);
  });
});
