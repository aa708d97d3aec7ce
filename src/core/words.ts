/** The texts of one component or widget: in English, and the name under which other languages give theirs. */
export interface Words<Texts extends object, Scope extends string = string> {
  readonly scope: Scope;
  readonly english: Texts;
}

/** The texts' type, for a language that gives them. */
export type TextsOf<W> = W extends Words<infer Texts> ? Texts : never;

/* @__NO_SIDE_EFFECTS__ */
export const defineWords = <const Scope extends string, Texts extends object>(scope: Scope, english: Texts): Words<Texts, Scope> => ({ scope, english });
