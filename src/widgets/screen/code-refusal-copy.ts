import type { FailOf } from '../../core/contract/call.js';
import type { CommonFailure } from '../../core/contract/failure.js';
import type { validateRedemptionCode } from '../../core/contract/redemption-codes.js';
import { sayDate } from '../../core/figures.js';
import { failureCopy } from '../copy.js';

export type CodeRefusal = FailOf<typeof validateRedemptionCode> | CommonFailure;

/** Why a redemption code is refused, wherever it is entered: the specification's sentences (s.8). */
export const codeRefusalCopy = {
  ...failureCopy,
  redeemed: (date: string) =>
    `This redemption code has already been redeemed on ${date}. Please contact customer service if you have any questions.`,
  expired: (date: string) => `This code expired on ${date}. Please contact customer service if you have any questions.`,
  invalid: 'This code is invalid. Please enter a valid code or proceed without one.',
};

export type CodeRefusalCopy = typeof codeRefusalCopy;

/** The sentence of a refused code, with its date; a code that is unknown or blocked is invalid. */
export function codeRefusalText(
  copy: CodeRefusalCopy,
  { code, debug }: { code: CodeRefusal; debug: Readonly<Record<string, unknown>> },
  locale: string,
): string {
  const on = (seconds: unknown) => sayDate(typeof seconds === 'number' ? seconds : 0, locale, { is: 'told' });
  switch (code) {
    case 'redemptionCodeAlreadyRedeemed':
      return copy.redeemed(on(debug['dateRedeemed']));
    case 'redemptionCodeIsExpired':
      return copy.expired(on(debug['dateExpires']));
    case 'redemptionCodeInvalid':
    case 'redemptionBlocked':
    case 'notFound':
    case 'validationFailed':
      return copy.invalid;
    default:
      return copy[code];
  }
}
