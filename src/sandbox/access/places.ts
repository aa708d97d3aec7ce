import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../commercial/access/scope.js';
import { commercialEquipment } from '../commercial/tables/equipment.js';
import { activationCodes, licenses } from '../commercial/tables/licenses.js';
import { commercialOrders, transfers } from '../commercial/tables/orders.js';
import { locations, locationUsers, owners } from '../commercial/tables/places.js';
import { alarms } from '../commercial/tables/sessions.js';
import type { Db } from '../db/db.js';
import type { Caller } from '../http/handler.js';

/** The things of locations that a path can name, each with where it is found. */
const at = {
  ownerId: locations.ownerId,
  dealerId: locations.dealerId,
  locationId: locations.id,
  role: locationUsers.role,
};

/** The caller's own role at a location, where they have one. */
export const mine = (caller: Caller | undefined): SQL | undefined =>
  and(eq(locationUsers.locationId, locations.id), eq(locationUsers.userId, caller?.userId ?? ''));

type Found = { locationId: string | null; ownerId: string | null; dealerId: string | null; role: Place['role'] };

const placeOf = ({ ownerId, ...found }: Found, own: string | null = null): Place => ({
  ...found,
  ownerIds: [ownerId, own],
});

type PlacesOf = (db: Db, id: string, caller: Caller | undefined) => Promise<Place[] | undefined>;

export const placeOfLocation: PlacesOf = async (db, id, caller) => {
  const found = await db.select(at).from(locations).leftJoin(locationUsers, mine(caller)).where(eq(locations.id, id));
  return found.length === 0 ? undefined : found.map(one => placeOf(one));
};

/** One that stands nowhere is its owner's. */
export const placeOfEquipment: PlacesOf = async (db, id, caller) => {
  const found = await db
    .select({ ...at, own: commercialEquipment.ownerId })
    .from(commercialEquipment)
    .leftJoin(locations, eq(locations.id, commercialEquipment.locationId))
    .leftJoin(locationUsers, mine(caller))
    .where(eq(commercialEquipment.id, id));
  return found.length === 0 ? undefined : found.map(({ own, ...one }) => placeOf(one, own));
};

/** Whatever else names the location that it belongs to. */
const placeBy =
  (table: typeof licenses | typeof activationCodes | typeof alarms | typeof commercialOrders): PlacesOf =>
  async (db, id, caller) => {
    const found = await db
      .select(at)
      .from(table)
      .innerJoin(locations, eq(locations.id, table.locationId))
      .leftJoin(locationUsers, mine(caller))
      .where(eq(table.id, id));
    return found.length === 0 ? undefined : found.map(one => placeOf(one));
  };

export const placeOfLicense = placeBy(licenses);
export const placeOfActivationCode = placeBy(activationCodes);
export const placeOfAlarm = placeBy(alarms);
export const placeOfOrder = placeBy(commercialOrders);

/** Both ends of a transfer. */
export const placesOfTransfer: PlacesOf = async (db, id, caller) => {
  const found = await db
    .select(at)
    .from(transfers)
    .innerJoin(locations, sql`${locations.id} in (${transfers.fromLocationId}, ${transfers.toLocationId})`)
    .leftJoin(locationUsers, mine(caller))
    .where(eq(transfers.id, id));
  return found.length === 0 ? undefined : found.map(one => placeOf(one));
};

/** A dealer, as itself and as those see it whom it looks after. */
export const placeOfDealer: PlacesOf = async (db, dealerId, caller) => {
  const ownerId = caller?.scope?.ownerId;
  const [client] =
    ownerId === undefined
      ? []
      : await db
          .select({ id: owners.id })
          .from(owners)
          .where(and(eq(owners.id, ownerId), eq(owners.dealerId, dealerId)));
  return [{ locationId: null, ownerIds: [client?.id ?? null], dealerId, role: null }];
};
