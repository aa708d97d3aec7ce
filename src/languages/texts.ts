import type { TextsOf, Words } from '../core/words.js';

/** What a language's file gives: for each scope all texts of the English, and none besides. */
export type TextsByScope<English extends Words<object>> = { readonly [One in English as One['scope']]: TextsOf<One> };
