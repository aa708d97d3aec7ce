import type { CallOptions } from '../contract/call.js';
import type { CommonFailure, Failure, FieldProblem } from '../contract/failure.js';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const string = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function fieldProblems(debug: Record<string, unknown>): FieldProblem[] {
  return Array.isArray(debug['fields'])
    ? debug['fields'].map(record).map(field => ({ path: string(field['path']) ?? '', message: string(field['message']) ?? '' }))
    : [];
}

/** Seconds from a `Retry-After` header: a number, or a date. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

const byStatus: Record<number, CommonFailure> = { 401: 'signedOut', 403: 'forbidden', 404: 'notFound', 422: 'validationFailed', 429: 'tooManyRequests' };

/**
 * The failure that an answer means. A code counts only when the contract lists it for this call,
 * so that a model's `Record<Code, …>` is total whatever a server says.
 */
export function failureOf<Fail extends string>(
  call: CallOptions<Fail>,
  answer: { status: number; body: unknown; retryAfter: string | null },
  nowMs = Date.now(),
): Failure<Fail | CommonFailure> {
  const error = record(record(answer.body)['error']);
  const debug = record(error['debug']);
  const known = call.fails?.find(code => code === error['code']);
  const code = known ?? byStatus[answer.status] ?? 'broken';
  const retryAfter = retryAfterSeconds(answer.retryAfter, nowMs);
  const requestId = string(error['requestId']);
  return {
    code,
    message: string(error['message']) ?? statusMessage(answer.status),
    status: answer.status,
    debug,
    ...(code === 'validationFailed' && { fields: fieldProblems(debug) }),
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
