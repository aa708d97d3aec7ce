import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from '../../src/ui/identity/avatar/initials.js';
import { filterOptions, matchOf } from '../../src/ui/forms/combobox/match.js';
import { next } from '../../src/ui/forms/combobox/next.js';
import { dateProblem, secondsOf } from '../../src/ui/forms/date-field/date-problem.js';
import { isAccepted, refusalOf, typeNames } from '../../src/ui/forms/file-upload/file-rules.js';
import { fileSize } from '../../src/ui/forms/file-upload/file-size.js';

describe('a date that was typed', () => {
  it.each([
    ['', undefined],
    ['2026-12-03', undefined],
    ['2026-11-30', 'early'],
    ['2026-12-01', undefined],
    ['2026-12-31', undefined],
    ['2027-01-01', 'late'],
    ['2026-02-30', 'incomplete'],
    ['2026-12', 'incomplete'],
    ['tomorrow', 'incomplete'],
  ])('"%s" is %s', (date, problem) => {
    expect(dateProblem(date, { min: '2026-12-01', max: '2026-12-31' })).toBe(problem);
  });

  it('must match a pattern in whole, where there is one', () => {
    expect(dateProblem('2026-12-03', { pattern: String.raw`\d{4}-\d{2}-01` })).toBe('pattern');
    expect(dateProblem('2026-12-01', { pattern: String.raw`\d{4}-\d{2}-01` })).toBeUndefined();
  });

  it('is a day from 1 to 9999, and the same again', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        date => {
          const day = date.toISOString().slice(0, 10);
          expect(new Date((secondsOf(day) ?? Number.NaN) * 1000).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });
});

describe('a file', () => {
  const file = (name: string, type: string, size = 10) => ({ name, type, size });

  it.each([
    ['a.PNG', 'image/png', 'image/*', true],
    ['a.pdf', 'application/pdf', 'image/*,.pdf', true],
    ['a.PDF', '', '.pdf', true],
    ['a.txt', 'text/plain', 'image/*,.pdf', false],
    ['a.pdf.exe', '', '.pdf', false],
    ['a.json', 'application/json', 'application/json', true],
    ['a.txt', 'text/plain', '', true],
    ['a', 'imagery/x', 'image/*', false],
  ])('%s of type "%s" where "%s" is asked for: %s', (name, type, accept, accepted) => {
    expect(isAccepted(file(name, type), accept)).toBe(accepted);
  });

  it('is refused for one reason at a time, at the limit not yet', () => {
    expect(refusalOf(file('a.png', 'image/png', 100), { accept: 'image/*', maxSize: 100 })).toBeUndefined();
    expect(refusalOf(file('a.png', 'image/png', 101), { accept: 'image/*', maxSize: 100 })).toBe('tooLarge');
    expect(refusalOf(file('a.txt', 'text/plain', 101), { accept: 'image/*', maxSize: 100 })).toBe('wrongType');
    expect(refusalOf(file('a.png', 'image/png', 0), {})).toBe('empty');
  });

  it('is accepted under names that people know', () => {
    expect(typeNames('image/png, image/jpeg,.pdf,image/svg+xml')).toEqual(['PNG', 'JPEG', 'PDF', 'SVG']);
    expect(typeNames('image/*,.png', { image: 'a picture' })).toEqual(['a picture', 'PNG']);
  });

  it.each([
    [0, 'en-US', '0 bytes'],
    [1, 'en-US', '1 byte'],
    [999, 'en-US', '999 bytes'],
    [1000, 'en-US', '1 kB'],
    [999_950, 'en-US', '1 MB'],
    [1_440_000, 'fr-CA', '1,4 Mo'],
    [250e9, 'nl-BE', '250 GB'],
  ])('of %i bytes is said in %s: %s', (bytes, locale, said) => {
    expect(fileSize(bytes, locale).replace(/\s/g, ' ')).toBe(said);
  });
});

describe('initials', () => {
  it.each([
    ['Robin Peeters', 'RP'],
    ['María José de la Cruz', 'MC'],
    ['Cher', 'C'],
    ['jean-luc picard', 'JP'],
    ['  Ada   Lovelace  ', 'AL'],
    ['Ángel Óscar', 'ÁÓ'],
    ['Дмитрий Шостакович', 'ДШ'],
    ['Ελένη Παπαδοπούλου', 'ΕΠ'],
    ['王小明', '王'],
    ['김 민준', '김'],
    ['محمد علي', 'م'],
    ['अमित शर्मा', 'अ'],
    ['“Lou” (the) O’Neil', 'LO'],
    ['', ''],
    ['🏋️', ''],
    ['50 Cent', '5C'],
    ['Z̃oë K', 'Z̃K'],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name, 'en-US')).toBe(initials.normalize('NFC'));
  });

  it('are written in capitals as the language does', () => {
    expect(initialsOf('ilker aydın', 'tr-TR')).toBe('İA');
  });

  it('always have the same tone for the same name', () => {
    fc.assert(
      fc.property(fc.string(), name => {
        const tone = toneOf(name, 6);
        expect(Number.isInteger(tone) && tone >= 0 && tone < 6 && tone === toneOf(` ${name} `, 6)).toBe(true);
      }),
    );
    expect(
      new Set(['Ada', 'Bo', 'Cem', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo'].map(name => toneOf(name, 6))).size,
    ).toBeGreaterThan(2);
  });
});

describe('what was typed, in a suggestion', () => {
  const found = (text: string, typed: string) => {
    const at = matchOf(text, typed);
    return at && text.slice(...at);
  };

  it.each([
    ['Bruxelles', 'BRUX', 'Brux'],
    ['Liège', 'lieg', 'Lièg'],
    ['Cafe\u0301 Royal', 'café', 'Cafe\u0301'],
    ['Straße', 'stra', 'Stra'],
    ['Nine, New Nimes', 'ni', 'Ni'],
    ['Ghent', 'x', undefined],
    ['Ghent', '  ', undefined],
  ])('of "%s", "%s" is "%s"', (text, typed, part) => {
    expect(found(text, typed)).toBe(part);
  });

  it('is found at the beginning of a word before the middle of one', () => {
    expect(matchOf('Barbara Bar', 'bar')).toEqual([0, 3]);
    expect(matchOf('Rebar Bar', 'bar')).toEqual([6, 9]);
  });

  it('is a part of the text for any pair of texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const at = matchOf(text, typed);
        expect(at === undefined || (at[0] >= 0 && at[0] < at[1] && at[1] <= text.length)).toBe(true);
      }),
    );
  });

  it('finds each word anywhere, and puts first what begins with it', () => {
    const options = [
      { value: '1', label: 'South Gym', note: 'Antwerp' },
      { value: '2', label: 'Gym North', note: 'Ghent' },
      { value: '3', label: 'Pool' },
    ];
    expect(filterOptions(options, 'gym').map(({ value }) => value)).toEqual(['2', '1']);
    expect(filterOptions(options, 'ant gym').map(({ value }) => value)).toEqual(['1']);
    expect(filterOptions(options, '')).toHaveLength(3);
  });
});

describe('keys in a list of suggestions', () => {
  const [a, b, c] = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', disabled: true },
    { value: 'c', label: 'C' },
  ];

  it('go round, past what cannot be chosen', () => {
    expect(next('ArrowDown', [a, b, c], undefined)).toBe(a);
    expect(next('ArrowDown', [a, b, c], a)).toBe(c);
    expect(next('ArrowDown', [a, b, c], c)).toBe(a);
    expect(next('ArrowUp', [a, b, c], undefined)).toBe(c);
    expect(next('ArrowUp', [a, b, c], a)).toBe(c);
  });

  it('leave Home and End to the text until one is active', () => {
    expect(next('Home', [a, b, c], undefined)).toBeUndefined();
    expect(next('End', [a, b, c], a)).toBe(c);
    expect(next('Home', [a, b, c], c)).toBe(a);
  });

  it('find nothing in nothing', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown', 'x'])
      expect(next(key, [], undefined)).toBeUndefined();
  });
});
