import type { Plan } from '../../../core/contract/schemas/offers.js';
import { mail, subscriptionIn, type Work } from '../books/books.js';
import { cutOf } from '../books/periods.js';

/** Mails when another plan begins, what it costs under the discount that runs then, and how often. */
export function tellPlanChange(work: Work, plan: Plan, effectiveAt: number): void {
  const { discount, discountSpent } = subscriptionIn(work);
  const { name, basePrice, frequencyDays } = plan;
  mail(work, 'planChanged', {
    planName: name,
    effectiveAt,
    amount: basePrice.value - cutOf(plan, discount, effectiveAt, discountSpent),
    currencyCode: basePrice.currency.code,
    days: String(frequencyDays),
  });
}
