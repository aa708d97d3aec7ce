import type { Discount } from '../../../core/contract/schemas/offers.js';
import type { DiscountTerms } from '../../../core/plan-terms.js';
import type { Sub } from './books.js';
import { wrongField } from '../../http/input/fields.js';

/**
 * Whether a discount lowers the invoice of this moment. 'once' is the first invoice with an amount due (domain 0.3);
 * the others go by the date that the member was shown.
 */
export function discountApplies(
  { duration }: Pick<DiscountTerms, 'duration'>,
  { at, endsAt, invoicedBefore }: { at: number; endsAt: number | null; invoicedBefore: boolean },
): boolean {
  if (duration.type === 'forever') return true;
  if (duration.type === 'once') return !invoicedBefore;
  return endsAt !== null && at < endsAt;
}

/** Throws for a discount that staff cannot give to this membership. */
export function demandDiscount(
  { amount, percent, currency }: Discount,
  { currencyCode }: Pick<Sub, 'currencyCode'>,
): void {
  if ((amount === undefined) === (percent === undefined))
    throw wrongField('discount', 'Give either an amount or a percentage.');
  if (amount !== undefined && amount <= 0) throw wrongField('discount.amount', 'Must be more than nothing.');
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    throw wrongField('discount.percent', 'Must be more than 0 and at most 100.');
  if (currency.code !== currencyCode) throw wrongField('discount.currency', 'Must be the currency of the membership.');
}
