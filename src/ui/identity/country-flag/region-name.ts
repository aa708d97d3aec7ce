const names = new Map<string, Intl.DisplayNames>();

/** A country's name: `Belgium`, `Belgique`. */
export function regionName(code: string, locale: string): string {
  const found = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, found);
  return found.of(code) ?? code;
}
