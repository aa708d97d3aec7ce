import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commercialCodeStatus } from '../../../core/contract/schemas/commercial/codes.js';
import { instant } from '../../db/columns.js';

/** Codes that attach a member to a location's benefit. "Expired" is `expiresAt`, never a status. */
export const commercialCodes = pgTable(
  'commercial_codes',
  {
    /** Upper case, without spaces and dashes. */
    code: text().primaryKey(),
    id: text().notNull().unique(),
    locationId: text().notNull(),
    status: text({ enum: commercialCodeStatus.options }).notNull(),
    expiresAt: instant(),
    suspendedAt: instant(),
    redeemedAt: instant(),
    redeemedBy: text(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('commercial_codes_location').on(table.locationId)],
);
