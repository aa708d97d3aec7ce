import { delayType } from '../../../core/contract/schemas/offers.js';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.js';

/** Trials and bundles ever granted (domain 1.10). Never deleted: letting go of an account must not give its trial back. */
export const trialRedemptions = pgTable(
  'trial_redemptions',
  {
    id: text().primaryKey(),
    kind: text({ enum: delayType.options }).notNull(),
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
