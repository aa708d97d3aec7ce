import { languageNamed, languages, type LanguageName } from '../core/languages.js';
import type { TextsByName, Words } from '../core/words.js';
import { pseudo } from './pseudo.js';

// One file per language and widget; the design system's small texts are one file. `offer-picker/panel` is in `offer-picker`.
const files = import.meta.glob<{ words: TextsByName }>(['./??-??/*.ts', '!./*/common.ts']);

/** The file that has a scope: its widget's, else the design system's. */
export function fileOf(scope: string): string {
  const [widget = scope] = scope.split('/');
  return files[`./${languages[0]}/${widget}.ts`] ? widget : 'ui';
}

/** All texts of one file in a language, by scope. */
export const loadFile = async (name: LanguageName, file: string): Promise<TextsByName> =>
  (await files[`./${name}/${file}.ts`]?.())?.words ?? {};

/** Whether a locale is one of the two that no people speak, which show what was never translated and what is cut off. */
export const isPseudo = (locale: string): boolean => /-x[ab]/i.test(locale);

/** The texts of one scope in a language; `undefined` where there are none, and English stands in. */
export async function load<Texts extends object>(locale: string, words: Words<Texts>): Promise<object | undefined> {
  if (isPseudo(locale)) return pseudo(words.english);
  const name = languageNamed(locale);
  return name && (await loadFile(name, fileOf(words.scope)))[words.scope];
}
