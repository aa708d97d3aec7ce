import type { Quote, QuoteItem } from '../../../core/contract/schemas/quote.js';
import { DAY } from '../../../core/dates.js';
import type { Currency } from '../../../core/money.js';

/** What can be taken from a card: a charge below half a unit costs more than it brings and waits (domain 1.12). */
export const collectable = (amount: number, currency: Currency): number => (amount * 2 < currency.scale ? 0 : amount);

/** What the next invoice will take, once account credit is applied. */
export const nextCharge = (gross: number, credit: number, currency: Currency): number =>
  gross === 0 ? 0 : collectable(Math.max(0, gross - credit), currency);

export type Totals = Pick<
  Quote,
  'items' | 'subtotal' | 'discountTotal' | 'taxTotal' | 'creditApplied' | 'total' | 'dueToday' | 'accountCreditAfter'
>;

function creditLine(creditApplied: number, net: number): QuoteItem[] {
  if (creditApplied === 0) return [];
  const amount = creditApplied > 0 ? -creditApplied : Math.abs(creditApplied);
  if (creditApplied > 0) return [{ type: 'credit', description: 'Account credit', amount, period: null }];
  if (net < 0) return [{ type: 'credit', description: 'Added to your account credit', amount, period: null }];
  return [{ type: 'overdue', description: 'Carried over from an earlier invoice', amount, period: null }];
}

/**
 * Adds lines up: account credit pays first, a sum below zero becomes credit, and what is too small to take is carried
 * to the next invoice as credit below zero. Lines whose sum is zero touch no credit, so nobody is charged a debt when
 * nothing else is due. `collect` false carries all of it.
 */
export function totalsOf(lines: readonly QuoteItem[], credit: number, currency: Currency, collect = true): Totals {
  const discountTotal = lines.reduce((sum, { type, amount }) => (type === 'discount' ? sum - amount : sum), 0);
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const creditApplied = net === 0 ? 0 : Math.min(credit, net);
  const total = net - creditApplied;
  const dueToday = collect ? collectable(total, currency) : 0;
  return {
    items: [...lines, ...creditLine(creditApplied, net)],
    subtotal: net + discountTotal,
    discountTotal,
    taxTotal: 0,
    creditApplied,
    total,
    dueToday,
    accountCreditAfter: credit - creditApplied - (total - dueToday),
  };
}

/** Whole days that are left of a period, for people; the sums are made to the second. */
export const daysLeft = (at: number, start: number, end: number): { left: number; of: number } => ({
  left: Math.round((end - at) / DAY),
  of: Math.round((end - start) / DAY),
});
