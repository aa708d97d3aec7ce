import type { Plan } from '../../../core/contract/schemas/offers.js';
import { mail, type Work } from '../books/books.js';

/** Mails when another plan begins, what it costs and how often. */
export function tellPlanChange(work: Work, { name, basePrice, frequencyDays }: Plan, effectiveAt: number): void {
  mail(work, 'planChanged', {
    planName: name,
    effectiveAt,
    amount: basePrice.value,
    currencyCode: basePrice.currency.code,
    days: String(frequencyDays),
  });
}
