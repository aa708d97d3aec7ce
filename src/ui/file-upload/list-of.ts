const made = new Map<string, Intl.ListFormat>();

/** Several things in a sentence: `PNG, JPG or PDF`. */
export function listOf(texts: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const key = `${locale} ${type}`;
  const found = made.get(key) ?? new Intl.ListFormat(locale, { type });
  made.set(key, found);
  return found.format(texts);
}
