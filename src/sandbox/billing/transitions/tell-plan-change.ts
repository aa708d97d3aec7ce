import type { Plan } from '../../../core/contract/schemas/offers.js';
import { mail, type Sub, subscriptionIn, type Work } from '../books/books.js';
import { cutOf } from '../books/periods.js';
import { pricesOf } from '../books/prices.js';

/**
 * Mails when another plan begins, how often it is billed, and the price of its first whole period: what is left of a
 * running one may still have a discount that no bill has any more. `before` is the membership before it was changed;
 * the last step, because the prices are those of the books as they stand.
 */
export function tellPlanChange(work: Work, plan: Plan, effectiveAt: number, before: Sub): void {
  const { discount, discountSpent } = subscriptionIn(work);
  const { name, basePrice, frequencyDays } = plan;
  const begun = { at: work.at, before, books: work.books, facts: work.facts };
  const first = pricesOf(work, begun).find(({ planId }) => planId === plan.id);
  mail(work, 'planChanged', {
    planName: name,
    effectiveAt,
    // who is billed elsewhere, or pauses without an end, has no bill to come
    amount: first?.amount ?? basePrice.value - cutOf(plan, discount, effectiveAt, discountSpent),
    currencyCode: basePrice.currency.code,
    days: String(frequencyDays),
  });
}
