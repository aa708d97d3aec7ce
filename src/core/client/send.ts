import { createFetch } from 'ofetch';
import type { Method } from '../contract/call.js';
import type { CommonFailure, Failure } from '../contract/failure.js';
import { ABORTED, NETWORK_ERROR, timeoutMessage } from './failures.js';
import type { BuiltRequest } from './request.js';
import { isPassing, orAborted, RETRIES, retryDelay } from './retry.js';

export interface Sending extends BuiltRequest {
  method: Method;
  /** Asked before each try, so that a fresh token is used at once. */
  headers: () => Record<string, string>;
  fetch: typeof fetch;
  /** The `Date` of an answer of the API: a proxy in between has a clock of its own. */
  onDate: ((date: string | null) => void) | undefined;
  /** Ends it, as `aborted`. */
  signal?: AbortSignal;
  /** Ends it, as `timeout`. */
  giveUp?: AbortSignal;
  /** Milliseconds for each try; 0 waits for ever. */
  timeout?: number;
  /** False when the caller asks again itself. */
  again?: false;
}

export interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

/** A body that is not JSON is reported by its status; a connection that breaks throws. */
const notJson = (error: unknown): undefined => {
  if (!(error instanceof SyntaxError)) throw error;
};

const anyOf = (...signals: (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter(signal => signal !== undefined));

/**
 * Sends by ofetch, which writes the request, counts the tries and waits between them. Whether a call must be repeated
 * is known from the answer's body, which ofetch reads when it has decided: so it is read in `fetch`, and ofetch sees an
 * unusable one as a lost connection. The time-out of a try is ours too: ofetch leaves a second try what is left of the
 * first one's.
 */
export async function send({
  url,
  body,
  method,
  fetch,
  timeout = 0,
  ...sending
}: Sending): Promise<{ answer: Answer | Failure<CommonFailure>; isAgain: boolean }> {
  const stopped = anyOf(sending.signal, sending.giveUp);
  let late: AbortSignal | undefined;
  let answer: Answer | undefined;
  let isAgain = false;

  const ofetch = createFetch({
    fetch: async (input, init) => {
      answer = undefined;
      const response = await fetch(input, init);
      if (response.ok) sending.onDate?.(response.headers.get('Date'));
      const said: unknown = await response.json().catch(notJson);
      answer = { status: response.status, body: said, retryAfter: response.headers.get('Retry-After') };
      if (isPassing(method, answer)) throw new Error(NETWORK_ERROR);
      return response;
    },
  });
  const asking = ofetch.raw(url, {
    method,
    ...(body !== undefined && { body }),
    // It has been read.
    responseType: 'stream',
    ignoreResponseError: true,
    retry: sending.again ?? RETRIES,
    retryDelay({ options }) {
      isAgain = true;
      return retryDelay(answer?.retryAfter, RETRIES - Number(options.retry));
    },
    onRequest({ options }) {
      // Nothing is sent any more, not even by a `fetch` that looks at no signal.
      stopped.throwIfAborted();
      late = timeout ? AbortSignal.timeout(timeout) : undefined;
      options.signal = anyOf(stopped, late);
      options.headers = new Headers(sending.headers());
    },
    // A GET that took too long is not asked again.
    onRequestError({ options }) {
      if (method === 'GET' && late?.aborted) options.retry = false;
    },
  });

  try {
    await orAborted(asking, stopped);
  } catch {
    if (sending.signal?.aborted) return { answer: { code: 'aborted', message: ABORTED }, isAgain };
  }
  const failure: Failure<CommonFailure> =
    late?.aborted || sending.giveUp?.aborted
      ? { code: 'timeout', message: timeoutMessage(timeout) }
      : { code: 'offline', message: NETWORK_ERROR };
  return { answer: answer ?? failure, isAgain };
}
