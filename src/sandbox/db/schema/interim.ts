import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ShopOrder } from '../../../core/contract/schemas/webhooks.js';
import { instant } from './columns.js';

/** Orders of equipment from shops; memberships are no orders. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    userId: text(),
    /** Lower case. */
    email: text().notNull(),
    items: jsonb().$type<ShopOrder['items']>().notNull(),
    /** Minor units. */
    total: integer().notNull(),
    currencyCode: text().notNull(),
    currencyScale: integer().notNull(),
    status: text({ enum: ['placed', 'paid', 'shipped', 'delivered', 'canceled', 'refunded'] }).notNull(),
    placedAt: instant().notNull(),
    source: text({ enum: ['webshop', 'retailer', 'phone'] }).notNull(),
  },
  (table) => [index('orders_user').on(table.userId), index('orders_placed').on(table.placedAt)],
);

/** Partners' own ids of people. */
export const externalUsers = pgTable(
  'external_users',
  { partnerId: text().notNull(), externalId: text().notNull(), userId: text().notNull(), createdAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.externalId] }), index('external_users_user').on(table.userId)],
);
