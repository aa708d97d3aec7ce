import type { Currency } from '../../../core/money.js';

const names = new Map<string, Intl.DisplayNames>();

/** A currency in words: `US Dollar`. */
export function currencyName({ code }: Currency, locale: string): string {
  const found = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'currency' });
  names.set(locale, found);
  return found.of(code) ?? code;
}
