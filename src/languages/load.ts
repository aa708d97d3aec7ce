import type { Words } from '../ui/language/language.js';
import { pseudo } from './pseudo.js';

/** The languages there are beside English, by the locale that their files are named after; the first of two is read elsewhere, too. */
export const languages = ['es-MX', 'fr-BE', 'fr-CA', 'nl-BE'] as const;
export type LanguageName = (typeof languages)[number];

/** Who reads which: the locale's own language and region, else the first of that language. Europe's French is nearer to Belgium's. */
export function languageNamed(locale: string): LanguageName | undefined {
  const [language, region] = partsOf(locale);
  return languages.find(name => name === `${language}-${region}`) ?? languages.find(name => name.startsWith(`${language}-`));
}

/** Language and region, however the locale is spelled; pages write all kinds of things into `lang`. */
function partsOf(locale: string): readonly (string | undefined)[] {
  try {
    const { language, region } = new Intl.Locale(locale);
    return [language, region];
  } catch {
    return [];
  }
}

export type TextsByName = Readonly<Record<string, object>>;

// One file per language and widget; the design system's small texts are one file. `offer-picker/panel` is in `offer-picker`.
const files = import.meta.glob<{ words: TextsByName }>(['./??-??/*.ts', '!./*/common.ts']);

/** The file that has a scope: its widget's, else the design system's. */
export function fileOf(scope: string): string {
  const [widget = scope] = scope.split('/');
  return files[`./${languages[0]}/${widget}.ts`] ? widget : 'ui';
}

/** All texts of one file in a language, by scope. */
export const loadFile = async (name: LanguageName, file: string): Promise<TextsByName> => (await files[`./${name}/${file}.ts`]?.())?.words ?? {};

/** Whether a locale is one of the two that no people speak, which show what was never translated and what is cut off. */
export const isPseudo = (locale: string): boolean => /-x[ab]/i.test(locale);

/** The texts of one scope in a language; `undefined` where there are none, and English stands in. */
export async function load<Texts extends object>(locale: string, words: Words<Texts>): Promise<object | undefined> {
  if (isPseudo(locale)) return pseudo(words.english);
  const name = languageNamed(locale);
  return name && (await loadFile(name, fileOf(words.scope)))[words.scope];
}
