import type { Terminate } from '../../../core/contract/schemas/account-actions.js';
import { roundMinor } from '../../../core/money.js';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import { newId } from '../../db/ids.js';
import { currencyOf, type Fact, moveCredit, subscriptionIn, addHistory, type Work } from '../books/books.js';
import { closeOpen } from '../books/invoicing.js';
import { settleDates } from '../account/next-dates.js';
import { end } from './end.js';

/** What can go back to cards: payments of the running period that were not given back. */
export interface Refundable {
  invoiceId: string;
  methodId: string;
  /** Minor units. */
  amount: number;
}

/** What the running period brought in: from cards and from account credit together, and the card payments of it. */
export interface Received {
  /** Minor units. */
  net: number;
  payments: readonly Refundable[];
}

/** What the running period costs at its present plan, add-ons included. */
function costOf({ books }: Work, periodPrice: number): number {
  return periodPrice + books.addons.reduce((sum, { amount, periodPaid }) => (periodPaid ? sum + amount : sum), 0);
}

function refundOf(work: Work, refund: Terminate['refund'], { net }: Received): number {
  const { periodPrice, currentPeriodStart: start, currentPeriodEnd: finish, status } = subscriptionIn(work);
  if (
    refund === 'none' ||
    status === 'past_due' ||
    status === 'paused' ||
    start === null ||
    finish === null ||
    finish <= work.at
  )
    return 0;
  if (refund === 'full') return net;
  return Math.min(net, roundMinor((costOf(work, periodPrice) * (finish - work.at)) / (finish - start)));
}

/** Gives money back: to the cards it came from as far as it did, the rest as account credit. One credit note says so. */
function giveBack(work: Work, amount: number, payments: readonly Refundable[]): void {
  if (amount <= 0) return;
  const sub = subscriptionIn(work);
  const currency = currencyOf(sub);
  const id = newId('inv');
  let left = amount;
  const back: Fact[] = [];
  for (const { methodId, amount: paid } of payments) {
    const part = Math.min(left, paid);
    if (part <= 0) continue;
    left -= part;
    back.push({ is: 'payment', at: work.at, invoiceId: id, methodId, amount: -part, currency });
  }
  const lines: QuoteItem[] = [{ type: 'credit', description: 'Refund', amount: -amount, period: null }];
  if (left > 0) lines.push({ type: 'credit', description: 'Added to your account credit', amount: left, period: null });
  const total = left - amount;
  work.facts.push(
    {
      is: 'invoice',
      id,
      at: work.at,
      subscriptionId: sub.id,
      reason: 'refund',
      status: 'paid',
      currency,
      lines,
      total,
      creditApplied: -left,
      amountDue: total,
      attempts: 0,
      paidAt: work.at,
      methodId: null,
    },
    ...back,
  );
  moveCredit(work, left, currency, 'refund', id);
  addHistory(work, { type: 'refunded', summary: 'Refund', amount, currency });
}

/** Ends the membership now; an unpaid invoice is void. */
export function terminate(work: Work, { reason, comment, refund }: Terminate, received: Received): void {
  giveBack(work, refundOf(work, refund, received), received.payments);
  closeOpen(work, 'void');
  end(work, { status: 'terminated', reason, comment });
  settleDates(work);
}
