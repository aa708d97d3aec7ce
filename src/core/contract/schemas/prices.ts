import * as v from 'valibot';
import { minorUnits, seconds } from './common.js';

/** What a period costs, in minor units, and at how many bills in a row; null for good. */
export const priceTerm = v.object({
  amount: minorUnits,
  /** Days that it pays for. */
  frequencyDays: v.number(),
  bills: v.nullable(v.number()),
});
export type PriceTerm = v.InferOutput<typeof priceTerm>;

/** Prices that follow one another: of the first bill, and those after it. */
export const priceTerms = v.object({ first: priceTerm, later: v.array(priceTerm) });
export type PriceTerms = v.InferOutput<typeof priceTerms>;

/**
 * What one period of a plan costs under the discount that runs then, before account credit and without add-ons, from
 * one bill's day to another's. Where credit comes off or add-ons join it, a bill is another amount.
 */
export const price = v.object({
  planId: v.string(),
  ...priceTerm.entries,
  /** The day of the first bill at this price. */
  from: seconds,
  /** The day of the first bill at the next price, or the membership's end; null where nothing is set to change it. */
  until: v.nullable(seconds),
});
export type Price = v.InferOutput<typeof price>;

/** The prices that follow one another from the next bill on, or from today's; none where nothing is billed by itself. */
export const prices = v.array(price);

/** What is taken on a day, after account credit. */
export const bill = v.object({ date: seconds, amount: minorUnits });
export type Bill = v.InferOutput<typeof bill>;
