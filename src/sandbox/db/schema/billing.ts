import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BillingAddress, Quote } from '../../../core/contract/schemas/account.js';
import type { Discount } from '../../../core/contract/schemas/offers.js';
import { instant } from './columns.js';

const currency = () => ({ currencyCode: text().notNull(), currencyScale: integer().notNull() });

/** Memberships, past ones too. A person has at most one that lives: the partial index sees to it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    planId: text().notNull(),
    offerId: text().notNull(),
    status: text({ enum: ['pending', 'inactive', 'trialing', 'active', 'past_due', 'paused', 'terminated', 'expired'] }).notNull(),
    /** Who bills: a kind of domain 1.6 and the name people know it by. */
    channelKind: text({ enum: ['card', 'appStore', 'playStore', 'provisioned', 'partner'] }).notNull(),
    channelName: text().notNull(),
    provisioned: boolean().notNull().default(false),
    ...currency(),
    startedAt: instant(),
    currentPeriodStart: instant(),
    currentPeriodEnd: instant(),
    trialStart: instant(),
    trialEnd: instant(),
    nextBillDate: instant(),
    /** Minor units after the discount, before account credit. */
    nextBillAmount: integer(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    canceledAt: instant(),
    endsAt: instant(),
    endedAt: instant(),
    endReason: text(),
    pauseAtPeriodEnd: boolean().notNull().default(false),
    pausedAt: instant(),
    resumesAt: instant(),
    pastDueAt: instant(),
    discount: jsonb().$type<Discount & { startedAt: number; endsAt: number | null }>(),
    termsAcceptedAt: instant(),
    partnerId: text(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    uniqueIndex('subscriptions_one_live')
      .on(table.userId)
      .where(sql`status in ('pending', 'inactive', 'trialing', 'active', 'past_due', 'paused')`),
  ],
);

/** Cards as the member sees them. The number is never here: brand, last four and expiry are. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The card provider's id. */
    providerId: text().notNull().unique(),
    brand: text({ enum: ['amex', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'unknown'] }).notNull(),
    last4: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    /** Same card, same fingerprint, whoever brings it. */
    fingerprint: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text().notNull(),
    billingAddress: jsonb().$type<BillingAddress>().notNull(),
    active: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('payment_methods_user').on(table.userId),
    uniqueIndex('payment_methods_one_active').on(table.userId).where(sql`active`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    subscriptionId: text().notNull().references(() => subscriptions.id),
    status: text({ enum: ['draft', 'open', 'paid', 'void', 'uncollectible'] }).notNull(),
    reason: text({ enum: ['subscribe', 'activate', 'renewal', 'change', 'resume'] }).notNull(),
    ...currency(),
    total: integer().notNull(),
    dueAt: instant().notNull(),
    paidAt: instant(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index('invoices_user').on(table.userId), index('invoices_subscription').on(table.subscriptionId)],
);

/** Signed lines; together they are the invoice's total. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: text().primaryKey(),
    invoiceId: text().notNull().references(() => invoices.id),
    position: integer().notNull(),
    type: text().$type<Quote['items'][number]['type']>().notNull(),
    description: text().notNull(),
    amount: integer().notNull(),
    periodStart: instant(),
    periodEnd: instant(),
  },
  (table) => [index('invoice_lines_invoice').on(table.invoiceId)],
);

/** Money taken from a card. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    invoiceId: text().notNull().references(() => invoices.id),
    paymentMethodId: text().notNull().references(() => paymentMethods.id),
    amount: integer().notNull(),
    ...currency(),
    createdAt: instant().notNull(),
  },
  (table) => [index('payments_user').on(table.userId), index('payments_invoice').on(table.invoiceId)],
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
  (table) => [index('credit_ledger_user').on(table.userId)],
);

/** What happened to an account (domain 1.13); only ever added to. */
export const accountHistory = pgTable(
  'account_history',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    at: instant().notNull(),
    type: text().notNull(),
    subscriptionId: text(),
    actorKind: text({ enum: ['member', 'parent', 'staff', 'partner', 'provider', 'system'] }).notNull(),
    actorId: text(),
    summary: text().notNull(),
    amount: integer(),
    currencyCode: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    comment: text(),
    requestId: text(),
  },
  (table) => [index('account_history_user').on(table.userId, table.at)],
);
