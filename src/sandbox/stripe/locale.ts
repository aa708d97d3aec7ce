export const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? 'en';

/** The language the words are really in, for the document's `lang`. */
export const spoken = (locale: string): string =>
  ['en', 'es', 'fr', 'nl'].includes(languageOf(locale)) ? locale : 'en';

/** The direction of the fields: by the requested locale, even if the words are in another language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  ['ar', 'fa', 'he', 'ur'].includes(languageOf(locale)) ? 'rtl' : 'ltr';
