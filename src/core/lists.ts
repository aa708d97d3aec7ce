const formatters = new Map<string, Intl.ListFormat>();

/** `Ana, Ben and Carla`, or with `disjunction` `Ana, Ben or Carla`, as the language joins them. */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const key = `${locale} ${type}`;
  const made = formatters.get(key) ?? new Intl.ListFormat(locale, { type });
  formatters.set(key, made);
  return made.format(items);
}
