import { asc, eq, sql } from 'drizzle-orm';
import { serialKey } from '../../../core/serial-number.js';
import type { Db } from '../../db/db.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

/** Machines with a serial number, however it is spelled. */
export const hasSerial = (typed: string) => eq(machines.serialKey, serialKey(typed));

/** The one that a number stands for, first: of two from when spellings were told apart, the one in service, then the older. */
export const bySerial = (db: Db, typed: string) =>
  db
    .select()
    .from(machines)
    .where(hasSerial(typed))
    .orderBy(sql`${machines.stage} = 'trash'`, sql`${machines.serialTwinOf} is not null`, asc(machines.createdAt));
