import { createFetch } from 'ofetch';
import type { Call, CallLine, Params } from '../contract/call.js';
import type { CommonFailure, Failure, Result } from '../contract/failure.js';
import { ABORTED, failureOf, NETWORK_ERROR, timeoutMessage, UNSUPPORTED_PROTOCOL } from './failures.js';
import { credentialHeaders, missingCredential, type Credentials } from './headers.js';
import { buildRequest } from './request.js';
import { isRetried, retryDelay, sleep } from './retry.js';

export interface ClientOptions {
  /** Where the API is, e.g. `https://api.example.com`. */
  baseUrl: () => string;
  /** Asked before every call, so that a fresh token is used at once. */
  credentials: () => Credentials;
  /** An answer brought a token: it replaces the stored one (spec s.9, automatic jwt update). */
  onToken?: (signedIn: { jwt: string; userId: string }) => void;
  /** A 401 or 403 that is not the call's own business answer (spec s.8). */
  onRefused?: (status: number) => void;
  /** The language the person reads, sent as Accept-Language. */
  locale?: () => string | undefined;
  /** Defaults to the page's fetch; the in-process sandbox hands in its own. */
  fetch?: () => typeof fetch | undefined;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds; 0, the default, waits for ever (spec s.9). */
  timeout?: number;
  /** Makes a call that writes safe to repeat: the same key gets the first answer again. A fresh one is made when none is given. */
  idempotencyKey?: string;
  /** False keeps a token in the answer from replacing the stored one. */
  updateJwt?: boolean;
}

/** Makes one call. The answer is a value: `{ ok, data }` or `{ ok: false, failure }` with the codes of that call. */
export type Request = <Sent, Out, Fail extends string, Path extends string>(
  call: Call<Sent, Out, Fail, Path>,
  input: Sent & Params<Path>,
  options?: RequestOptions,
) => Promise<Result<Out, Fail | CommonFailure>>;

interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

const isSignedIn = (data: unknown): data is { jwt: string; userId: string } =>
  typeof data === 'object' && data !== null && 'jwt' in data && typeof data.jwt === 'string' && 'userId' in data && typeof data.userId === 'string';

/** The contract is trusted here: the sandbox checks every answer against its schema, and the browser carries none. */
const isEnvelope = <Out>(body: unknown): body is { data: Out } => typeof body === 'object' && body !== null && 'data' in body;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Contract → typed calls over ofetch: credentials, failures as values, retries, time-outs. Throws only on a bug of the caller. */
export function createClient(options: ClientOptions): Request {
  const send = async (call: CallLine, input: unknown, request: RequestOptions, key: string | undefined): Promise<Answer | Failure<CommonFailure>> => {
    const { url, body } = buildRequest(call, options.baseUrl(), input);
    const language = options.locale?.();
    const timeout = request.timeout ? AbortSignal.timeout(request.timeout) : undefined;
    const signals = [request.signal, timeout].filter(signal => signal !== undefined);
    try {
      const ofetch = createFetch({ fetch: options.fetch?.() ?? globalThis.fetch });
      const response = await ofetch.raw(url, {
        method: call.method,
        ...(body !== undefined && { body }),
        headers: {
          Accept: 'application/json',
          ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
          ...(language && { 'Accept-Language': language }),
          ...(key && { 'Idempotency-Key': key }),
          ...credentialHeaders(options.credentials()),
        },
        signal: signals.length > 0 ? AbortSignal.any(signals) : null,
        retry: 0,
        ignoreResponseError: true,
        // A broken answer is told by its status, not thrown at while parsing.
        parseResponse: parsed,
      });
      return { status: response.status, body: response._data, retryAfter: response.headers.get('Retry-After') };
    } catch {
      if (request.signal?.aborted) return { code: 'aborted', message: ABORTED };
      if (timeout?.aborted) return { code: 'timeout', message: timeoutMessage(request.timeout ?? 0) };
      return { code: 'offline', message: NETWORK_ERROR };
    }
  };

  return async <Sent, Out, Fail extends string, Path extends string>(
    call: Call<Sent, Out, Fail, Path>,
    input: Sent & Params<Path>,
    request: RequestOptions = {},
  ): Promise<Result<Out, Fail | CommonFailure>> => {
    const lacking = missingCredential(call.needs, options.credentials());
    if (lacking) return { ok: false, failure: { code: 'missingCredential', message: lacking } };
    if (!/^https?:/.test(new URL(options.baseUrl(), 'relative:/').protocol)) return { ok: false, failure: { code: 'broken', message: UNSUPPORTED_PROTOCOL } };

    const key = call.method === 'GET' ? undefined : (request.idempotencyKey ?? crypto.randomUUID());
    let answer = await send(call, input, request, key);
    for (let attempt = 0; isRetried(call.method, answer, attempt); attempt++) {
      if (!(await sleep(retryDelay(answer, attempt), request.signal))) return { ok: false, failure: { code: 'aborted', message: ABORTED } };
      answer = await send(call, input, request, key);
    }
    if ('code' in answer) return { ok: false, failure: answer };
    if (answer.status >= 200 && answer.status < 300) {
      if (!isEnvelope<Out>(answer.body)) return { ok: false, failure: { code: 'broken', message: 'The answer is not what the contract says.', status: answer.status } };
      const { data } = answer.body;
      if (isSignedIn(data) && request.updateJwt !== false) options.onToken?.({ jwt: data.jwt, userId: data.userId });
      return { ok: true, data };
    }
    if ((answer.status === 401 || answer.status === 403) && !(call.keeps403 && answer.status === 403)) options.onRefused?.(answer.status);
    return { ok: false, failure: failureOf(call, answer) };
  };
}
