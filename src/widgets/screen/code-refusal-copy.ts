import type { FailOf } from '../../core/contract/call.js';
import type { CommonFailure } from '../../core/contract/failure.js';
import type { validateRedemptionCode } from '../../core/contract/redemption-codes.js';
import type { Weighed } from '../../core/contract/schemas/redemption-codes.js';
import { sayDate, sayMoney } from '../../core/figures.js';
import { failureCopy } from '../copy.js';
import { invalidCode } from './invalid-code.js';

export type CodeRefusal = FailOf<typeof validateRedemptionCode> | 'betterDiscountRuns' | CommonFailure;

/** Why a redemption code is refused, wherever it is entered: the specification's sentences (s.8). */
export const codeRefusalCopy = {
  ...failureCopy,
  redeemed: (date: string) =>
    `This redemption code has already been redeemed on ${date}. Please contact customer service if you have any questions.`,
  expired: (date: string) => `This code expired on ${date}. Please contact customer service if you have any questions.`,
  invalid: invalidCode,
  /** Beside the specification's: a good code that would cost more than it gives. */
  better: (running: string, offered: string, months: number) =>
    `You have a better discount already, and discounts don’t add up. In ${months} months of membership yours saves ${running}, this code ${offered}.`,
};

export type CodeRefusalCopy = typeof codeRefusalCopy;

/** A refusal says both sums or neither. */
const isWeighed = (debug: object): debug is Weighed => 'running' in debug;

/** Both sums of two discounts, in words. */
export const weighedText = (copy: CodeRefusalCopy, { running, offered, months, currency }: Weighed, locale: string) =>
  copy.better(
    sayMoney({ value: running, currency }, locale, { is: 'saved', days: (months * 365) / 12 }),
    sayMoney({ value: offered, currency }, locale, {
      is: 'saved',
      days: (months * 365) / 12,
      pressed: true,
      plan: 'replaceDiscount',
    }),
    months,
  );

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
    case 'betterDiscountRuns':
      return isWeighed(debug) ? weighedText(copy, debug, locale) : copy.invalid;
    case 'redemptionCodeInvalid':
    case 'redemptionBlocked':
    case 'notFound':
    case 'validationFailed':
      return copy.invalid;
    default:
      return copy[code];
  }
}
