import type { CallOptions } from '../contract/call.js';
import type { CommonFailure, ErrorBody, Failure, FieldProblem } from '../contract/failure.js';
import { has } from '../has.js';

/** The contract is trusted once the envelope is there; what a proxy or a broken server says instead has none. */
const isEnvelope = (body: unknown): body is ErrorBody => has(body, 'error') && has(body.error, 'code');

const areProblems = (fields: unknown): fields is FieldProblem[] => Array.isArray(fields);

/** Seconds from a `Retry-After` header: a number, or a date. */
export function retryAfterSeconds(header: string | null | undefined, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

const byStatus: Record<number, CommonFailure> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  422: 'validationFailed',
  429: 'tooManyRequests',
};

/** What stands between staff and somebody else's things: any call can answer so. */
const ofActing: readonly CommonFailure[] = ['actingReadOnly', 'notWhileActing'];

/**
 * The failure that an answer means. A code counts only when the contract lists it for this call, so that a model's
 * `Record<Code, …>` is total for every server.
 */
export function failureOf<Fail extends string>(
  call: CallOptions<Fail>,
  answer: { status: number; body: unknown; retryAfter: string | null },
  nowMs = Date.now(),
): Failure<Fail | CommonFailure> {
  const error: Partial<ErrorBody['error']> = isEnvelope(answer.body) ? answer.body.error : {};
  const { debug = {}, message = statusMessage(answer.status), requestId } = error;
  const known = [...(call.fails ?? []), ...ofActing].find(code => code === error.code);
  const code = known ?? byStatus[answer.status] ?? 'broken';
  const retryAfter = retryAfterSeconds(answer.retryAfter, nowMs);
  return {
    code,
    message,
    status: answer.status,
    debug,
    ...(code === 'validationFailed' && { fields: areProblems(debug['fields']) ? debug['fields'] : [] }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(requestId && { requestId }),
  };
}

/** The HTTP client's sentences (spec s.8). */
export const statusMessage = (status: number) => `Request failed with status code ${status}`;
export const timeoutMessage = (ms: number) => `timeout of ${ms} ms exceeded`;
export const NETWORK_ERROR = 'Network Error';
export const ABORTED = 'Request aborted';
export const UNSUPPORTED_PROTOCOL = 'Unsupported protocol';

/** Why something cannot be done now, as a code of the call that would do it; a code that the call cannot answer is `broken`. */
export const reasonOf = <Fail extends string>(call: CallOptions<Fail>, code: string): Fail | CommonFailure =>
  call.fails?.find(fail => fail === code) ?? Object.values(byStatus).find(common => common === code) ?? 'broken';
