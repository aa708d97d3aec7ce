import type { DelayType, Plan } from '../../../core/contract/schemas/offers.js';
import type { HistoryType } from '../../../core/contract/schemas/account-history.js';
import type { QuoteItem } from '../../../core/contract/schemas/quote.js';
import type { Currency } from '../../../core/money.js';
import type { invoices } from '../tables/invoices.js';
import type { subscriptionAddons, subscriptions } from '../tables/memberships.js';
import { Refusal } from '../../http/refusal.js';

export type Sub = typeof subscriptions.$inferSelect;
export type AddonRow = typeof subscriptionAddons.$inferSelect;
export type InvoiceReason = (typeof invoices.$inferSelect)['reason'];
export type InvoiceStatus = (typeof invoices.$inferSelect)['status'];

/** An invoice that waits for its payment. */
export interface OpenInvoice {
  id: string;
  /** Minor units. */
  amountDue: number;
  /**
   * Account credit that it used up, below zero the amount that it charged on top; both come back when the invoice is
   * void.
   */
  creditApplied: number;
  attempts: number;
}

/** A card on file, with what its bank would answer to a charge. */
export interface Card {
  /** Our id of the payment method. */
  id: string;
  expMonth: number;
  expYear: number;
  /** Same card, same fingerprint, in every account. */
  fingerprint?: string;
  bank: { is: 'good' } | { is: 'refuses'; declineCode: string; message: string } | { is: 'asks'; confirmed: boolean };
}

/** All that the billing rules know of one person. They read and replace it; nothing in it is changed in place. */
export interface Books {
  userId: string;
  /** The living subscription, else the last one. */
  subscription: Sub | undefined;
  /** Add-ons that have not ended. */
  addons: readonly AddonRow[];
  open: OpenInvoice | undefined;
  /** Account credit by currency, minor units; below zero is owed. */
  credit: Readonly<Record<string, number>>;
  card: Card | undefined;
}

/** Something that happened and has to be written down. */
export type Fact =
  | {
      is: 'invoice';
      id: string;
      at: number;
      subscriptionId: string;
      reason: InvoiceReason;
      status: InvoiceStatus;
      currency: Currency;
      lines: readonly QuoteItem[];
      total: number;
      creditApplied: number;
      amountDue: number;
      attempts: number;
      paidAt: number | null;
      methodId: string | null;
    }
  | {
      is: 'invoiceChanged';
      id: string;
      status?: InvoiceStatus;
      total?: number;
      amountDue?: number;
      paidAt?: number;
      attempts?: number;
      methodId?: string;
    }
  /** A line that joins an invoice after it was written. */
  | { is: 'line'; invoiceId: string; line: QuoteItem }
  | {
      is: 'payment';
      at: number;
      invoiceId: string;
      methodId: string | null;
      providerReference?: string;
      amount: number;
      currency: Currency;
    }
  | { is: 'credit'; at: number; amount: number; currency: Currency; reason: string; invoiceId: string | null }
  | {
      is: 'history';
      at: number;
      type: HistoryType;
      summary: string;
      subscriptionId: string | null;
      amount?: number;
      currency?: Currency;
      before?: Record<string, unknown>;
      after?: Record<string, unknown>;
      reason?: string;
      comment?: string;
    }
  | { is: 'mail'; at: number; kind: MailKind; payload: Record<string, unknown> }
  /** A subscription that has left the books for another. */
  | { is: 'left'; subscription: Sub }
  | { is: 'addonEnded'; at: number; id: string }
  /** Billing was delayed for this person, card or machine: remembered permanently. */
  | { is: 'delayGranted'; at: number; kind: DelayType; subscriptionId: string; planId: string; proof: Proof }
  /** A code that came to nothing can be redeemed again. */
  | { is: 'codeReturned'; code: string }
  /** A bank wants its member, who was not there: what they confirm the charge with, when they are. */
  | { is: 'confirmationAsked'; at: number; methodId: string; intent: { id: string; clientSecret: string } }
  /** The bank's confirmation was good for one charge. */
  | { is: 'confirmationUsed'; methodId: string };

/** What bundled months were claimed with. */
export interface Proof {
  serialNumber?: string;
  receiptGuid?: string;
}

export type MailKind =
  | 'paymentFailed'
  | 'paymentRecovered'
  | 'paymentReceived'
  | 'membershipCanceled'
  | 'membershipEnded'
  | 'membershipPaused'
  | 'membershipResumed'
  | 'planChanged'
  | 'membershipActivation'
  | 'renewalUpcoming'
  | 'cardExpiring'
  | 'paymentRequiresAction'
  | 'bundleConfirmed';

/** One action on a person's books: the books as they become, and what is to be written down. A refusal leaves no trace of it. */
export interface Work {
  /** Unix seconds. */
  at: number;
  books: Books;
  facts: Fact[];
  /** Any plan, sold today or not. */
  plan(id: string): Plan;
}

/** The subscription of books that are known to have one. */
export function subscriptionIn({ books }: Work): Sub {
  if (!books.subscription) throw new Refusal('notFound', 'There is no membership on this account.');
  return books.subscription;
}

/** Changes some of the subscription's fields. */
export function change(work: Work, fields: Partial<Sub>): Sub {
  const subscription = { ...subscriptionIn(work), ...fields };
  work.books = { ...work.books, subscription };
  return subscription;
}

export const currencyOf = ({ currencyCode, currencyScale }: Pick<Sub, 'currencyCode' | 'currencyScale'>): Currency => ({
  code: currencyCode,
  scale: currencyScale,
});

export const creditIn = ({ credit }: Books, { code }: Currency): number => credit[code] ?? 0;

/** Moves account credit: up when it is given, down when it is used or owed. */
export function moveCredit(
  work: Work,
  amount: number,
  currency: Currency,
  reason: string,
  invoiceId: string | null = null,
): void {
  if (amount === 0) return;
  work.facts.push({ is: 'credit', at: work.at, amount, currency, reason, invoiceId });
  work.books = {
    ...work.books,
    credit: { ...work.books.credit, [currency.code]: creditIn(work.books, currency) + amount },
  };
}

/** Records permanently that billing is delayed, wherever that is granted (domain 1.10). */
export function grantDelay(work: Work, kind: DelayType, proof: Proof = {}): void {
  const { id, planId } = subscriptionIn(work);
  work.facts.push({ is: 'delayGranted', at: work.at, kind, subscriptionId: id, planId, proof });
}

type HistoryLine = Omit<Extract<Fact, { is: 'history' }>, 'is' | 'at' | 'subscriptionId'>;

/** Adds a line to the account's history. */
export function addHistory(work: Work, entry: HistoryLine): void {
  work.facts.push({ is: 'history', at: work.at, subscriptionId: work.books.subscription?.id ?? null, ...entry });
}

export function mail(work: Work, kind: MailKind, payload: Record<string, unknown> = {}): void {
  work.facts.push({ is: 'mail', at: work.at, kind, payload });
}
