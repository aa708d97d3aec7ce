import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { BillingAddress, Quote } from '../../../core/contract/schemas/account.js';
import type { Discount } from '../../../core/contract/schemas/offers.js';
import type { redemptionEffect } from '../../../core/contract/schemas/redemption-codes.js';
import type { BillingDetails } from '../../stripe/vault.js';
import { instant } from './columns.js';

export type RedemptionEffect = v.InferOutput<typeof redemptionEffect>;

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

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

/** Trials and bundles ever granted (domain 1.10). Never deleted: letting go of an account must not give its trial back. */
export const trialRedemptions = pgTable(
  'trial_redemptions',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['trial', 'bundle'] }).notNull(),
    userId: text().notNull(),
    subscriptionId: text().notNull(),
    planId: text().notNull(),
    /** The address without its aliases. */
    emailKey: text().notNull(),
    fingerprint: text(),
    serialNumber: text(),
    receiptGuid: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('trial_redemptions_email').on(table.emailKey), index('trial_redemptions_card').on(table.fingerprint)],
);

/** Codes by their normal form: upper case, no spaces or dashes. "Expired" is `expiresAt`, never a status. */
export const redemptionCodes = pgTable('redemption_codes', {
  code: text().primaryKey(),
  status: text({ enum: ['created', 'activated', 'suspended', 'redeemed', 'retired'] }).notNull(),
  effect: jsonb().$type<RedemptionEffect>().notNull(),
  expiresAt: instant(),
  redeemedAt: instant(),
  redeemedBy: text(),
  batchId: text(),
  note: text(),
  createdAt: instant().notNull(),
});

/** Machines that were sold. Bundled months belong to the machine and can be claimed once. */
export const equipmentUnits = pgTable('equipment_units', {
  serialNumber: text().primaryKey(),
  modelId: text().notNull(),
  modelName: text().notNull(),
  modelKind: text({ enum: ['bike', 'row', 'run', 'climb'] }).notNull(),
  hasBundle: boolean().notNull(),
  bundleClaimedBy: text(),
  bundleClaimedAt: instant(),
});

/** Proofs of purchase that visitors uploaded. */
export const receipts = pgTable('receipts', {
  guid: text().primaryKey(),
  status: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
  fileName: text().notNull(),
  fileType: text().notNull(),
  size: integer().notNull(),
  content: bytes().notNull(),
  serialNumber: text(),
  email: text(),
  claimedBy: text(),
  claimedAt: instant(),
  createdAt: instant().notNull(),
});

/** The sandbox card provider's own book of cards; the product reads it through `engine/card-provider.ts` only. */
export const providerPaymentMethods = pgTable('provider_payment_methods', {
  id: text().primaryKey(),
  brand: text({ enum: ['amex', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'unknown'] }).notNull(),
  last4: text().notNull(),
  expMonth: integer().notNull(),
  expYear: integer().notNull(),
  fingerprint: text().notNull(),
  behaviour: text({ enum: ['success', 'declined', 'insufficientFunds', 'expired', 'processingError', 'requiresAction'] }).notNull(),
  billing: jsonb().$type<BillingDetails>().notNull(),
  createdAt: instant().notNull(),
});

/** Confirmations that a card's bank asked for (3-D Secure). */
export const providerIntents = pgTable(
  'provider_intents',
  {
    id: text().primaryKey(),
    clientSecret: text().notNull().unique(),
    paymentMethodId: text().notNull(),
    status: text({ enum: ['requires_action', 'succeeded', 'requires_payment_method'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('provider_intents_method').on(table.paymentMethodId)],
);
