import { actorKind, type HistoryType } from '../../../core/contract/schemas/account-history.js';
import { type BillingAddress, cardBrand } from '../../../core/contract/schemas/account.js';
import { invoiceReason, invoiceStatus } from '../../../core/contract/schemas/purchase-history.js';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { currency, instant } from '../../db/columns.js';
import { subscriptions } from './memberships.js';

/** Cards as the member sees them. The number is never here: brand, last four and expiry are. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The card provider's id. */
    providerId: text().notNull().unique(),
    brand: text({ enum: cardBrand.options }).notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    /** Same card, same fingerprint, in every account. */
    fingerprint: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text().notNull(),
    billingAddress: jsonb().$type<BillingAddress>().notNull(),
    active: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  table => [
    index('payment_methods_user').on(table.userId),
    uniqueIndex('payment_methods_one_active')
      .on(table.userId)
      .where(sql`active`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    status: text({ enum: invoiceStatus.options }).notNull(),
    /** Counts up over all invoices; people know it as EF-000123. */
    number: bigserial({ mode: 'number' }).notNull(),
    reason: text({
      enum: invoiceReason.options,
    }).notNull(),
    ...currency(),
    /** The sum of the lines. */
    total: integer().notNull(),
    /** What the card is charged: the total, unless it is too small to take. */
    amountDue: integer().notNull().default(0),
    /** Account credit that paid a part of it; below zero, credit that it gave or a debt that it charged. */
    creditApplied: integer().notNull().default(0),
    paymentMethodId: text(),
    dueAt: instant().notNull(),
    paidAt: instant(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  table => [
    index('invoices_user').on(table.userId),
    index('invoices_subscription').on(table.subscriptionId),
    index('invoices_open')
      .on(table.subscriptionId)
      .where(sql`status = 'open'`),
  ],
);

/** Signed lines; together they are the invoice's total. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    position: integer().notNull(),
    type: text().$type<Quote['items'][number]['type']>().notNull(),
    description: text().notNull(),
    amount: integer().notNull(),
    name: text(),
    days: jsonb().$type<{ left: number; of: number }>(),
    periodStart: instant(),
    periodEnd: instant(),
  },
  table => [index('invoice_lines_invoice').on(table.invoiceId)],
);

/** Money taken from a card; given back where the amount is negative. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    /** Null for money that the billing provider took by itself. */
    paymentMethodId: text().references(() => paymentMethods.id),
    /** The provider's own name of a payment that it made; null for those that we requested. */
    providerReference: text(),
    amount: integer().notNull(),
    ...currency(),
    createdAt: instant().notNull(),
  },
  table => [index('payments_user').on(table.userId), index('payments_invoice').on(table.invoiceId)],
);

/** Account credit, one row per movement; the balance is their sum. Negative is owed and joins the next invoice. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    amount: integer().notNull(),
    ...currency(),
    reason: text().notNull(),
    invoiceId: text(),
    createdAt: instant().notNull(),
  },
  table => [index('credit_ledger_user').on(table.userId)],
);

/** What happened to an account (domain 1.13); only ever added to. */
export const accountHistory = pgTable(
  'account_history',
  {
    id: text().primaryKey(),
    /** Counts up: entries of one second keep their order. */
    number: bigserial({ mode: 'number' }).notNull(),
    userId: text().notNull(),
    at: instant().notNull(),
    type: text().$type<HistoryType>().notNull(),
    subscriptionId: text(),
    actorKind: text({ enum: actorKind.options }).notNull(),
    actorId: text(),
    summary: text().notNull(),
    amount: integer(),
    currencyCode: text(),
    currencyScale: integer(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    comment: text(),
    requestId: text(),
  },
  table => [index('account_history_user').on(table.userId, table.at), index('account_history_at').on(table.at)],
);
