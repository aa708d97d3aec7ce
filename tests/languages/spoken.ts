import type { Words } from '../../src/core/words.js';
import { languages, type LanguageName } from '../../src/core/languages.js';
import { load } from '../../src/languages/load.js';
import { languagesFor } from './audiences.js';

export { languages, type LanguageName };

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/ui/**/*words.ts', '../../src/widgets/**/*copy.ts'],
  { eager: true },
);

export const isWords = (value: unknown): value is Words<object> =>
  typeof value === 'object' &&
  value !== null &&
  'scope' in value &&
  typeof value.scope === 'string' &&
  'english' in value &&
  typeof value.english === 'object' &&
  value.english !== null;

/** Words, and the file that defines them. */
export interface Defined {
  path: string;
  words: Words<object>;
}

/** Every text of the source, as English gives it, by the file that has it. */
export const defined: readonly Defined[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isWords)
    .map(words => ({ path: path.replace('../../', ''), words })),
);
export const allWords = defined.map(({ words }) => words);
export const uiWords = defined.filter(({ path }) => path.startsWith('src/ui/')).map(({ words }) => words);

/** Where words may be defined, below `src`. */
export const wordFiles: ReadonlySet<string> = new Set(Object.keys(modules).map(path => path.replace('../../src/', '')));

export type Leaf = string | ((...values: unknown[]) => unknown);

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown => typeof value === 'function';

/** Every text of a scope by its place: `problems.emailMissing`. */
export function leavesOf(texts: unknown, place = ''): [place: string, leaf: Leaf][] {
  if (typeof texts === 'string' || isFunction(texts)) return [[place, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, text]) => leavesOf(text, place ? `${place}.${name}` : name));
}

/** What a language gives for a scope; the same way a widget gets it. */
export async function textsOf(language: string, words: Words<object>): Promise<ReadonlyMap<string, Leaf>> {
  return new Map(leavesOf(await load(language, words)));
}

/** The words that a language has to give: those of all who are written to in it. */
export const wordsIn = (language: LanguageName): readonly Words<object>[] =>
  defined.filter(({ path }) => languagesFor(path).includes(language)).map(({ words }) => words);

/** What a language lacks of the words in a file, and what it has besides; of those that stay in English it has none. */
export async function gapsOf(language: LanguageName, { path, words }: Defined): Promise<string[]> {
  const wanted = new Map(languagesFor(path).includes(language) ? leavesOf(words.english) : []);
  const given = await textsOf(language, words);
  const isThere = (place: string) => typeof given.get(place) === typeof wanted.get(place);
  return [
    ...[...wanted.keys()].filter(place => !isThere(place)).map(place => `${place} is missing`),
    ...[...given.keys()].filter(place => !wanted.has(place)).map(place => `${place} is not in the English`),
  ];
}

/** What a language gives for a scope, by name. */
export async function spoken<Texts extends object>(language: LanguageName, words: Words<Texts>): Promise<Texts> {
  const texts = await load(language, words);
  if (!texts) throw new Error(`${words.scope} is not there in ${language}.`);
  // A language's files are typed by these very words.
  return texts as Texts;
}
