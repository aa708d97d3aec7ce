const formatters = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it. Each kind of formatter is made once: the first costs some 20 ms. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made.format(value);
}
