import type { Words } from '../../src/core/words.js';
import { languages, type LanguageName } from '../../src/core/languages.js';
import { load } from '../../src/languages/load.js';

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

const wordsIn = (folder: string): readonly Words<object>[] =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith(`../../src/${folder}`))
    .flatMap(([, module]) => Object.values(module))
    .filter(isWords);

/** Every text of the source, as English gives it. */
export const allWords = wordsIn('');
export const uiWords = wordsIn('ui/');

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

/** The same, by name. */
export async function spoken<Texts extends object>(language: LanguageName, words: Words<Texts>): Promise<Texts> {
  const texts = await load(language, words);
  if (!texts) throw new Error(`${words.scope} is not there in ${language}.`);
  // A language's files are typed by these very words.
  return texts as Texts;
}
