import type { Plan } from '../../../core/contract/schemas/offers.js';
import { mail, subscriptionIn, type Work } from '../books/books.js';
import { cutOf } from '../books/periods.js';
import { pricesOf } from '../books/prices.js';

/**
 * Makes a change of plan and mails when the other plan begins, how often it is billed, and the price of its first whole
 * period: what is left of a running one may still have a discount that no bill has any more.
 */
export function changePlanAndMail<Out>(work: Work, plan: Plan, makeChange: () => Out): Out {
  const before = subscriptionIn(work);
  const made = makeChange();
  const { planId, pendingChange, discount, discountSpent } = subscriptionIn(work);
  const effectiveAt = planId === before.planId ? pendingChange?.effectiveAt : work.at;
  if (effectiveAt === undefined) return made;
  const { id, name, basePrice, frequencyDays } = plan;
  const begun = { at: work.at, before, books: work.books, facts: work.facts };
  const first = pricesOf(work, begun).find(price => price.planId === id);
  mail(work, 'planChanged', {
    planName: name,
    effectiveAt,
    // who is billed elsewhere, or pauses without an end, has no bill to come
    amount: first?.amount ?? basePrice.value - cutOf(plan, discount, effectiveAt, discountSpent),
    currencyCode: basePrice.currency.code,
    days: String(frequencyDays),
  });
  return made;
}
