import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/ui/forms/phone-field/countries.js';
import { readPhone, writePhone } from '../../src/ui/forms/phone-field/phone-number.js';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 2, max: 9 }), { minLength: length, maxLength: length }).map(all => all.join(''));

describe('a phone number', () => {
  it.each([
    ['(202) 555-0123', 'US', 'US', '+12025550123'],
    ['1 202 555 0123', 'US', 'US', '+12025550123'],
    ['514.555.0123', 'CA', 'CA', '+15145550123'],
    ['0470 12 34 56', 'BE', 'BE', '+32470123456'],
    ['02/555.12.12', 'BE', 'BE', '+3225551212'],
    ['55 1234 5678', 'MX', 'MX', '+525512345678'],
    ['+32 470 12 34 56', 'US', 'BE', '+32470123456'],
    ['0032 470 12 34 56', 'US', 'BE', '+32470123456'],
    ['+32 (0)470 12 34 56', 'US', 'BE', '+32470123456'],
    ['+1 514 555 0123', 'US', 'CA', '+15145550123'],
    ['+1 202 555 0123', 'BE', 'US', '+12025550123'],
    ['06 1234 5678', 'IT', 'IT', '+390612345678'],
    ['268 464 1234', 'AG', 'AG', '+12684641234'],
  ])('%s, dialled in %s, is one of %s: %s', (text, chosen, country, number) => {
    expect(readPhone(text, chosen)).toEqual({ country, number, problem: undefined });
  });

  it.each([
    ['202 555', 'US', 'length'],
    ['2025550123456789', 'US', 'length'],
    ['call me', 'US', 'characters'],
    ['202-555-0123 ext. 4', 'US', 'characters'],
    ['+', 'US', 'length'],
    ['+0 0', 'BE', 'length'],
    ['+999 1234', 'US', 'length'],
  ])('tells what is wrong with "%s"', (text, chosen, problem) => {
    expect(readPhone(text, chosen).problem).toBe(problem);
  });

  it('is nothing to be worried about while it is empty', () => {
    expect(readPhone('  ', 'BE')).toEqual({ country: 'BE', number: '', problem: undefined });
  });

  it('is empty or a plus and at most fifteen digits, for any typed text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ().-]*$/)),
        fc.constantFrom(...countries),
        (text, { code }) => {
          expect(readPhone(text, code).number).toMatch(/^$|^\+\d{1,15}$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is empty while nothing but noughts can be read', () => {
    expect(readPhone('+00', 'MX').number).toBe('');
  });

  it('comes back the same from how it is shown, for the countries where we sell', () => {
    const sold = fc.constantFrom(['MX', '52', 10], ['US', '1', 10], ['BE', '32', 9], ['BE', '32', 8]);
    fc.assert(
      fc.property(
        sold.chain(([country, dial, length]) =>
          fc.tuple(
            fc.constant(country),
            digits(length).map(national => `+${dial}${national}`),
          ),
        ),
        ([country, number]) => {
          const shown = writePhone(number, country);
          expect(readPhone(shown, country).number).toBe(number);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('keeps its plus where another country is chosen', () => {
    expect(writePhone('+32470123456', 'US')).toBe('+32470123456');
    expect(writePhone('+15145550123', 'CA')).toBe('(514) 555-0123');
  });

  it('has each country once', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countries.slice(0, 4).map(({ code }) => code)).toEqual(['MX', 'CA', 'US', 'BE']);
    expect(countries.every(({ code, dial }) => /^[A-Z]{2}$/.test(code) && /^[1-9]\d{0,3}$/.test(dial))).toBe(true);
  });
});
