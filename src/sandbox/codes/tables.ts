import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { keptCodeStatus, type RedemptionEffect } from '../../core/contract/schemas/redemption-codes.js';
import { instant } from '../db/columns.js';
import { codeSearch, kindOf } from './code-words.js';

export type { RedemptionEffect };

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
    status: text({ enum: keptCodeStatus.options }).notNull(),
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
    index('redemption_codes_newest').on(table.createdAt, table.id),
    index('redemption_codes_code').on(table.code, table.id),
    index('redemption_codes_expires_up').on(table.expiresAt, table.id),
    index('redemption_codes_expires_down').on(table.expiresAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('redemption_codes_redeemed_up').on(table.redeemedAt, table.id),
    index('redemption_codes_redeemed_down').on(table.redeemedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('redemption_codes_status').on(table.status, table.createdAt, table.id),
    index('redemption_codes_prefix').on(table.prefix, table.createdAt, table.id),
    index('redemption_codes_kind').on(kindOf(table), table.createdAt, table.id),
    index('redemption_codes_search').using('gin', codeSearch(table)),
  ],
);
