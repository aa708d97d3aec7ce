/**
 * The failures of every call. `unanswered` is for a call that writes: it was sent, and no answer ever came, so that
 * nobody knows whether it was done. The same call made again finds out, and does nothing twice.
 */
export type CommonFailure =
  | 'unanswered'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'signedOut'
  | 'forbidden'
  | 'tooManyRequests'
  | 'missingCredential'
  | 'validationFailed'
  | 'notFound'
  /** Staff act for a member and have not said why (domain 8.7); or what they ask is the member's own to do. */
  | 'actingReadOnly'
  | 'notWhileActing'
  | 'broken';

/** One thing wrong with one field that was sent; `path` is dotted (`billingAddress.city`). */
export interface FieldProblem {
  path: string;
  message: string;
}

/** An expected failure, as a value. Compare `code`; `message` is for logs and for texts the specification fixes. */
export interface Failure<Code extends string = string> {
  code: Code;
  message: string;
  /** HTTP status, when there was an answer. */
  status?: number;
  /** What the back end adds for this code (spec s.3 "error debug data"). */
  debug?: Readonly<Record<string, unknown>>;
  /** Set with `validationFailed`. */
  fields?: readonly FieldProblem[];
  /** Seconds to wait, set with `tooManyRequests`. */
  retryAfter?: number;
  /** The id under which the back end logged the request. */
  requestId?: string;
}

export type Result<Out, Code extends string = string> = { ok: true; data: Out } | { ok: false; failure: Failure<Code> };

/** The error envelope of the API (domain 1.5). */
export interface ErrorBody {
  error: { code: string; message: string; debug?: Record<string, unknown>; requestId: string };
}
