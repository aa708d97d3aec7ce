import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import {
  change,
  creditIn,
  currencyOf,
  mail,
  type OpenInvoice,
  subscriptionIn,
  addHistory,
  type Work,
} from '../books/books.js';
import { type Charged, sendReceipt } from '../books/invoicing.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import { nextCharge, totalsOf } from '../books/totals.js';
import { becomePastDue, recovered } from '../transitions/dunning.js';

/** What an event did: nothing where it is about something that is over, paid or not ours to bill. */
export type Verdict = 'applied' | 'ignored' | 'mismatch';

/** An invoice as the billing provider describes it. */
export interface ReportedInvoice {
  /** Null for one that is only foreseen. */
  id: string | null;
  /** Minor units; null where the event does not say. */
  amountDue: number | null;
  amountPaid: number | null;
  /** ISO 4217. */
  currencyCode: string | null;
  attempts: number;
  /** The provider's name of the payment. */
  reference: string;
  /** It is in our books and is no longer open. */
  settled: boolean;
}

const sameMoney = (work: Work, { currencyCode }: Pick<ReportedInvoice, 'currencyCode'>): boolean =>
  currencyCode === null || currencyCode === subscriptionIn(work).currencyCode;

/** The open invoice, when the event is about it and its money is ours. */
function openOf(work: Work, reported: ReportedInvoice): OpenInvoice | undefined {
  const { open } = work.books;
  return open && open.id === reported.id && sameMoney(work, reported) ? open : undefined;
}

/** Brings an open invoice to the provider's total; one more line says by how much, so that lines still add up. */
function adjust(work: Work, open: OpenInvoice, amountDue: number): OpenInvoice {
  if (amountDue === open.amountDue) return open;
  const words = 'Adjusted by the payment provider';
  work.facts.push(
    {
      is: 'line',
      invoiceId: open.id,
      line: { type: 'proration', name: words, description: words, amount: amountDue - open.amountDue, period: null },
    },
    { is: 'invoiceChanged', id: open.id, total: amountDue, amountDue },
  );
  const adjusted = { ...open, amountDue };
  work.books = { ...work.books, open: adjusted };
  return adjusted;
}

/** The open invoice is paid, with money that the provider took: no card is asked. What waited for it goes on. */
export function payOutside(work: Work, open: OpenInvoice, reference: string): void {
  const { status, trialEnd } = subscriptionIn(work);
  const currency = currencyOf(subscriptionIn(work));
  if (open.amountDue > 0)
    work.facts.push({
      is: 'payment',
      at: work.at,
      invoiceId: open.id,
      methodId: null,
      providerReference: reference,
      amount: open.amountDue,
      currency,
    });
  work.facts.push({ is: 'invoiceChanged', id: open.id, status: 'paid', paidAt: work.at });
  work.books = { ...work.books, open: undefined };
  change(work, { requiresAction: null });
  if (status === 'past_due') recovered(work, open.amountDue);
  if (status === 'pending') {
    sendReceipt(work, open.amountDue);
    const becomes = trialEnd !== null && trialEnd > work.at ? 'trialing' : 'active';
    change(work, { status: becomes, heldCodes: null });
    addHistory(work, {
      type: 'activated',
      summary: 'Membership started',
      before: { status },
      after: { status: becomes },
      amount: open.amountDue,
      currency,
    });
  }
  settleDates(work);
}

/**
 * `invoice.paid`: what was pending or overdue is paid (domain 1.11), by its own total and no other. The provider says
 * that an invoice is paid once nothing of it remains, and reports another total by `invoice.updated` before that: any
 * other sum is about another invoice than ours. An event that names no sum means the total.
 */
export function invoicePaid(work: Work, reported: ReportedInvoice): Verdict {
  const open = openOf(work, reported);
  if (!open) return 'ignored';
  if ((reported.amountPaid ?? open.amountDue) !== open.amountDue) return 'mismatch';
  payOutside(work, open, reported.reference);
  return 'applied';
}

/** `invoice.updated`: the totals of an invoice that is open. One that became nothing is settled by the payment that follows. */
export function invoiceUpdated(work: Work, reported: ReportedInvoice): Verdict {
  const open = openOf(work, reported);
  if (!open || reported.amountDue === null || reported.amountDue <= 0) return 'ignored';
  adjust(work, open, reported.amountDue);
  return 'applied';
}

const failed: Charged = {
  is: 'declined',
  declineCode: 'provider_declined',
  message: 'The payment provider could not take the payment.',
};

/** `invoice.payment_failed`: a running membership becomes past due. One that is past due, or over, stays what it is. */
export function paymentFailed(work: Work, reported: ReportedInvoice): Verdict {
  const sub = subscriptionIn(work);
  const { id, amountDue } = reported;
  if (sub.status !== 'active' || !isBilled(sub) || work.books.open || reported.settled) return 'ignored';
  if (id === null || amountDue === null || amountDue <= 0 || !sameMoney(work, reported)) return 'ignored';
  const { name } = work.plan(sub.planId);
  const currency = currencyOf(sub);
  const lines: QuoteItem[] = [{ type: 'plan', name, description: name, amount: amountDue, period: null }];
  const attempts = Math.max(1, reported.attempts);
  work.facts.push({
    is: 'invoice',
    id,
    at: work.at,
    subscriptionId: sub.id,
    reason: 'renewal',
    status: 'open',
    currency,
    lines,
    total: amountDue,
    creditApplied: 0,
    amountDue,
    attempts,
    paidAt: null,
    methodId: work.books.card?.id ?? null,
  });
  work.books = { ...work.books, open: { id, amountDue, creditApplied: 0, attempts } };
  becomePastDue(work, { id, totals: totalsOf(lines, 0, currency), charged: failed });
  settleDates(work);
  return 'applied';
}

/** `invoice.upcoming`: says that and what will be billed, when anything will. */
export function invoiceUpcoming(work: Work, reported: ReportedInvoice): Verdict {
  const { nextBillDate: date, nextBillAmount, status } = subscriptionIn(work);
  if (date === null || !sameMoney(work, reported)) return 'ignored';
  const currency = currencyOf(subscriptionIn(work));
  const amount = reported.amountDue ?? nextCharge(nextBillAmount ?? 0, creditIn(work.books, currency), currency);
  addHistory(work, {
    type: 'renewalUpcoming',
    summary: 'Membership renews soon',
    amount,
    currency,
    after: { renewsAt: date },
  });
  mail(work, 'renewalUpcoming', {
    renewsAt: date,
    amount,
    currencyCode: currency.code,
    ...(status === 'trialing' && { trial: true }),
  });
  return 'applied';
}

/** `payment_intent.requires_action`: the member's bank asks for them; the account shows it until the payment is made. */
export function requiresAction(
  work: Work,
  { clientSecret, invoiceId, link }: { clientSecret: string; invoiceId: string | null; link: string },
): Verdict {
  const { open } = work.books;
  if (!open || (invoiceId !== null && invoiceId !== open.id)) return 'ignored';
  change(work, { requiresAction: { clientSecret, invoiceId: open.id } });
  mail(work, 'paymentRequiresAction', { link });
  return 'applied';
}

/** `customer.source.expiring`: the card on file will not be good for the next bill. */
export function cardExpiring(
  work: Work,
  { card, link }: { card: { brand: string; last4: string; expMonth: number; expYear: number }; link: string },
): Verdict {
  addHistory(work, {
    type: 'cardExpiring',
    summary: `Card expires soon: ${card.brand} ending in ${card.last4}`,
    after: card,
  });
  mail(work, 'cardExpiring', { ...card, link });
  return 'applied';
}
