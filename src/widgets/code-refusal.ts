import type { FailOf } from '../core/contract/call.js';
import type { CommonFailure } from '../core/contract/failure.js';
import type { validateRedemptionCode } from '../core/contract/redemption-codes.js';
import { formatDate } from '../core/dates.js';
import { failureCopy } from './copy.js';

export type CodeRefusal = FailOf<typeof validateRedemptionCode> | CommonFailure;

const seconds = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The specification's sentences (s.8), each with its date; any other code is invalid. */
export function codeRefusal(code: CodeRefusal, debug: Readonly<Record<string, unknown>>, locale: string): string {
  if (code === 'redemptionCodeAlreadyRedeemed') {
    return `This redemption code has already been redeemed on ${formatDate(seconds(debug['dateRedeemed']), locale)}. Please contact customer service if you have any questions.`;
  }
  if (code === 'redemptionCodeIsExpired') {
    return `This code expired on ${formatDate(seconds(debug['dateExpires']), locale)}. Please contact customer service if you have any questions.`;
  }
  if (code === 'redemptionCodeInvalid' || code === 'redemptionBlocked' || code === 'notFound' || code === 'validationFailed') {
    return 'This code is invalid. Please enter a valid code or proceed without one.';
  }
  return failureCopy[code];
}
