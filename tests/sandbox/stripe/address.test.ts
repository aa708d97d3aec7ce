import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryChoices,
  firstCountry,
  fitsCountry,
  tidyPostalCode,
  usesPostalCode,
} from '../../../src/sandbox/stripe/frame/countries.js';
import { regionsOf } from '../../../src/sandbox/stripe/frame/regions.js';
import { directionOf, spoken } from '../../../src/sandbox/stripe/locale.js';
import { wordsFor } from '../../../src/sandbox/stripe/words.js';

describe('an address', () => {
  it.each([
    ['US', '10001', true],
    ['US', '10001-1234', true],
    ['US', '1000', false],
    ['CA', 'k1a0b1', true],
    ['CA', '10001', false],
    ['MX', '06600', true],
    ['BE', '1000', true],
    ['BE', '10000', false],
    ['GB', 'sw1a 1aa', true],
    ['UY', 'anything', true],
    ['UY', ' ', false],
  ])('in %s with the postal code %j: %s', (country, code, fits) => {
    expect(fitsCountry(country, code)).toBe(fits);
  });

  it('is written as its country writes it', () => {
    expect(tidyPostalCode('CA', ' k1a0b1')).toBe('K1A 0B1');
    expect(tidyPostalCode('GB', 'sw1a1aa')).toBe('SW1A 1AA');
    expect(tidyPostalCode('US', '10001 ')).toBe('10001');
  });

  it('still fits its country once it is tidied', () => {
    const canadian = fc.stringMatching(/^[ABCEGHJ-NPRSTVXY]\d[a-z] ?\d[a-z]\d$/);
    fc.assert(fc.property(canadian, code => fitsCountry('CA', tidyPostalCode('CA', code))));
  });

  it('names a region in the United States, Canada and Mexico, none in Belgium', () => {
    expect(regionsOf('US')).toContainEqual(['NY', 'New York']);
    expect(regionsOf('CA')).toHaveLength(13);
    expect(regionsOf('MX')).toHaveLength(32);
    expect(regionsOf('BE')).toEqual([]);
    expect(usesPostalCode('HK')).toBe(false);
  });

  it('starts in the requested country, else in the locale, else in one that may be chosen', () => {
    expect(firstCountry('MX', [], 'en-US')).toBe('MX');
    expect(firstCountry('', [], 'fr-BE')).toBe('BE');
    expect(firstCountry('', [], 'en')).toBe('US');
    expect(firstCountry('US', ['BE', 'NL'], 'en-US')).toBe('BE');
  });

  it("offers countries in the reader's language and order", () => {
    expect(countryChoices(['US', 'BE', 'CA'], 'nl')).toEqual([
      ['BE', 'België'],
      ['CA', 'Canada'],
      ['US', 'Verenigde Staten'],
    ]);
  });
});

describe('the words', () => {
  it('follow the language and fall back to English', () => {
    expect(wordsFor('es-MX').city).toBe('Ciudad');
    expect(wordsFor('fr-CA').city).toBe('Ville');
    expect(wordsFor('ja').city).toBe('City');
    expect(spoken('ja')).toBe('en');
    expect(directionOf('he-IL')).toBe('rtl');
  });
});
