import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.js';

/** Seats of a location. Their status is derived, never stored. */
export const licenses = pgTable(
  'licenses',
  {
    id: text().primaryKey(),
    locationId: text().notNull(),
    orderId: text(),
    plan: text().notNull(),
    seats: integer().notNull(),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
    suspended: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('licenses_location').on(table.locationId), index('licenses_expires').on(table.expiresAt, table.id)],
);

/** A taken seat is a row; a free one is none. */
export const licenseSeats = pgTable(
  'license_seats',
  {
    licenseId: text().notNull(),
    /** 1 to the licence's seats. */
    number: integer().notNull(),
    equipmentId: text().notNull().unique(),
    assignedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.licenseId, table.number] })],
);

/** Codes that machines are activated with. */
export const activationCodes = pgTable(
  'activation_codes',
  {
    id: text().primaryKey(),
    /** Upper case, without its dash. */
    code: text().notNull().unique(),
    locationId: text().notNull(),
    maxUses: integer().notNull(),
    uses: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdBy: text(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('activation_codes_location').on(table.locationId, table.createdAt)],
);
