import { type OrderItem, orderSource, orderStatus } from '../../core/contract/schemas/orders.js';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';
import { orderSearch } from './order-words.js';

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
    status: text({ enum: orderStatus.options }).notNull(),
    placedAt: instant().notNull(),
    source: text({ enum: orderSource.options }).notNull(),
  },
  table => [
    index('orders_user').on(table.userId),
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_total').on(table.total, table.id),
    index('orders_status').on(table.status, table.placedAt, table.id),
    index('orders_search').using('gin', orderSearch(table)),
  ],
);
