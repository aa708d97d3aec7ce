// The first formatter of a page costs some 20 ms, so each is made once.
const made = new Map<string, Intl.NumberFormat>();

/** A locale's way to write a number, with as many of its decimals as it has (up to 10). */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = { maximumFractionDigits: 10 }): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, found);
  return found;
}
