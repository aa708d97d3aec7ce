import type { Config } from '../core/session/config.js';

/** An answer that was asked for before the code that wants it was there. */
export interface Early {
  /** It may fail, or be a refusal. */
  answer: Promise<Response>;
  /** When somebody had it first and last, in Unix milliseconds. */
  first?: number;
  last?: number;
  /** Once it is here. */
  body?: unknown;
}

/** What the loader leaves for the code that comes later. */
export interface Ahead {
  /** By language and address. */
  readonly answers: Record<string, Early>;
  /** Asks for what an element will ask first. */
  ask(host: Element): void;
  /** By which fetch the session gets the answers (`share-answers.ts`). */
  fetch?: typeof fetch;
}

/** The settings that a script tag has left; nothing is ahead where the elements came without the loader. */
export interface Left extends Config {
  ahead?: Ahead;
  /** Whose elements a page wants defined at once, though it has none of them yet; names with spaces between. */
  audience?: string | undefined;
}

export const keyOf = (url: string, language: string) => language + url;
