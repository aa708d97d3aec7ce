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

/** Machines that people have at home, by serial number. One that was taken off the list keeps its row. */
export const userEquipment = pgTable(
  'user_equipment',
  {
    userId: text().notNull(),
    serialNumber: text().notNull(),
    connected: boolean().notNull(),
    connectedAt: instant(),
    firmware: text(),
    removedAt: instant(),
  },
  table => [primaryKey({ columns: [table.userId, table.serialNumber] })],
);
