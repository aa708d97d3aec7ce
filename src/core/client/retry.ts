import type { Method } from '../contract/call.js';
import { retryAfterSeconds } from './failures.js';
import { has } from '../has.js';

export const RETRIES = 2;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

interface Tried {
  status?: number;
  code?: string;
  body?: unknown;
}

/** Not an answer of the back end itself: nothing came, half of an answer, or the page of a proxy. */
export function isLost({ status, code, body }: Tried): boolean {
  if (status === undefined) return code === 'offline' || code === 'timeout';
  const isBackEnds = has(body, 'data') || has(body, 'error');
  return (status >= 500 || status < 300) && !isBackEnds;
}

/**
 * A GET is asked again for what may pass: a busy or a broken server. What writes is asked again, by the same key, only
 * when its answer was lost: then it may have been done.
 */
export const isPassing = (method: Method, answer: { status: number; body: unknown }): boolean =>
  method === 'GET' ? passing.has(answer.status) : isLost(answer);

/** Milliseconds to wait: what the server asks for, else 300 and 600. */
export function retryDelay(retryAfter: string | null | undefined, attempt: number): number {
  const asked = retryAfterSeconds(retryAfter, Date.now());
  return Math.min(asked === undefined ? FIRST_DELAY_MS * 2 ** attempt : asked * 1000, LONGEST_DELAY_MS);
}

/** What comes of some work, or at once the reason of a signal that nobody else listens to: what goes on is nobody's any more. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.onabort = () => reject(signal.reason);
    void work.then(resolve, reject).finally(() => (signal.onabort = null));
  });
}
