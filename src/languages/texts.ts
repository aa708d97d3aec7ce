import type { TextsOf, Words } from '../core/words.js';

/** What a language's file gives: for each scope all texts of the English, and none besides. */
export type TextsByScope<English extends Words<object>> = { readonly [One in English as One['scope']]: TextsOf<One> };

/** What a country says otherwise than its language's file: those texts alone, in their places. */
export type Differences<File> = Some<File extends (name: never) => infer Texts ? Texts : File>;

type Some<Texts> = Texts extends string | ((...values: never[]) => unknown)
  ? Texts
  : { readonly [Name in keyof Texts]?: Some<Texts[Name]> };
