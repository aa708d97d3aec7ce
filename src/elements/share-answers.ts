import { leftConfig, SESSION } from '../core/session/page.js';
import { keyOf, type Ahead, type Early, type Left } from './ahead.js';

/** Milliseconds that an answer is shared after its first use: long enough for all widgets of a page … */
const SHARED_FOR = 2000;
/** … and after it was first had: too short to grow old. */
const LONGEST = 30_000;

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** What was asked under this key, unless it is too old; then it is gone. */
function take({ answers }: Ahead, key: string): Early | undefined {
  const early = answers[key];
  if (!early) return undefined;
  const now = Date.now();
  const { first = now, last = now } = early;
  if (now < last + SHARED_FOR && now < first + LONGEST) return Object.assign(early, { first, last: now });
  delete answers[key];
  return undefined;
}

/** The page's fetch, but for what was asked ahead: that is answered from there, to every widget that asks. What went wrong is asked again. */
const sharing =
  (ahead: Ahead): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    const key =
      typeof input === 'string' && !headers.has('Authorization') && init?.method === 'GET'
        ? keyOf(input, headers.get('Accept-Language') ?? '')
        : '';
    const early = take(ahead, key);
    if (!early) return fetch(input, init);
    const askAgain = () => {
      delete ahead.answers[key];
      return fetch(input, init);
    };
    const answer = early.answer.then(response => (response.ok ? response.clone() : askAgain()), askAgain);
    return init?.signal ? Promise.race([answer, aborted(init.signal)]) : answer;
  };

/** Gives the session what the loader has asked, unless the page has a fetch of its own or the session is there already. */
export function shareAnswers(): void {
  const config: Left = leftConfig();
  const { ahead } = config;
  if (!ahead || config.fetch || SESSION in globalThis) return;
  Object.assign(config, {
    fetch: (ahead.fetch = sharing(ahead)),
    known: (url: string, language: string): unknown => take(ahead, keyOf(url, language))?.body,
  });
}
