import { sql } from 'drizzle-orm';
import { machineKind } from '../../core/contract/schemas/equipment.js';
import { boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/** Machines that were sold. Bundled months belong to the machine and can be claimed once. */
export const equipmentUnits = pgTable(
  'equipment_units',
  {
    /** As it is shown. */
    serialNumber: text().primaryKey(),
    /** What it is looked up by, however it was typed. */
    serialKey: text().generatedAlwaysAs(sql`upper(regexp_replace(serial_number, '[^A-Za-z0-9]', '', 'g'))`),
    /** The machine that had this number before, in another spelling: from when spellings were told apart. */
    serialTwinOf: text(),
    modelId: text().notNull(),
    modelName: text().notNull(),
    modelKind: text({ enum: machineKind.options }).notNull(),
    hasBundle: boolean().notNull(),
    bundleClaimedBy: text(),
    bundleClaimedAt: instant(),
  },
  table => [
    uniqueIndex('equipment_units_serial')
      .on(table.serialKey)
      .where(sql`serial_twin_of is null`),
  ],
);

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
