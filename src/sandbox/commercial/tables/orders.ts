import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  commercialOrderStatus,
  orderLineKind,
  type CommercialOrder,
  type OrderLine,
} from '../../../core/contract/schemas/commercial/orders.js';
import { machineKind } from '../../../core/contract/schemas/equipment.js';
import { transferStatus } from '../../../core/contract/schemas/commercial/transfers.js';
import { currency, instant } from '../../db/columns.js';
import { orderSearch } from './order-names.js';

/** Machines and plans that can be ordered: what they cost in minor units. */
export const commercialModels = pgTable(
  'commercial_models',
  {
    kind: text({ enum: orderLineKind.options }).notNull(),
    modelId: text().notNull(),
    name: text().notNull(),
    /** Null for a plan. */
    machineKind: text({ enum: machineKind.options }),
    unitPrice: integer().notNull(),
    ...currency(),
  },
  table => [primaryKey({ columns: [table.kind, table.modelId] })],
);

/** Equipment and seats that dealers order for a location. */
export const commercialOrders = pgTable(
  'commercial_orders',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    dealerId: text(),
    ownerId: text().notNull(),
    locationId: text().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    ...currency(),
    status: text({ enum: commercialOrderStatus.options }).notNull(),
    notes: text(),
    /** What became of it, first to last; `by` is a user's id. */
    timeline: jsonb().$type<CommercialOrder['timeline']>().notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    // the number of the next order is one more than the highest
    index('commercial_orders_number').on(sql`(substring(${table.number} from 4)::int)`, table.id),
    index('commercial_orders_location').on(table.locationId, table.createdAt),
    index('commercial_orders_owner').on(table.ownerId, table.createdAt),
    index('commercial_orders_created').on(table.createdAt, table.id),
    index('commercial_orders_status').on(table.status, table.createdAt, table.id),
    index('commercial_orders_search').using('gin', orderSearch(table)),
    index('commercial_orders_dealer').on(table.dealerId, table.createdAt),
  ],
);

/** Machines that are offered from one location to another. */
export const transfers = pgTable(
  'transfers',
  {
    id: text().primaryKey(),
    fromLocationId: text().notNull(),
    toLocationId: text().notNull(),
    equipmentIds: text().array().notNull(),
    status: text({ enum: transferStatus.options }).notNull(),
    reason: text(),
    offeredBy: text(),
    offeredAt: instant().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    version: integer().notNull().default(1),
  },
  table => [index('transfers_from').on(table.fromLocationId), index('transfers_to').on(table.toLocationId)],
);
