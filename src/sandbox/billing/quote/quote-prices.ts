import type { Price } from '../../../core/contract/schemas/prices.js';
import type { Work } from '../books/books.js';
import { asIf } from '../books/forecast.js';
import { pricesOf } from '../books/prices.js';
import { activate, subscribe } from '../transitions/begin.js';
import { changePlan } from '../transitions/change-plan.js';
import { pause, resume } from '../transitions/pause.js';
import { schedulePlanChange } from '../transitions/schedule-change.js';
import type { Quoted } from './quote.js';

/** Takes a new membership, or one that waits, as its quote says. */
export function begin(work: Work, quote: Quoted): void {
  if (work.books.subscription?.status === 'inactive') return void activate(work, quote, undefined);
  const { planId, offerId, redemption } = quote;
  const credit = redemption?.effect.kind === 'credit' ? redemption.effect.amount : 0;
  subscribe(work, {
    offer: { id: offerId ?? planId, plan: work.plan(planId) },
    quote,
    termsAcceptedAt: null,
    partnerId: null,
    code: redemption ? { code: redemption.code, credit } : undefined,
  });
}

/** What taking a quote does. An add-on changes nothing about the plan's own price. */
const presses: Readonly<Record<Quoted['kind'], (work: Work, quote: Quoted) => unknown>> = {
  new: begin,
  change: (work, { planId, effective }) => {
    const to = work.plan(planId);
    if (effective === 'periodEnd') schedulePlanChange(work, to);
    else changePlan(work, to, true);
  },
  resume: work => resume(work, true),
  // one without an end comes back with no bill
  pause: (work, { nextBill }) => nextBill && pause(work, { resumesAt: nextBill.date }),
  addon: () => {},
};

/** What the plan costs once the quote is taken, today's bill included where it is of a whole period. Changes nothing. */
export function quotedPrices(work: Pick<Work, 'at' | 'books' | 'plan'>, quote: Quoted): Price[] {
  // what is overdue is paid first: until then nothing else begins
  const isOwed = quote.blockers.includes('paymentOverdue');
  const begun = asIf(work, after => (isOwed ? undefined : presses[quote.kind](after, quote)));
  return pricesOf(begun, begun);
}
