import type { Method } from '../contract/call.js';
import { retryAfterSeconds } from './failures.js';

const RETRIES = 2;
const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

interface Tried {
  status?: number;
  code?: string;
  retryAfter?: string | number | null;
  body?: unknown;
}

/** No word of the back end itself: nothing came, half of an answer, or the page of something that stands in between. */
export function isLost({ status, code, body }: Tried): boolean {
  if (status === undefined) return code === 'offline' || code === 'timeout';
  const isBackEnds = typeof body === 'object' && body !== null && ('data' in body || 'error' in body);
  return (status >= 500 || status < 300) && !isBackEnds;
}

/**
 * A GET is asked again for what may pass: the line, a busy or a broken server. What writes is asked again, by the same
 * key, only when its answer was lost: then it may have been done.
 */
export function isRetried(method: Method, tried: Tried, attempt: number): boolean {
  if (attempt >= RETRIES) return false;
  if (method !== 'GET') return isLost(tried);
  return tried.code === 'offline' || (tried.status !== undefined && passing.has(tried.status));
}

/** Milliseconds to wait: what the server asks for, else 300 and 600. */
export function retryDelay(tried: Tried, attempt: number): number {
  const asked = typeof tried.retryAfter === 'string' ? retryAfterSeconds(tried.retryAfter, Date.now()) : undefined;
  return Math.min(asked === undefined ? FIRST_DELAY_MS * 2 ** attempt : asked * 1000, LONGEST_DELAY_MS);
}

/** False when the wait was cut short by the signal. */
export function sleep(ms: number, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise(resolve => {
    const done = (slept: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(slept);
    };
    const stop = () => done(false);
    const timer = setTimeout(() => done(true), ms);
    signal?.addEventListener('abort', stop);
  });
}
