import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderItem } from '../../core/contract/schemas/orders.js';
import type { RedemptionEffect } from '../../core/contract/schemas/redemption-codes.js';
import { instant } from '../db/columns.js';

export type { RedemptionEffect };

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

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
  table => [index('trial_redemptions_email').on(table.emailKey), index('trial_redemptions_card').on(table.fingerprint)],
);

/** Codes by their normal form: upper case, no spaces or dashes. "Expired" is `expiresAt`, never a status. */
export const redemptionCodes = pgTable(
  'redemption_codes',
  {
    code: text().primaryKey(),
    /** What everything but the person who types it calls a code by. */
    id: text()
      .notNull()
      .unique()
      .default(sql`('code_' || replace(gen_random_uuid()::text, '-', ''))`),
    status: text({ enum: ['created', 'activated', 'suspended', 'redeemed', 'retired'] }).notNull(),
    effect: jsonb().$type<RedemptionEffect>().notNull(),
    /** The partner whose tills sell it. */
    partnerId: text(),
    /** Only this person may redeem it. */
    ownerId: text(),
    prefix: text(),
    batchId: text(),
    note: text(),
    expiresAt: instant(),
    activatedAt: instant(),
    activatedBy: text(),
    /** Where it was activated at the till. */
    shop: text(),
    suspendedAt: instant(),
    redeemedAt: instant(),
    redeemedBy: text(),
    resetAt: instant(),
    resetBy: text(),
    resetReason: text(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('redemption_codes_batch').on(table.batchId),
    index('redemption_codes_owner').on(table.ownerId),
    index('redemption_codes_created').on(table.createdAt),
  ],
);

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

/** Proofs of purchase, whole. */
export const receipts = pgTable(
  'receipts',
  {
    guid: text().primaryKey(),
    status: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
    fileName: text().notNull(),
    fileType: text().notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    serialNumber: text(),
    email: text(),
    /** Whose it is, when they were signed in. */
    userId: text(),
    purchasedAt: instant(),
    retailer: text(),
    reason: text(),
    decidedAt: instant(),
    decidedBy: text(),
    /** The code that approving it brought. */
    code: text(),
    claimedBy: text(),
    claimedAt: instant(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('receipts_user').on(table.userId),
    index('receipts_claimed_by').on(table.claimedBy),
    index('receipts_status').on(table.status, table.createdAt),
  ],
);

/** Receipts of which not all pieces have come; forgotten after a day. */
export const receiptUploads = pgTable('receipt_uploads', {
  guid: text().primaryKey(),
  fileName: text().notNull(),
  size: integer().notNull(),
  serialNumber: text(),
  email: text(),
  userId: text(),
  purchasedAt: instant(),
  retailer: text(),
  createdAt: instant().notNull(),
});

/** The pieces that have come, without a gap: each begins where the one before ends. */
export const receiptPieces = pgTable(
  'receipt_pieces',
  {
    guid: text()
      .notNull()
      .references(() => receiptUploads.guid, { onDelete: 'cascade' }),
    offset: integer().notNull(),
    content: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.guid, table.offset] })],
);

/** Orders of equipment from shops; memberships are no orders. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    userId: text(),
    /** Lower case. */
    email: text().notNull(),
    items: jsonb().$type<OrderItem[]>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    currencyCode: text().notNull(),
    currencyScale: integer().notNull(),
    status: text({ enum: ['placed', 'paid', 'shipped', 'delivered', 'canceled', 'refunded'] }).notNull(),
    placedAt: instant().notNull(),
    source: text({ enum: ['webshop', 'retailer', 'phone'] }).notNull(),
  },
  table => [index('orders_user').on(table.userId), index('orders_placed').on(table.placedAt)],
);
