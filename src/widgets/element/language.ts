import { use, useDeferredValue, useSyncExternalStore } from 'react';
import { session } from '../../core/session/session.js';
import type { Language } from '../../ui/language/language.js';

const languages: Record<string, Language | Promise<Language>> = {};

/** English is in the code itself. What any other language needs is fetched when a page first speaks it. */
function createLanguage(locale: string): Language | Promise<Language> {
  const english = { locale };
  if (/^en(?!-x)/i.test(locale)) return english;
  // Words in English are better than none.
  return import('../../languages/language.js').then(
    ({ languageOf }) => languageOf(locale),
    () => english,
  );
}

/** The same object for the same locale; a promise while its words come. */
export const languageOf = (locale: string) => (languages[locale] ??= createLanguage(locale));

/**
 * The page's language, followed: what is shown stays until the new words are there. `prerendered` is what the markup
 * that is taken over was written in.
 */
export function usePageLanguage(prerendered = 'en-US'): Language {
  const { $state, locale } = session();
  const spoken = useDeferredValue(useSyncExternalStore($state.listen, locale, () => prerendered));
  const language = languageOf(spoken);
  return 'then' in language ? use(language) : language;
}
