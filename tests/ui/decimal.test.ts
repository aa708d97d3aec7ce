import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, type Currency } from '../../src/core/money.js';
import { currencySign, parseMoney, writeAmount } from '../../src/ui/forms/money-field/parse-money.js';
import { parseNumber, readDecimal } from '../../src/ui/forms/number-field/decimal.js';
import { numberFormat } from '../../src/core/numbers.js';
import { stepped } from '../../src/ui/forms/number-field/step.js';

const locales = ['en-US', 'es-MX', 'fr-CA', 'fr-BE', 'nl-BE'] as const;
const dollars: Currency = { code: 'USD', scale: 100 };
const currencies: readonly Currency[] = [
  dollars,
  { code: 'EUR', scale: 100 },
  { code: 'MXN', scale: 100 },
  { code: 'CAD', scale: 100 },
  { code: 'JPY', scale: 1 },
  { code: 'KWD', scale: 1000 },
];
const aLocale = fc.constantFrom(...locales, 'ar-EG', 'de-CH', 'en-IN', 'fa-IR');
const aCurrency = fc.constantFrom(...currencies);
// nine digits and two decimals, and as much owed as due
const anAmount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

describe('an amount', () => {
  it('is read as it was written, in every language, with its currency or without', () => {
    fc.assert(
      fc.property(anAmount, aCurrency, aLocale, (value, currency, locale) => {
        expect(parseMoney(formatMoney({ value, currency }, locale), currency, locale)).toBe(value);
        expect(parseMoney(writeAmount(value, currency, locale), currency, locale)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['1,234.5', 'en-US', 123_450],
    ['$ 12', 'en-US', 1200],
    ['12$', 'en-US', 1200],
    ['USD 12.34', 'en-US', 1234],
    ['12.34 usd', 'en-US', 1234],
    ['-$5', 'en-US', -500],
    ['1.234,50', 'nl-BE', 123_450],
    ['1.234', 'nl-BE', 123_400],
    ['1 234,5', 'fr-CA', 123_450],
    ['1234.5', 'fr-BE', 123_450],
    ['12', 'es-MX', 1200],
    ['999,999,999.99', 'en-US', 99_999_999_999],
    ['.5', 'en-US', 50],
    ['5.', 'en-US', 500],
    ['007', 'en-US', 700],
    ['１２', 'en-US', 1200],
    ['1.500', 'en-US', 150],
  ])('"%s" in %s is %i minor units', (text, locale, minor) => {
    expect(parseMoney(text, dollars, locale)).toBe(minor);
  });

  it.each([
    ['12,50', 'en-US'],
    ['1.234,50', 'en-US'],
    ['12.50', 'nl-BE'],
    ['12.345', 'en-US'],
    ['€ 12', 'en-US'],
    ['12a', 'en-US'],
    ['', 'en-US'],
    ['$', 'en-US'],
    ['.', 'en-US'],
    ['1,2,3', 'en-US'],
    ['1,234 567', 'en-US'],
    ['--5', 'en-US'],
    ['1e5', 'en-US'],
    ['½', 'en-US'],
    ['99999999999999999', 'en-US'],
    ['1.2.3', 'en-US'],
  ])('"%s" in %s is not guessed at', (text, locale) => {
    expect(parseMoney(text, dollars, locale)).toBeUndefined();
  });

  it('is nothing or whole minor units, for any typed text', () => {
    fc.assert(
      fc.property(fc.string(), aCurrency, aLocale, (text, currency, locale) => {
        const minor = parseMoney(text, currency, locale);
        expect(minor === undefined || Number.isSafeInteger(minor)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('has its sign on the side that the language puts it', () => {
    expect(currencySign(dollars, 'en-US')).toEqual({ sign: '$', before: true });
    expect(currencySign({ code: 'EUR', scale: 100 }, 'nl-BE')).toEqual({ sign: '€', before: true });
    expect(currencySign({ code: 'EUR', scale: 100 }, 'fr-BE')).toEqual({ sign: '€', before: false });
    expect(currencySign({ code: 'CAD', scale: 100 }, 'fr-CA')).toEqual({ sign: '$', before: false });
  });
});

describe('a number', () => {
  it('is read as it was written, in every language', () => {
    const written = fc
      .integer({ min: -1e12, max: 1e12 })
      .chain(whole => fc.constantFrom(1, 10, 100, 1000).map(part => whole / part));
    fc.assert(
      fc.property(written, aLocale, (value, locale) => {
        expect(parseNumber(numberFormat(locale).format(value), locale)).toBe(value + 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact however long it is', () => {
    expect(readDecimal('12345678901234567890.12345678901234567890', 'en-US')).toBe(
      '12345678901234567890.12345678901234567890',
    );
  });

  it('gives nothing rather than something near when it is too large', () => {
    expect(parseNumber('9007199254740993', 'en-US')).toBeUndefined();
  });
});

describe('stepping', () => {
  it.each([
    [0.1, 2, { step: 0.1 }, 0.3],
    [9, 1, { max: 9 }, 9],
    [undefined, 1, { min: 1 }, 1],
    [undefined, -1, {}, 0],
    [undefined, 1, { max: -3 }, -3],
    [5, 10, {}, 15],
    [20, -10, { min: 15 }, 15],
  ])('from %s by %i within %o comes to %s', (from, steps, limits, to) => {
    expect(stepped(from, steps, limits)).toBe(to);
  });

  it('never leaves the limits', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.integer(),
        fc.nat(1000),
        (from, steps, min, room) => {
          const value = stepped(from, steps, { min, max: min + room });
          expect(value >= min && value <= min + room).toBe(true);
        },
      ),
    );
  });
});
