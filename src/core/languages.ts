import { readLocale } from './locale.js';

/** The languages there are beside English, by locale; the first of two is read elsewhere, too. */
export const languages = ['es-MX', 'fr-BE', 'fr-CA', 'nl-BE'] as const;
export type LanguageName = (typeof languages)[number];
/** The same language in every country that we write it for: `LanguageOf<'fr'>`. */
export type LanguageOf<Language extends string> = Extract<LanguageName, `${Language}-${string}`>;

/** Who reads which: the locale's own language and region, else the first of that language. Europe's French is nearer to Belgium's. */
export function languageNamed(locale: string): LanguageName | undefined {
  const [language, region] = partsOf(locale);
  return (
    languages.find(name => name === `${language}-${region}`) ?? languages.find(name => name.startsWith(`${language}-`))
  );
}

/** Language and region, however the locale is spelled; pages write all kinds of things into `lang`. */
function partsOf(locale: string): readonly (string | undefined)[] {
  const tag = readLocale(locale);
  if (!tag) return [];
  const { language, region } = new Intl.Locale(tag);
  return [language, region];
}

/**
 * The first of a reader's locales that we have texts for, English among them; `en-US` when there is none. For sites
 * that follow the browser: `localeFor(navigator.languages)`.
 */
export const localeFor = (preferred: readonly string[]): string =>
  readLocale(preferred.find(locale => partsOf(locale)[0] === 'en' || languageNamed(locale))) ?? 'en-US';
