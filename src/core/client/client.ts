import type { Call, CallLine, Params } from '../contract/call.js';
import type { CommonFailure, Result } from '../contract/failure.js';
import { has } from '../has.js';
import type { Asked } from './asked.js';
import { failureOf, statusMessage, UNSUPPORTED_PROTOCOL } from './failures.js';
import { credentialHeaders, missingCredential, type Credentials } from './headers.js';
import { buildRequest } from './request.js';
import { isLost } from './retry.js';
import { send } from './send.js';

export interface ClientOptions {
  /** Where the API is, e.g. `https://api.example.com`. */
  baseUrl: () => string;
  /** Asked before every call, so that a fresh token is used at once. */
  credentials: () => Credentials;
  /** An answer brought a token: it replaces the stored one (spec s.9, automatic jwt update). */
  onToken?: (signedIn: { jwt: string; userId: string }) => void;
  /** A 401 or 403 that is not the call's own business answer (spec s.8). */
  onRefused?: (status: number) => void;
  /** The `Date` of an answer: when the server wrote it. Missing where the page may not read it. */
  onDate?: (date: string | null) => void;
  /** The language the person reads, sent as Accept-Language. */
  locale?: () => string | undefined;
  /** Keeps the keys of what was asked and not answered; without it a call that is made again has a key of its own. */
  asked?: (call: CallLine, input: unknown) => Asked;
  /** Defaults to the page's fetch; the in-process sandbox hands in its own. */
  fetch?: () => typeof fetch | undefined;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** The person waits no longer for the answer: what was sent may be done all the same. */
  giveUp?: AbortSignal;
  /** Milliseconds; 0, the default, waits for ever (spec s.9). */
  timeout?: number;
  /** Makes a call that writes safe to repeat: the same key gets the first answer again. Without one, the same call has the same key until it is answered. */
  idempotencyKey?: string;
  /** False when the caller asks again itself after a lost answer. */
  again?: false;
  /** False keeps a token in the answer from replacing the stored one. */
  updateJwt?: boolean;
}

/** Makes one call. The answer is a value: `{ ok, data }` or `{ ok: false, failure }` with the codes of that call. */
export type Request = <Sent, Out, Fail extends string, Path extends string>(
  call: Call<Sent, Out, Fail, Path>,
  input: Sent & Params<Path>,
  options?: RequestOptions,
) => Promise<Result<Out, Fail | CommonFailure>>;

/** The contract is trusted here: the sandbox checks every answer against its schema, and the browser carries none. */
const isSignedIn = (data: unknown): data is { jwt: string; userId: string } => has(data, 'jwt') && has(data, 'userId');

const isEnvelope = <Out>(body: unknown): body is { data: Out } => has(body, 'data');

/** What an answer of the API carries; `undefined` for any other answer. */
export const dataOf = <Out>(body: unknown): Out | undefined => (isEnvelope<Out>(body) ? body.data : undefined);

/**
 * Not signed in, too many tries and a broken server are reported without a look at the call: they reveal nothing of an
 * earlier try.
 */
const isWord = (status: number): boolean => status < 500 && status !== 401 && status !== 429;

const isConflict = (body: unknown): boolean =>
  has(body, 'error') && JSON.stringify(body.error).includes('"idempotencyConflict"');

/** Contract → typed calls over ofetch: credentials, failures as values, retries, time-outs. Throws only on a bug of the caller. */
export function createClient(options: ClientOptions): Request {
  const ask = async <Sent, Out, Fail extends string, Path extends string>(
    call: Call<Sent, Out, Fail, Path>,
    input: Sent & Params<Path>,
    request: RequestOptions = {},
  ): Promise<Result<Out, Fail | CommonFailure>> => {
    const asker = options.credentials();
    const lacking = missingCredential(call.needs, asker);
    if (lacking) return { ok: false, failure: { code: 'missingCredential', message: lacking } };
    if (!/^https?:/.test(new URL(options.baseUrl(), 'relative:/').protocol))
      return { ok: false, failure: { code: 'broken', message: UNSUPPORTED_PROTOCOL } };

    const writes = call.method !== 'GET';
    const asked = writes && !request.idempotencyKey ? options.asked?.(call, input) : undefined;
    const key = writes ? (request.idempotencyKey ?? asked?.key ?? crypto.randomUUID()) : undefined;
    const { answer, isAgain } = await send({
      ...request,
      ...buildRequest(call, options.baseUrl(), input),
      method: call.method,
      headers: () => {
        const language = options.locale?.();
        return {
          Accept: 'application/json',
          ...(language && { 'Accept-Language': language }),
          ...(key && { 'Idempotency-Key': key }),
          ...credentialHeaders(options.credentials()),
        };
      },
      fetch: options.fetch?.() ?? globalThis.fetch,
      onDate: options.onDate,
    });
    const isUnsure = asked?.isAgain || isAgain;
    // A busy or broken server says nothing about an earlier try.
    if (
      writes &&
      (isLost(answer) || (isUnsure && 'status' in answer && (answer.status === 429 || answer.status >= 500)))
    )
      return {
        ok: false,
        failure: { code: 'unanswered', message: 'code' in answer ? answer.message : statusMessage(answer.status) },
      };
    if ('code' in answer) return { ok: false, failure: answer };
    const { status, body } = answer;
    const { jwt } = options.credentials();
    if (status >= 200 && status < 300) {
      if (!isEnvelope<Out>(body))
        return { ok: false, failure: { code: 'broken', message: 'Not an answer of the API', status } };
      const { data } = body;
      asked?.settle(true);
      // Who has left meanwhile is not signed in again by what they asked before. A sign-in is asked by nobody yet: it counts,
      // though the session of whoever was there ended on its way.
      const isOfLeft = !jwt && asker.jwt && call.needs.includes('jwt');
      if (isSignedIn(data) && request.updateJwt !== false && !isOfLeft) options.onToken?.(data);
      return { ok: true, data };
    }
    // A token that was replaced meanwhile says nothing about its successor.
    if (jwt === asker.jwt && (status === 401 || (status === 403 && !call.keeps403))) options.onRefused?.(status);
    // Done before with something else in it that is kept nowhere, such as another password: this is a wish of its own.
    const isOther = asked?.isAgain && isConflict(body);
    if (isOther || isWord(status)) asked?.settle(false);
    return isOther ? ask(call, input, request) : { ok: false, failure: failureOf(call, answer) };
  };
  return ask;
}
