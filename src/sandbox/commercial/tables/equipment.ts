import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { equipmentStage, equipmentStatus, type Health } from '../../../core/contract/schemas/commercial/equipment.js';
import { machineKind } from '../../../core/contract/schemas/equipment.js';
import { instant } from '../../db/columns.js';

/** Machines of locations. One in the trash stays, for its history. */
export const commercialEquipment = pgTable(
  'commercial_equipment',
  {
    id: text().primaryKey(),
    /** Null until the label of one that is expected is read. */
    serialNumber: text().unique(),
    /** The same without its dashes, which is what it is looked up by: two spellings are one machine. */
    serialKey: text().generatedAlwaysAs(sql`upper(regexp_replace(serial_number, '[^A-Za-z0-9]', '', 'g'))`),
    /** The machine that had this number before, in another spelling: from when spellings were told apart. */
    serialTwinOf: text(),
    name: text().notNull(),
    modelId: text().notNull(),
    modelName: text().notNull(),
    modelKind: text({ enum: machineKind.options }).notNull(),
    /** Who owns it, wherever it stands; null for one that nobody has bought yet. */
    ownerId: text(),
    locationId: text(),
    orderId: text(),
    userId: text(),
    stage: text({ enum: equipmentStage.options }).notNull(),
    previousStage: text({ enum: equipmentStage.options }),
    /** As it was last said; that it was silent since is computed when it is read. */
    status: text({ enum: equipmentStatus.options }).notNull(),
    faultCode: text(),
    firmware: text(),
    health: jsonb().$type<Health>(),
    /** When what is known of its health was so, by the sender. */
    healthAt: instant(),
    lastSeenAt: instant(),
    activatedAt: instant(),
    /** Names the present life of the machine in its tokens; a new activation begins another. */
    lifetimeId: text(),
    secretHash: text(),
    /** The board that was activated, by its own name for itself. */
    hardwareId: text(),
    /** Until when the last lease runs. */
    leaseUntil: instant(),
    replaces: text(),
    replacedBy: text(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('commercial_equipment_serial')
      .on(table.serialKey)
      .where(sql`serial_twin_of is null`),
    index('commercial_equipment_location').on(table.locationId, table.name, table.id),
    index('commercial_equipment_owner').on(table.ownerId, table.name, table.id),
    index('commercial_equipment_name').on(table.name, table.id),
    index('commercial_equipment_stage').on(table.stage, table.name, table.id),
    index('commercial_equipment_status').on(table.status, table.name, table.id),
    index('commercial_equipment_model').on(table.modelId, table.name, table.id),
    index('commercial_equipment_seen').on(table.lastSeenAt),
    // counted from, each as narrow as it can be: how many there are in a stage, and in a status, silent or not
    index('commercial_equipment_stages').on(table.stage),
    index('commercial_equipment_heard').on(table.status, table.lastSeenAt),
    index('commercial_equipment_created').on(table.createdAt, table.id),
    index('commercial_equipment_order').on(table.orderId),
  ],
);

/** Machines that show a code and wait for a person. */
export const pairings = pgTable(
  'pairings',
  {
    id: text().primaryKey(),
    /** A digest of the machine's own secret. */
    deviceHash: text().notNull().unique(),
    userCode: text().notNull(),
    serialNumber: text().notNull(),
    modelId: text(),
    firmware: text(),
    hardwareId: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Seconds between two polls; longer once it was asked too often. */
    interval: integer().notNull(),
    polledAt: instant(),
    canceledAt: instant(),
    locationId: text(),
    approvedBy: text(),
    approvedAt: instant(),
    /** The machine that it became. */
    equipmentId: text(),
  },
  table => [
    uniqueIndex('pairings_waiting')
      .on(table.userCode)
      .where(sql`canceled_at is null and approved_at is null`),
    index('pairings_expires').on(table.expiresAt),
  ],
);
