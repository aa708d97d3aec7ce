import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection, EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';
import { aliveOnly, SILENT_SECONDS } from './equipment-status.js';
import { commercialEquipment } from '../tables/equipment.js';

const { lastSeenAt, status } = commercialEquipment;

/** `connectionOf`, in SQL; `now` in unix seconds. */
export const connectionAt = (now: number): SQL<Connection> =>
  sql<Connection>`case
    when ${lastSeenAt} is null then 'neverSeen'
    when ${lastSeenAt} <= ${now - SILENT_SECONDS} then 'offline'
    else 'online' end`;

/** `shownStatus`, in SQL; `now` in unix seconds. */
export const statusAt = (now: number): SQL<EquipmentStatus> =>
  sql<EquipmentStatus>`case
    when ${inArray(status, [...aliveOnly])} and ${lastSeenAt} <= ${now - SILENT_SECONDS} then 'offline'
    else ${status} end`;

/** Machines that count: those in the trash are kept for their history alone. */
export const notTrashed: SQL = sql`${commercialEquipment.stage} <> 'trash'`;
