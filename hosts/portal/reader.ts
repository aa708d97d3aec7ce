import { configure, languageNamed, localeFor, session } from '@echelon/membership/core';
import { load } from './languages/load.js';

/** The first of the reader's languages that the portal speaks. */
export const readersLocale = (): string => localeFor(navigator.languages);

/** Speaks the reader's language from the first word on, and follows when they choose another in their browser. */
export function followReader(): void {
  document.documentElement.lang = session().locale();
  const language = languageNamed(session().locale());
  // The words of the design system are on their way at the same time. Without any the portal is in English.
  if (language) void load(language).catch(() => undefined);
  addEventListener('languagechange', () => configure({ locale: readersLocale() }));
}
