import { leftConfig, SESSION } from '../core/session/page.js';
import { browserStore, keys } from '../core/session/storage.js';
import type { Definition, Kept } from '../widgets/define.js';

/** Milliseconds that an answer is shared after it came: long enough for all widgets of a page, too short to grow old. */
const SHARED_FOR = 2000;

const answers = new Map<string, Promise<Response>>();

const keyOf = (url: string, language: string | null) => `${language} ${url}`;

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
  const config = leftConfig();
  if (!definition.ahead || config.fetch !== sharingFetch || !config.apiUrl || !config.apiKey) return;
  const store = browserStore();
  if (store.read(keys.jwt)) return;
  const path = definition.ahead(props, kept(config.partnerId, store.read(keys.flags)));
  if (path === undefined) return;
  const language = config.locale || document.documentElement.lang || 'en-US';
  const url = config.apiUrl.replace(/\/+$/, '') + path;
  const key = keyOf(url, language);
  if (answers.has(key)) return;
  const answer = fetch(url, { headers: { Accept: 'application/json', 'Accept-Language': language, 'X-Api-Key': config.apiKey } });
  const forget = () => void answers.delete(key);
  answers.set(key, answer);
  // A page's first formatter takes 20 ms, which are free while everything else is on its way.
  void Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  answer.then(({ ok }) => (ok ? void setTimeout(forget, SHARED_FOR) : forget()), forget);
}

const aborted = (signal: AbortSignal) => new Promise<never>((_, reject) => {
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
});

/** The page's fetch, but for what was asked ahead: that is answered from there, to every widget that asks. */
const sharingFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const early = typeof input === 'string' && !headers.has('Authorization') && init?.method === 'GET' ? answers.get(keyOf(input, headers.get('Accept-Language'))) : undefined;
  if (!early) return fetch(input, init);
  const answer = early.then(response => response.clone());
  return init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer;
};

/** Gives the session that fetch, unless the page has one of its own or the session is there already. */
export function shareAnswers(): void {
  const config = leftConfig();
  if (!config.fetch && Reflect.get(globalThis, SESSION) === undefined) config.fetch = sharingFetch;
}
