import { numberFormat } from './numbers.js';

/** A currency as the API names it: ISO 4217 code and how many minor units make one (spec s.3 "scale"). */
export interface Currency {
  code: string;
  scale: number;
}

/** An amount in whole minor units: 3999 with scale 100 is 39.99. */
export interface Money {
  value: number;
  currency: Currency;
}

/** Spec s.9: default currency USD, default scale 100. */
export const defaultCurrency: Currency = { code: 'USD', scale: 100 };

function formatter({ code, scale }: Currency, locale: string): Intl.NumberFormat {
  const digits = Math.max(0, Math.round(Math.log10(scale)));
  return numberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** `{value: 3999, currency: {code: 'USD', scale: 100}}` → `$39.99`, in the words of the locale. */
export function formatMoney(money: Money, locale = 'en-US'): string {
  return formatter(money.currency, locale).format(money.value / money.currency.scale);
}

/** The same, in parts, so that a price can set its figure large and its currency small. */
export function moneyParts(money: Money, locale = 'en-US'): Intl.NumberFormatPart[] {
  return formatter(money.currency, locale).formatToParts(money.value / money.currency.scale);
}

/**
 * Rounds half away from zero, which is what the charging side and the shown side both use.
 * `Math.round` rounds −0.5 to −0, so a credit and the charge it undoes would differ by a cent.
 */
export function roundMinor(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}
