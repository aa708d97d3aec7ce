import { languageNamed, languages, type LanguageName } from '../core/languages.js';
import type { TextsByName, Words } from '../core/words.js';
import { pseudo } from './pseudo.js';
import { withDifferences } from './with-differences.js';

/** A language that several countries share writes its texts as one of them does. */
interface TextFile {
  words: TextsByName | ((name: LanguageName) => TextsByName);
}

// One file per language and widget; the design system's small texts are one file. `offer-picker/panel` is in `offer-picker`.
// `fr-CA` has what Canada says otherwise than `fr`.
const files = import.meta.glob<TextFile>(['./??/*.ts', './??-??/*.ts', '!./*/common.ts', '!./fr/french.ts']);

/** The file that has a scope: its widget's, else the design system's. */
export function fileOf(scope: string): string {
  const [widget = scope] = scope.split('/');
  return files[`./${languages[0]}/${widget}.ts`] ? widget : 'ui';
}

async function textsIn(folder: string, file: string, name: LanguageName): Promise<TextsByName> {
  const { words = {} } = (await files[`./${folder}/${file}.ts`]?.()) ?? {};
  return typeof words === 'function' ? words(name) : words;
}

/** All texts of one file in a language, by scope: those of every country that speaks it, and what this one says otherwise. */
export async function loadFile(name: LanguageName, file: string): Promise<TextsByName> {
  const [shared, own] = await Promise.all([textsIn(name.slice(0, 2), file, name), textsIn(name, file, name)]);
  return withDifferences(shared, own);
}

/** Whether a locale is one of the two that no people speak, which show what was never translated and what is cut off. */
export const isPseudo = (locale: string): boolean => /-x[ab]/i.test(locale);

/** The texts of one scope in a language; `undefined` where there are none, and English is used instead. */
export async function load<Texts extends object>(locale: string, words: Words<Texts>): Promise<object | undefined> {
  if (isPseudo(locale)) return pseudo(words.english);
  const name = languageNamed(locale);
  return name && (await loadFile(name, fileOf(words.scope)))[words.scope];
}
