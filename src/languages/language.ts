import { use } from 'react';
import type { Language, Words } from '../ui/language/language.js';
import { load } from './load.js';

/** A language other than English: its `find` suspends while a scope's texts are on their way, and keeps them. */
export function languageOf(locale: string): Language {
  const found = new WeakMap<Words<object>, Promise<object | undefined>>();
  return {
    locale,
    find<Texts extends object>(words: Words<Texts>) {
      let texts = found.get(words);
      // Words in English are better than none.
      if (!texts) found.set(words, (texts = load(locale, words).catch(() => undefined)));
      // Called by `useWords` alone, so it is a hook's work; and what is kept for these words was loaded for them.
      // oxlint-disable-next-line react-hooks/rules-of-hooks
      return use(texts) as Texts | undefined;
    },
  };
}
