import { createContext, useContext } from 'react';
import type { Words } from '../../core/words.js';

export { defineWords, type LoadTexts, type TextsByName, type TextsOf, type Words } from '../../core/words.js';

/** What a tree of components speaks. */
export interface Language {
  /** BCP 47, for `Intl`. */
  readonly locale: string;
  /** The same texts in this language; English replaces those that are missing, or all without it. */
  find?<Texts extends object>(words: Words<Texts>): Texts | undefined;
}

export const LanguageContext = createContext<Language>({ locale: 'en-US' });

/** A component's texts in the language around it. */
export function useWords<Texts extends object>(words: Words<Texts>): Texts {
  return useContext(LanguageContext).find?.(words) ?? words.english;
}

/** The locale around a component, for money, dates, numbers and lists. */
export const useLocale = (): string => useContext(LanguageContext).locale;
