import { boolean, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { redemptionEffect } from '../../../core/contract/schemas/redemption-codes.js';
import { instant } from './columns.js';

export type RedemptionEffect = v.InferOutput<typeof redemptionEffect>;

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
  /** Only this person may redeem it. */
  ownerId: text(),
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
