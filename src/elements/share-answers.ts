import { leftConfig, SESSION } from '../core/session/page.js';
import { ahead, keyOf, prolong } from './ahead.js';

const aborted = (signal: AbortSignal) => new Promise<never>((_, reject) => {
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
});

/** The page's fetch, but for what was asked ahead: that is answered from there, to every widget that asks. */
const sharingFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const key = typeof input === 'string' && !headers.has('Authorization') && init?.method === 'GET' ? keyOf(input, headers.get('Accept-Language')) : '';
  const early = ahead.answers.get(key);
  if (!early) return fetch(input, init);
  if (early.end) prolong(key, early);
  const answer = early.answer.then(response => response.clone());
  return init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer;
};

const known = (url: string, language: string): unknown => {
  const key = keyOf(url, language);
  const early = ahead.answers.get(key);
  if (early?.end) prolong(key, early);
  return early?.body;
};

/** Gives the session both, unless the page has one of its own or the session is there already. */
export function shareAnswers(): void {
  const config = leftConfig();
  if (!config.fetch && !(SESSION in globalThis)) Object.assign(config, { fetch: ahead.fetch = sharingFetch, known });
}
