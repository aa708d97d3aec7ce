import type { DiscountDuration } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { discountLabel, renewalPeriod } from '../../../core/billing-terms.js';

/** The words of the lines about price and time. */
export const lineWords = defineWords('offer-picker/lines', {
  renews: (frequencyDays: number) => `Renews every ${renewalPeriod(frequencyDays)}`,
  discount: (duration: DiscountDuration): string => discountLabel(duration),
  until: (date: string) => `Ends ${date}`,
  delay: { trial: 'Free trial', bundle: 'Included with your equipment' },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  on: (date: string, days: number) => `${date}, ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
  nextBill: (on: string | undefined) => (on ? `Next bill: ${on}` : 'Next bill'),
  billedToday: 'Amount billed today',
});

export type LineCopy = TextsOf<typeof lineWords>;

export const panelWords = defineWords('offer-picker/panel', {
  panel: 'Membership Plan',
  closePanel: 'Close Membership Plan',
  subscribe: 'Subscribe',
  reviewFirst: 'You review everything before you pay.',
  cannotSubscribe: 'This offer isn’t on sale. Pick another one.',
  // spec s.5, s.8
  invalid: 'Invalid Offer or Subscription',
});
