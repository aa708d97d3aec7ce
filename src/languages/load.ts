import type { Words } from '../ui/language/language.js';
import { pseudo } from './pseudo.js';

/** The languages there are beside English, by the locale that their files are named after. */
export const languages = ['es-MX', 'fr-CA', 'fr-BE', 'nl-BE'] as const;
export type LanguageName = (typeof languages)[number];

/** Who reads which: the locale itself, else the language's first file. */
export function languageNamed(locale: string): LanguageName | undefined {
  const wanted = locale.toLowerCase();
  return languages.find(name => name.toLowerCase() === wanted) ?? languages.find(name => name.slice(0, 2) === wanted.slice(0, 2));
}

// One file per language and widget; the design system's small texts are one file. `offer-picker/panel` is in `offer-picker`.
const files = import.meta.glob<{ words: Readonly<Record<string, object>> }>('./??-??/*.ts');

function fileOf(name: LanguageName, scope: string) {
  const [widget = scope] = scope.split('/');
  return files[`./${name}/${widget}.ts`] ?? files[`./${name}/ui.ts`];
}

/** The texts of one scope in a language; `undefined` where there are none, and English stands in. */
export async function load<Texts extends object>(locale: string, words: Words<Texts>): Promise<object | undefined> {
  if (/-x[ab]/i.test(locale)) return pseudo(words.english);
  const name = languageNamed(locale);
  const file = name && fileOf(name, words.scope);
  return file && (await file()).words[words.scope];
}
