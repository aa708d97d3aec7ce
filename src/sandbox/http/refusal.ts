import type { FieldProblem } from '../../core/contract/failure.js';

/**
 * A business refusal, thrown by a handler and answered as the error envelope of domain 1.5. It rolls
 * back everything the request did, unless `keepsEffects` says that what was written must stay: a bank
 * that asks for 3-D Secure refuses the call, and the intent it is waiting for has to exist afterwards.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly debug?: Record<string, unknown>,
    readonly keepsEffects = false,
  ) {
    super(message);
  }
}

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
