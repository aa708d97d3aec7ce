const formatters = new Map<string, Intl.ListFormat>();

/** `Ana, Ben and Carla`, as the language joins them. */
export function formatList(items: readonly string[], locale: string): string {
  let made = formatters.get(locale);
  if (!made) formatters.set(locale, (made = new Intl.ListFormat(locale, { type: 'conjunction' })));
  return made.format(items);
}
