import { pageLocale } from '../core/locale.js';
import { leftConfig, SESSION } from '../core/session/page.js';
import { browserStore, keys } from '../core/session/storage.js';
import type { Definition, Kept } from '../widgets/define.js';

/** Milliseconds that an answer is shared after its last use: long enough for all widgets of a page … */
const SHARED_FOR = 2000;
/** … and after it was asked for: too short to grow old. */
const LONGEST = 30_000;

export interface Early {
  answer: Promise<Response>;
  asked: number;
  /** Once it is here. */
  body?: unknown;
  end?: ReturnType<typeof setTimeout>;
}

/** What was asked ahead, and by which fetch the session gets it once the code is there (`share-answers.ts`). */
export const ahead: { readonly answers: Map<string, Early>; fetch?: typeof fetch } = { answers: new Map() };

/** Shares an answer for a while from now on. */
export function prolong(key: string, early: Early): void {
  clearTimeout(early.end);
  early.end = setTimeout(() => ahead.answers.delete(key), Math.min(SHARED_FOR, early.asked + LONGEST - Date.now()));
}

export const keyOf = (url: string, language: string | null) => `${language} ${url}`;

function kept(partnerId: string | undefined, flags: string | undefined): Kept {
  try {
    const countryCode: unknown = JSON.parse(flags ?? '{}').onboarding?.countryCode;
    return { partnerId, countryCode: typeof countryCode === 'string' ? countryCode : undefined };
  } catch {
    return { partnerId };
  }
}

/**
 * Asks for what a widget will ask first, while its code is on its way. Only for somebody who is not signed in, whose
 * answers depend on nobody; what goes wrong here is asked again by the widget itself.
 */
export function askAhead(definition: Definition, props: Readonly<Record<string, unknown>>): void {
  try {
    ask(definition, props);
  } catch {
    // No reason to show nothing.
  }
}

function ask(definition: Definition, props: Readonly<Record<string, unknown>>): void {
  const config = leftConfig();
  // A page's own fetch, and a session that is there already, would not find the answer.
  if (config.fetch !== ahead.fetch || (!ahead.fetch && SESSION in globalThis)) return;
  if (!definition.ahead || !config.apiUrl || !config.apiKey) return;
  const store = browserStore();
  if (store.read(keys.jwt)) return;
  const path = definition.ahead(props, kept(config.partnerId, store.read(keys.flags)));
  if (path === undefined) return;
  const language = pageLocale(config.locale);
  const url = config.apiUrl.replace(/\/+$/, '') + path;
  const key = keyOf(url, language);
  const { answers } = ahead;
  if (answers.has(key)) return;
  const answer = fetch(url, { headers: { Accept: 'application/json', 'Accept-Language': language, 'X-Api-Key': config.apiKey } });
  const early: Early = { answer, asked: Date.now() };
  const forget = () => void answers.delete(key);
  answers.set(key, early);
  // A page's first formatter takes 20 ms, which are free while everything else is on its way.
  void Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  answer.then(async response => {
    if (!response.ok) return forget();
    prolong(key, early);
    early.body = await response.clone().json();
  }).catch(forget);
}
