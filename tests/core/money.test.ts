import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, moneyParts, roundMinor } from '../../src/core/money.js';

const usd = { code: 'USD', scale: 100 };

describe('money', () => {
  it('is read in the words of a locale', () => {
    expect(formatMoney({ value: 3999, currency: usd })).toBe('$39.99');
    expect(formatMoney({ value: 0, currency: usd })).toBe('$0.00');
    expect(formatMoney({ value: -1600, currency: usd })).toBe('-$16.00');
    expect(formatMoney({ value: 379_99, currency: { code: 'EUR', scale: 100 } }, 'nl-BE')).toMatch(/^€\s379,99$/);
  });

  it('of a currency without minor units shows none', () => {
    expect(formatMoney({ value: 5000, currency: { code: 'JPY', scale: 1 } })).toBe('¥5,000');
  });

  it('says in parts what it says as one text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('en-US', 'nl-BE', 'es-MX', 'fr-CA'),
        (value, locale) => {
          const parts = moneyParts({ value, currency: usd }, locale);
          expect(parts.map(part => part.value).join('')).toBe(formatMoney({ value, currency: usd }, locale));
        },
      ),
    );
  });

  it('keeps every cent when it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), value => {
        const digits = formatMoney({ value, currency: usd }).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(value);
      }),
    );
  });

  it('rounds a charge and the credit that undoes it to the same cent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), value => {
        const rounded = roundMinor(value);
        expect(Number.isInteger(rounded)).toBe(true);
        expect(Object.is(rounded, -0)).toBe(false);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5);
        expect(roundMinor(-value) + rounded).toBe(0);
      }),
    );
    expect([0.5, -0.5, 1.5, -1.5].map(roundMinor)).toEqual([1, -1, 2, -2]);
  });
});
