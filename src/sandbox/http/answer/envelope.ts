import type { ErrorBody } from '../../../core/contract/failure.js';
import type { Refusal } from '../refusal.js';
import type { Visit } from '../visit.js';

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
  status = refusal.status,
): Response {
  const { code, message, debug } = refusal;
  const body: ErrorBody = { error: { code, message, ...(debug && { debug }), requestId } };
  const retryAfter = debug?.['retryAfter'];
  return jsonResponse(
    JSON.stringify(body),
    status,
    typeof retryAfter === 'number' ? { ...headers, 'retry-after': String(retryAfter) } : headers,
  );
}
