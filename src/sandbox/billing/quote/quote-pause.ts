import type { Pause } from '../../../core/contract/schemas/pause.js';
import { creditIn, currencyOf, subscriptionIn, type Work } from '../books/books.js';
import { asIf, firstBill } from '../books/forecast.js';
import { totalsOf } from '../books/totals.js';
import { pause } from '../transitions/pause.js';
import { type Quoted, quoteOf } from './quote.js';

/**
 * What a pause of that length comes back with, by the engine run over it: a discount may be over by then. Nothing is
 * due for pausing.
 */
export function quotePause(work: Work, asked: Pause, blockers: readonly string[]): Quoted {
  const { at, books } = work;
  const sub = subscriptionIn(work);
  const currency = currencyOf(sub);
  const bill = blockers.length > 0 ? null : firstBill(asIf(work, paused => pause(paused, asked)));
  return quoteOf(at, totalsOf([], creditIn(books, currency), currency), {
    kind: 'pause',
    planId: sub.planId,
    offerId: null,
    currency,
    effective: 'periodEnd',
    effectiveAt: sub.currentPeriodEnd ?? at,
    nextBill: bill && { date: bill.date, amount: bill.amount },
    needsCard: false,
    blockers: [...blockers],
    nextGross: bill?.gross ?? 0,
    becomes: {},
    lines: [],
  });
}
