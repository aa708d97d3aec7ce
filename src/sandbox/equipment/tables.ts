import { machineKind } from '../../core/contract/schemas/equipment.js';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** Machines that were sold. Bundled months belong to the machine and can be claimed once. */
export const equipmentUnits = pgTable('equipment_units', {
  serialNumber: text().primaryKey(),
  modelId: text().notNull(),
  modelName: text().notNull(),
  modelKind: text({ enum: machineKind.options }).notNull(),
  hasBundle: boolean().notNull(),
  bundleClaimedBy: text(),
  bundleClaimedAt: instant(),
});

/** Software of machines, by model. */
export const firmwareReleases = pgTable(
  'firmware_releases',
  { modelId: text().notNull(), version: text().notNull(), releasedAt: instant().notNull(), notes: text().notNull() },
  table => [primaryKey({ columns: [table.modelId, table.version] })],
);
