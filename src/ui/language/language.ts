import { createContext, useContext } from 'react';

/** The texts of one component or widget: in English, and the name under which other languages give theirs. */
export interface Words<Texts extends object> {
  readonly scope: string;
  readonly english: Texts;
}

/** The texts' type, for a language that gives them. */
export type TextsOf<W> = W extends Words<infer Texts> ? Texts : never;

export const defineWords = <Texts extends object>(scope: string, english: Texts): Words<Texts> => ({ scope, english });

/** What a tree of components speaks. */
export interface Language {
  /** BCP 47, for `Intl`. */
  readonly locale: string;
  /** The same texts in this language; English stands in where it answers nothing. */
  find<Texts extends object>(words: Words<Texts>): Texts | undefined;
}

export const LanguageContext = createContext<Language>({ locale: 'en-US', find: () => undefined });

/** A component's texts in the language around it. */
export function useWords<Texts extends object>(words: Words<Texts>): Texts {
  return useContext(LanguageContext).find(words) ?? words.english;
}

/** The locale around a component, for money, dates, numbers and lists. */
export const useLocale = (): string => useContext(LanguageContext).locale;
