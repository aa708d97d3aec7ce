// The first formatter of a page costs some 20 ms, so each is made once.
const made = new Map<string, Intl.NumberFormat>();

/** A locale's way to write numbers. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, found);
  return found;
}

/** A number as a locale writes it: 1,204. */
export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);
