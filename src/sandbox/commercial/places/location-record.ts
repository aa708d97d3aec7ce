import { eq } from 'drizzle-orm';
import type { Location } from '../../../core/contract/schemas/commercial/locations.js';
import type { Db } from '../../db/db.js';
import { type Held, readForChange, type Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/caller.js';
import { factsOf } from './location-facts.js';
import { locationActions } from './location-actions.js';
import { locations } from '../tables/places.js';
import { savedBy } from '../access/names.js';

export type LocationRow = typeof locations.$inferSelect;

/** Locations as the caller sees them, all at once. */
export async function locationsShown(context: Context, rows: readonly LocationRow[]): Promise<Location[]> {
  if (rows.length === 0) return [];
  const caller = callerIn(context);
  const found = await factsOf(
    context.db,
    context.now,
    caller,
    rows.map(({ id }) => id),
  );
  const facts = new Map(found.map(one => [one.id, one]));
  return rows.flatMap(row => {
    const own = facts.get(row.id);
    if (!own) return [];
    const { owner, dealer, licenseCount, equipmentCount, machinesUp, machinesDown, seatsTotal, seatsUsed, alerts } =
      own;
    const { ownerId, dealerId, ...parts } = row;
    return {
      ...parts,
      owner: { id: ownerId, name: owner },
      dealer: dealerId === null || dealer === null ? null : { id: dealerId, name: dealer },
      licenseCount,
      equipmentCount,
      machinesUp,
      machinesDown,
      seatsTotal,
      seatsUsed,
      alerts,
      actions: locationActions(caller, row, own),
    };
  });
}

export async function locationShown(context: Context, row: LocationRow): Promise<Location> {
  const [shown] = await locationsShown(context, [row]);
  if (!shown) throw new Error('A location has no owner.');
  return shown;
}

/** Gyms, hotels, studios. */
export const versionedLocation: Versioned<LocationRow> = {
  resource: 'location',
  saved: savedBy('location'),
  table: locations,
  key: locations.id,
  find: (db, id) => db.select().from(locations).where(eq(locations.id, id)),
  shown: locationShown,
};

const unknown = () => new Refusal('notFound', 'There is no such location.');

/** A location, open or closed. */
export async function findLocation(db: Db, id: string): Promise<LocationRow> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id));
  if (!row) throw unknown();
  return row;
}

const demandOpen = ({ status }: LocationRow): void => {
  if (status === 'closed') throw new Refusal('notFound', 'This location is closed.');
};

/** A location that is not closed: nothing is done at one that is. */
export async function findOpenLocation(db: Db, id: string): Promise<LocationRow> {
  const row = await findLocation(db, id);
  demandOpen(row);
  return row;
}

/** Reads a location that is not closed, to change it. */
export async function openForChange(context: Context, id: string, version?: number): Promise<Held<LocationRow>> {
  const held = await readForChange(context, versionedLocation, id, version);
  demandOpen(held.row);
  return held;
}
