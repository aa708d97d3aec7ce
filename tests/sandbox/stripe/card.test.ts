import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryFault, formatExpiry, readExpiry } from '../../../src/sandbox/stripe/card/expiry.js';
import {
  brandOf,
  codeLengthFor,
  digitsOf,
  groupDigits,
  numberFault,
  passesLuhn,
} from '../../../src/sandbox/stripe/card/number.js';
import { behaviourOf, testCards } from '../../../src/sandbox/stripe/cards.js';

const now = Date.UTC(2026, 10, 20) / 1000;

const digits = (longest: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: longest }).map(all => all.join(''));

describe('a card number', () => {
  it.each(testCards)('$number is taken as $brand', ({ number, brand }) => {
    expect(numberFault(number)).toBeUndefined();
    expect(brandOf(number)).toBe(brand);
  });

  it('with one wrong digit never passes the check digit rule', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testCards),
        fc.nat({ max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        ({ number }, at, by) => {
          const wrong = (Number(number[at]) + by) % 10;
          return !passesLuhn(number.slice(0, at) + String(wrong) + number.slice(at + 1));
        },
      ),
    );
  });

  it('has exactly one check digit for any beginning', () => {
    fc.assert(
      fc.property(
        digits(18),
        start =>
          Array.from({ length: 10 }, (_, last) => String(last)).filter(last => passesLuhn(start + last)).length === 1,
      ),
    );
  });

  it('is grouped without losing or moving a digit, however often', () => {
    fc.assert(
      fc.property(digits(19), typed => {
        const once = groupDigits(typed);
        return typed.startsWith(digitsOf(once)) && groupDigits(digitsOf(once)) === once;
      }),
    );
  });

  it('is grouped as the brand prints it', () => {
    expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
    expect(groupDigits('3056930009020004')).toBe('3056 930009 0200');
  });

  it('says what is wrong: too short, mistyped, of no known brand', () => {
    expect(numberFault('')).toBe('incompleteNumber');
    expect(numberFault('42424242')).toBe('incompleteNumber');
    expect(numberFault('4242424242424241')).toBe('invalidNumber');
    expect(numberFault('9000000000000001')).toBe('unknownBrand');
  });

  it('knows the edges of the Mastercard range', () => {
    expect(brandOf('2221')).toBe('mastercard');
    expect(brandOf('2720')).toBe('mastercard');
    expect(brandOf('2220')).toBe('unknown');
    expect(brandOf('2721')).toBe('unknown');
  });

  it('asks for four digits on the front of an Amex card only', () => {
    expect(codeLengthFor('378282246310005')).toBe(4);
    expect(codeLengthFor('4242')).toBe(3);
  });

  it('that is not in the table behaves as a good card', () => {
    expect(behaviourOf('4000056655665556')).toBe('success');
    expect(behaviourOf('4000000000009995')).toBe('insufficientFunds');
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['1/', '01 / '],
    ['1228', '12 / 28'],
    ['12/2028', '12 / 28'],
    ['12 / 28', '12 / 28'],
    ['9 / 31', '09 / 31'],
  ])('typed as %j reads %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('does not change when it is formatted again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const shown = formatExpiry(`${String(month).padStart(2, '0')}${String(year).padStart(2, '0')}`);
        return (
          formatExpiry(shown) === shown && readExpiry(shown)?.month === month && readExpiry(shown)?.year === 2000 + year
        );
      }),
    );
  });

  it('is good until its month is over', () => {
    expect(expiryFault({ month: 11, year: 2026 }, now)).toBeUndefined();
    expect(expiryFault({ month: 10, year: 2026 }, now)).toBe('pastExpiry');
    expect(expiryFault({ month: 1, year: 2027 }, now)).toBeUndefined();
  });

  it('says what is wrong with it', () => {
    expect(expiryFault(readExpiry('12'), now)).toBe('incompleteExpiry');
    expect(expiryFault(readExpiry('1330'), now)).toBe('invalidMonth');
    expect(expiryFault({ month: 0, year: 2030 }, now)).toBe('invalidMonth');
    expect(expiryFault(readExpiry('1299'), now)).toBe('farExpiry');
  });
});
