import { and, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Db } from '../../db/db.js';
import type { Caller } from '../../http/handler.js';
import { isUp } from '../alarms/alarm-sql.js';
import { notTrashed, statusAt } from '../equipment/equipment-sql.js';
import { isUsable } from '../licenses/license-sql.js';
import { isOpen } from '../orders/open-orders.js';
import { commercialEquipment } from '../tables/equipment.js';
import { activationCodes, licenses, licenseSeats } from '../tables/licenses.js';
import { commercialOrders } from '../tables/orders.js';
import { dealers, locations, locationUsers, owners } from '../tables/places.js';
import { alarms } from '../tables/sessions.js';

/** Machines of a location that are not in the trash, as a column. */
export const equipmentCount: SQL<number> = sql<number>`(
  select count(*)::int from ${commercialEquipment}
  where ${and(eq(commercialEquipment.locationId, locations.id), notTrashed)})`;

/** Machines that a location counts on, in one of these statuses, as a column: one in storage is neither up nor down. */
const machinesIn = (statuses: readonly EquipmentStatus[], now: number): SQL<number> => sql<number>`(
  select count(*)::int from ${commercialEquipment}
  where ${and(
    eq(commercialEquipment.locationId, locations.id),
    notInArray(commercialEquipment.stage, ['rest', 'trash']),
    inArray(statusAt(now), statuses),
  )})`;

const alarmsUp = (now: number): SQL => sql`from ${alarms} where ${and(eq(alarms.locationId, locations.id), isUp(now))}`;

/** Alarms that are up at a location, as a column; `now` in unix seconds. */
export const alertCount = (now: number): SQL<number> => sql<number>`(select count(*)::int ${alarmsUp(now)})`;

/** Whether one is, as a condition. */
export const hasAlerts = (now: number): SQL => sql`exists (select ${alarmsUp(now)})`;

const licenseCount = sql<number>`(select count(*)::int from ${licenses} where ${eq(licenses.locationId, locations.id)})`;

const seatsTotal = (now: number) => sql<number>`(
  select coalesce(sum(${licenses.seats}), 0)::int from ${licenses}
  where ${and(eq(licenses.locationId, locations.id), isUsable(now))})`;

const seatsUsed = (now: number) => sql<number>`(
  select count(*)::int from ${licenseSeats} join ${licenses} on ${eq(licenses.id, licenseSeats.licenseId)}
  where ${and(eq(licenses.locationId, locations.id), isUsable(now))})`;

const hasOrders = (ofDealer?: SQL) => sql<boolean>`exists (
  select from ${commercialOrders} where ${and(eq(commercialOrders.locationId, locations.id), isOpen, ofDealer)})`;

/** Whether a machine was ever activated here: one that still says so, or a code that one has used. */
const everActivated = sql<boolean>`${or(
  sql`exists (select from ${commercialEquipment} where ${and(
    eq(commercialEquipment.locationId, locations.id),
    isNotNull(commercialEquipment.activatedAt),
  )})`,
  sql`exists (select from ${activationCodes} where ${eq(activationCodes.locationId, locations.id)} and ${activationCodes.uses} > 0)`,
)}`;

/** What belongs to these locations and is not in their rows, for one reader, in one statement; `now` in unix seconds. */
export function factsOf(db: Db, now: number, caller: Pick<Caller, 'userId'>, ids: string[]) {
  return db
    .select({
      id: locations.id,
      owner: owners.name,
      dealer: dealers.name,
      /** The reader's own. */
      role: locationUsers.role,
      licenseCount,
      equipmentCount,
      machinesUp: machinesIn(['activated', 'ready', 'inUse'], now),
      machinesDown: machinesIn(['offline', 'fault'], now),
      seatsTotal: seatsTotal(now),
      seatsUsed: seatsUsed(now),
      alerts: alertCount(now),
      hasOpenOrders: hasOrders(),
      hasDealersOrders: hasOrders(eq(commercialOrders.dealerId, locations.dealerId)),
      everActivated,
    })
    .from(locations)
    .innerJoin(owners, eq(owners.id, locations.ownerId))
    .leftJoin(dealers, eq(dealers.id, locations.dealerId))
    .leftJoin(locationUsers, and(eq(locationUsers.locationId, locations.id), eq(locationUsers.userId, caller.userId)))
    .where(inArray(locations.id, ids));
}

export type LocationFacts = Awaited<ReturnType<typeof factsOf>>[number];
