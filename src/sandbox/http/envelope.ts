import type { ErrorBody, FieldProblem } from '../../core/contract/failure.js';
import { Refusal } from './handler.js';
import type { Visit } from './visit.js';

/** The refusals that come from the pipeline, not from a handler; any call can answer with them (domain 1.5). */
export const platformRefusals = {
  badRequest: 400,
  missingCredential: 401,
  apiKeyInvalid: 401,
  jwtInvalid: 401,
  sessionRevoked: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  idempotencyConflict: 409,
  staffAccount: 409,
  payloadTooLarge: 413,
  validationFailed: 422,
  tooManyRequests: 429,
  broken: 500,
  unavailable: 503,
} as const;

export type PlatformCode = keyof typeof platformRefusals;

export function refuse(code: PlatformCode, message: string, debug?: Record<string, unknown>): Refusal {
  return new Refusal(code, platformRefusals[code], message, debug);
}

export function invalid(fields: readonly FieldProblem[]): Refusal {
  return refuse('validationFailed', 'Some fields are not valid.', { fields });
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** An answer that is JSON text already. */
export function jsonResponse(
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...headers, ...json } });
}

export function errorResponse(
  refusal: Refusal,
  { requestId, headers }: Pick<Visit, 'requestId' | 'headers'>,
): Response {
  const { code, message, debug, status } = refusal;
  const body: ErrorBody = { error: { code, message, ...(debug && { debug }), requestId } };
  const retryAfter = debug?.['retryAfter'];
  return jsonResponse(
    JSON.stringify(body),
    status,
    typeof retryAfter === 'number' ? { ...headers, 'retry-after': String(retryAfter) } : headers,
  );
}
