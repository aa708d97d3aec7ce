import type { Plan } from '../../../../core/contract/schemas/offers.js';
import { roundMinor, type Money } from '../../../../core/money.js';
import { MONTH_DAYS } from '../../../../core/billing-terms.js';

/** What a person gets and gives up by going from one plan to another. */
export interface Difference {
  gains: readonly string[];
  losses: readonly string[];
}

type Benefits = Pick<Plan, 'benefits'>;

const without = (one: Benefits, other: Benefits): string[] =>
  one.benefits.map(({ text }) => text).filter(text => !other.benefits.some(known => known.text === text));

/** By what the plans say of themselves. */
export const compare = (from: Benefits, to: Benefits): Difference => ({
  gains: without(to, from),
  losses: without(from, to),
});

/** The monthly price of a long period; nothing for a month itself. */
export function perMonth({
  basePrice: { value, currency },
  frequencyDays,
}: Pick<Plan, 'basePrice' | 'frequencyDays'>): Money | undefined {
  const months = Math.round(frequencyDays / MONTH_DAYS);
  return months > 1 ? { value: roundMinor(value / months), currency } : undefined;
}
