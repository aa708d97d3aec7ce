import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderLineKind } from '../../../core/contract/schemas/commercial/orders.js';
import { machineKind } from '../../../core/contract/schemas/equipment.js';
import { currency } from '../../db/columns.js';

/** What dealers can order: machines by their model, seats by their plan. */
export const commercialModels = pgTable(
  'commercial_models',
  {
    kind: text({ enum: orderLineKind.options }).notNull(),
    modelId: text().notNull(),
    name: text().notNull(),
    /** Null for a plan. */
    machineKind: text({ enum: machineKind.options }),
    /** Minor units, of one machine or of a seat for a year. */
    unitPrice: integer().notNull(),
    ...currency(),
  },
  table => [primaryKey({ columns: [table.kind, table.modelId] })],
);
