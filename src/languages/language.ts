import { use } from 'react';
import type { Language, Words } from '../ui/language/language.js';
import { languageNamed, type LanguageName } from '../core/languages.js';
import type { TextsByName } from '../core/words.js';
import { fileOf, isPseudo, loadFile } from './load.js';
import { pseudo } from './pseudo.js';

function pseudoLanguage(locale: string): Language {
  const made = new WeakMap<Words<object>, object>();
  return {
    locale,
    find<Texts extends object>(words: Words<Texts>) {
      let texts = made.get(words);
      if (!texts) made.set(words, (texts = pseudo(words.english)));
      // Made of these very words.
      return texts as Texts;
    },
  };
}

/**
 * What is there is given at once: a text that suspends takes everything around it off the page, and the focus with it.
 * So the design system's texts come with the language, and only a widget's own are waited for, when it first shows.
 */
function spokenLanguage(locale: string, name: LanguageName, known: TextsByName, read: typeof loadFile): Language {
  let texts = known;
  const loading: Record<string, Promise<void>> = {};
  const fetched = (file: string, load: () => Promise<TextsByName>) =>
    (loading[file] ??= load().then(
      found => {
        texts = { ...texts, ...found };
      },
      // Words in English are better than none.
      () => undefined,
    ));
  const fileFor = ({ scope, load }: Words<object>): Promise<void> | undefined => {
    const file = load ? scope : fileOf(scope);
    if (file === 'ui') return undefined;
    return fetched(file, load ? async () => (await load(name)).words : () => read(name, file));
  };
  return {
    locale,
    find<Texts extends object>(words: Words<Texts>) {
      const own = fileFor(words);
      if (words.beside) void fileFor(words.beside);
      // Called by `useWords` alone, so it is a hook's work.
      // oxlint-disable-next-line react-hooks/rules-of-hooks
      if (own) use(own);
      // A language's files are typed by the words that ask for them.
      return texts[words.scope] as Texts | undefined;
    },
  };
}

/**
 * A language other than English, with the texts of the design system; English itself where nobody has written another.
 * Never fails: a widget in English is better than none.
 */
export async function languageOf(locale: string, read: typeof loadFile = loadFile): Promise<Language> {
  if (isPseudo(locale)) return pseudoLanguage(locale);
  const name = languageNamed(locale);
  return name ? spokenLanguage(locale, name, await read(name, 'ui').catch(() => ({})), read) : { locale };
}
