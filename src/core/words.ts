import type { LanguageName } from './languages.js';

/** The texts of one component or widget: in English, and the name under which other languages give theirs. */
export interface Words<Texts extends object, Scope extends string = string> {
  readonly scope: Scope;
  readonly english: Texts;
  /** Where other languages are, for the words of a site of its own; the library's are found by their scope. */
  readonly load?: LoadTexts | undefined;
  /** Read in the same place: in another language they are fetched together. */
  readonly beside?: Words<object>;
}

/** Texts by scope. */
export type TextsByName = Readonly<Record<string, object>>;

export type LoadTexts = (language: LanguageName) => Promise<{ words: TextsByName }>;

/** The texts' type, for a language that gives them. */
export type TextsOf<W> = W extends Words<infer Texts> ? Texts : never;

/* @__NO_SIDE_EFFECTS__ */
export const defineWords = <const Scope extends string, Texts extends object>(
  scope: Scope,
  english: Texts,
  load?: LoadTexts,
): Words<Texts, Scope> => ({ scope, english, load });
