import type { Config } from '../core/session/config.js';

/** An answer that was requested before the code that needs it had loaded. */
export interface Early {
  /** It may fail, or be a refusal. */
  answer: Promise<Response>;
  /** When a caller had it first and last, in Unix milliseconds. */
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
  /** Whose elements a page wants defined at once, even if it has none of them yet; names with spaces between. */
  audience?: string | undefined;
}

export const keyOf = (url: string, language: string) => language + url;
