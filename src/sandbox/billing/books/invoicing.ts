import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import type { Currency } from '../../../core/money.js';
import { newId } from '../../db/ids.js';
import { newIntentIds } from '../../stripe/server/ids.js';
import {
  type Card,
  change,
  creditIn,
  currencyOf,
  type InvoiceReason,
  mail,
  moveCredit,
  subscriptionIn,
  addHistory,
  type Work,
} from './books.js';
import { isExpired } from '../cards/card-outcomes.js';
import { totalsOf, type Totals } from './totals.js';

export type Charged = { is: 'paid' } | { is: 'declined'; declineCode: string; message: string } | { is: 'asks' };

const expired: Charged = {
  is: 'declined',
  declineCode: 'expired_card',
  message: 'This card has expired. Try another one.',
};
const none: Charged = {
  is: 'declined',
  declineCode: 'no_payment_method',
  message: 'There is no card on this account.',
};

/** What a bank that asks for its member has answered when nobody was there. */
const ABSENT = 'authentication_required';

/** Whether the member's confirmation is all that a charge lacks. */
export const lacksMember = (charged: Charged): boolean => charged.is === 'declined' && charged.declineCode === ABSENT;

/** What a card's bank answers. Without the member there, a bank that asks for them has declined. */
function answerOf(card: Card | undefined, at: number, present: boolean): Charged {
  if (!card) return none;
  if (isExpired(card, at)) return expired;
  const { bank } = card;
  if (bank.is === 'good') return { is: 'paid' };
  if (bank.is === 'refuses') return { is: 'declined', declineCode: bank.declineCode, message: bank.message };
  if (bank.confirmed) return { is: 'paid' };
  return present
    ? { is: 'asks' }
    : {
        is: 'declined',
        declineCode: ABSENT,
        message: 'The bank wants the member to confirm this charge.',
      };
}

interface Taken {
  invoiceId: string;
  amount: number;
  currency: Currency;
}

/** Asks the bank for money, and writes the payment down when it agrees. */
export function charge(work: Work, { invoiceId, amount, currency }: Taken, present: boolean): Charged {
  const { card } = work.books;
  const answer = answerOf(card, work.at, present);
  if (answer.is !== 'paid' || !card) return answer;
  work.facts.push({ is: 'payment', at: work.at, invoiceId, methodId: card.id, amount, currency });
  if (card.bank.is === 'asks') {
    work.facts.push({ is: 'confirmationUsed', methodId: card.id });
    work.books = { ...work.books, card: { ...card, bank: { is: 'asks', confirmed: false } } };
  }
  return answer;
}

/** The receipt of a payment, by mail. What was overdue has a mail of its own. */
export function sendReceipt(work: Work, amount: number): void {
  const { planId, currencyCode } = subscriptionIn(work);
  if (amount > 0) mail(work, 'paymentReceived', { amount, currencyCode, planName: work.plan(planId).name });
}

export interface Billed {
  id: string;
  totals: Totals;
  charged: Charged;
}

interface Asking {
  /** The member is there and can answer their bank. */
  present: boolean;
  /** False leaves what is due to the next invoice. */
  collect?: boolean;
}

/** An invoice over some lines, paid at once if the bank agrees. One that asks for nothing is not written. */
export function invoice(
  work: Work,
  reason: InvoiceReason,
  lines: readonly QuoteItem[],
  { present, collect = true }: Asking,
): Billed | undefined {
  const sub = subscriptionIn(work);
  const currency = currencyOf(sub);
  const totals = totalsOf(lines, creditIn(work.books, currency), currency, collect);
  if (totals.subtotal === 0 && totals.discountTotal === 0 && totals.creditApplied === 0) return undefined;
  const id = newId('inv');
  const { dueToday: amountDue, total, creditApplied } = totals;
  const fact = {
    is: 'invoice' as const,
    id,
    at: work.at,
    subscriptionId: sub.id,
    reason,
    status: 'paid' as 'paid' | 'open',
    currency,
    lines: totals.items,
    total,
    creditApplied,
    amountDue,
    attempts: amountDue > 0 ? 1 : 0,
    paidAt: work.at as number | null,
    methodId: amountDue > 0 ? (work.books.card?.id ?? null) : null,
  };
  work.facts.push(fact);
  moveCredit(work, -creditApplied, currency, 'invoice', id);
  moveCredit(work, amountDue - total, currency, 'carriedOver', id);
  const charged: Charged =
    amountDue > 0 ? charge(work, { invoiceId: id, amount: amountDue, currency }, present) : { is: 'paid' };
  if (charged.is !== 'paid') {
    fact.status = 'open';
    fact.paidAt = null;
    work.books = { ...work.books, open: { id, amountDue, creditApplied, attempts: 1 } };
  } else sendReceipt(work, amountDue);
  return { id, totals, charged };
}

/** Tries the open invoice again; true when it is paid now. */
export function retryOpen(work: Work, present: boolean): Charged {
  const { open } = work.books;
  if (!open) return { is: 'paid' };
  const charged = charge(
    work,
    { invoiceId: open.id, amount: open.amountDue, currency: currencyOf(subscriptionIn(work)) },
    present,
  );
  const attempts = open.attempts + 1;
  const methodId = work.books.card?.id;
  work.facts.push({
    is: 'invoiceChanged',
    id: open.id,
    attempts,
    ...(methodId !== undefined && { methodId }),
    ...(charged.is === 'paid' && { status: 'paid' as const, paidAt: work.at }),
  });
  work.books = { ...work.books, open: charged.is === 'paid' ? undefined : { ...open, attempts } };
  // another card, which is simply declined, has nothing to be confirmed
  if (charged.is === 'paid' || (charged.is === 'declined' && !lacksMember(charged)))
    change(work, { requiresAction: null });
  return charged;
}

/** Gives the open invoice up: `void` when nobody owes it any more, which brings its credit back; `uncollectible` when it is written off. */
export function closeOpen(work: Work, status: 'void' | 'uncollectible'): void {
  const { open } = work.books;
  if (!open) return;
  work.facts.push({ is: 'invoiceChanged', id: open.id, status });
  if (status === 'void')
    moveCredit(work, open.creditApplied, currencyOf(subscriptionIn(work)), 'invoiceVoided', open.id);
  work.books = { ...work.books, open: undefined };
  change(work, { requiresAction: null });
}

/** Keeps what the member confirms the open invoice with; true where that is new. */
function askMember(work: Work): boolean {
  const { open, card } = work.books;
  if (!open || !card || subscriptionIn(work).requiresAction) return false;
  const intent = newIntentIds();
  work.facts.push({ is: 'confirmationAsked', at: work.at, methodId: card.id, intent });
  change(work, { requiresAction: { clientSecret: intent.clientSecret, invoiceId: open.id } });
  return true;
}

/**
 * Writes a failed renewal into history, and notifies the member on the first failure (domain 1.11): of a bank that
 * said no, or of one that waits for them, and then also when it does so after a failure of another kind.
 */
export function tellFailure(work: Work, amount: number, charged: Charged, first: boolean): void {
  const currency = currencyOf(subscriptionIn(work));
  const declineCode = charged.is === 'declined' ? charged.declineCode : ABSENT;
  const asked = declineCode === ABSENT;
  addHistory(work, {
    type: asked ? 'confirmationAsked' : 'paymentFailed',
    summary: asked ? 'The bank wants the member to confirm a payment' : 'A payment failed',
    amount,
    currency,
    reason: declineCode,
  });
  if (asked && askMember(work)) mail(work, 'paymentRequiresAction', { amount, currencyCode: currency.code });
  else if (first) mail(work, 'paymentFailed', { amount, currencyCode: currency.code, declineCode });
}
