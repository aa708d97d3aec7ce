import type { DiscountTerms } from '../../core/plan-terms.js';

/**
 * Whether a discount lowers the invoice of this moment. 'once' is the first invoice that asks for money,
 * whenever it comes (domain 0.3); the others go by the date that the member was shown.
 */
export function discountApplies(
  { duration }: Pick<DiscountTerms, 'duration'>,
  { at, endsAt, invoicedBefore }: { at: number; endsAt: number | null; invoicedBefore: boolean },
): boolean {
  if (duration.type === 'forever') return true;
  if (duration.type === 'once') return !invoicedBefore;
  return endsAt !== null && at < endsAt;
}
