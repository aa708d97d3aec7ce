import type { Currency } from '../../../core/money.js';
import { plain, readDecimal } from '../number-field/decimal.js';
import { numberFormat } from '../../../core/numbers.js';

/** Decimals of a currency: 2 of a scale of 100. */
export const digitsOf = ({ scale }: Currency): number => Math.max(0, Math.round(Math.log10(scale)));

const partsOf = (code: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
  numberFormat(locale, { style: 'currency', currency: code, currencyDisplay }).formatToParts(1);

/** A currency's sign as a locale writes it (`$`, and `CA$` for another country's), and on which side of the amount. */
export function currencySign({ code }: Currency, locale: string): { sign: string; before: boolean } {
  const parts = partsOf(code, locale, 'symbol');
  const at = parts.findIndex(part => part.type === 'currency');
  return { sign: parts[at]?.value ?? code, before: at <= parts.findIndex(part => part.type === 'integer') };
}

/** An amount as it is in a field, beside its currency: `1,234.50`. */
export function writeAmount(minor: number, currency: Currency, locale: string): string {
  const digits = digitsOf(currency);
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / 10 ** digits,
  );
}

/** Its own currency may be before or after it, in any of its spellings; another one makes it something else. */
function withoutCurrency(amount: string, { code }: Currency, locale: string): string {
  const spellings = (['symbol', 'narrowSymbol', 'code'] as const).flatMap(display =>
    partsOf(code, locale, display)
      .filter(part => part.type === 'currency')
      .map(part => plain(part.value)),
  );
  const folded = amount.toUpperCase();
  const sign = spellings
    .map(spelling => spelling.toUpperCase())
    .toSorted((one, other) => other.length - one.length)
    .find(spelling => folded.startsWith(spelling) || folded.endsWith(spelling));
  if (sign === undefined) return amount;
  return (folded.startsWith(sign) ? amount.slice(sign.length) : amount.slice(0, -sign.length)).trim();
}

/**
 * Reads an amount in whole minor units: `1,234.5` is 123450 in US dollars. Nothing when it is no amount, has more
 * decimals than the currency, or is too large to be exact.
 */
export function parseMoney(text: string, currency: Currency, locale: string): number | undefined {
  const trimmed = plain(text).trim();
  const negative = trimmed.startsWith('-');
  const read = readDecimal(withoutCurrency(trimmed.replace(/^-\s*/, ''), currency, locale), locale);
  if (read === undefined || (negative && read.startsWith('-'))) return undefined;
  const digits = digitsOf(currency);
  const [whole = '', fraction = ''] = read.split('.');
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`) * (negative ? -1 : 1);
  return Number.isSafeInteger(minor) ? minor + 0 : undefined;
}
