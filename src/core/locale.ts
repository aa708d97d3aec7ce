/**
 * The first language in a text, as BCP 47; nothing where there is none. Content systems print `en_US`, `zh_CN.UTF-8`,
 * `de_DE@euro`, `en-US, fr`, `fr-CA;q=0.8` or a placeholder, and `Intl` throws on each of them.
 */
export function readLocale(text: string | undefined): string | undefined {
  for (const part of text?.split(/[\s,;]+/) ?? []) {
    let tag = part.replace(/[.@].*/, '').replaceAll('_', '-');
    // A language has two or three letters: 'default' and 'undefined' are none, and 'und' says so.
    while (/^(?!und\b)[a-z]{2,3}(?:-|$)/i.test(tag)) {
      try {
        return Intl.getCanonicalLocales(tag)[0];
      } catch {
        tag = tag.replace(/-?[^-]*$/, '');
      }
    }
  }
  return undefined;
}

/** The language of a page: what was configured, else what the page declares, else English. */
export const pageLocale = (configured: string | undefined): string =>
  readLocale(configured) ?? readLocale(typeof document === 'undefined' ? '' : document.documentElement.lang) ?? 'en-US';
