import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { NewOwner, Owner, OwnerList, OwnerQuery } from '../../../core/contract/schemas/commercial/owners.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import type { Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/caller.js';
import { notTrashed } from '../equipment/equipment-sql.js';
import { relationsTo, seesAll } from '../access/scope.js';
import { commercialEquipment } from '../tables/equipment.js';
import { savedBy } from '../access/names.js';
import { dealers, locations, owners } from '../tables/places.js';

type OwnerRow = typeof owners.$inferSelect;

/** How many locations and machines each of these owners has, without closed and trashed ones. */
async function countsOf(db: Db, ids: string[]) {
  const places = await db
    .select({ ownerId: locations.ownerId, count: count() })
    .from(locations)
    .where(and(inArray(locations.ownerId, ids), eq(locations.status, 'active')))
    .groupBy(locations.ownerId);
  const machines = await db
    .select({ ownerId: commercialEquipment.ownerId, count: count() })
    .from(commercialEquipment)
    .where(and(inArray(commercialEquipment.ownerId, ids), notTrashed))
    .groupBy(commercialEquipment.ownerId);
  return {
    locationCount: new Map(places.map(one => [one.ownerId, one.count])),
    equipmentCount: new Map(machines.map(one => [one.ownerId, one.count])),
  };
}

async function ownersShown(db: Db, rows: readonly OwnerRow[]): Promise<Owner[]> {
  if (rows.length === 0) return [];
  const { locationCount, equipmentCount } = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    ...row,
    locationCount: locationCount.get(row.id) ?? 0,
    equipmentCount: equipmentCount.get(row.id) ?? 0,
  }));
}

/** An owner as the API shows it. */
export async function ownerShown(db: Db, row: OwnerRow): Promise<Owner> {
  const [shown] = await ownersShown(db, [row]);
  if (!shown) throw new Error('An owner was given, and none was shown.');
  return shown;
}

/** Companies that own locations. */
export const versionedOwner: Versioned<OwnerRow> = {
  resource: 'owner',
  saved: savedBy('owner'),
  table: owners,
  key: owners.id,
  find: (db, id) => db.select().from(owners).where(eq(owners.id, id)),
  shown: ({ db }, row) => ownerShown(db, row),
};

/** Customer service can name a dealer that does not exist. */
export async function demandDealer(db: Db, dealerId: string): Promise<void> {
  const [found] = await db.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, dealerId));
  if (!found) throw new Refusal('notFound', 'There is no such dealer.');
}

/** The owners of a dealer, by name; an owner who asks finds itself alone. */
export async function ownersOf(
  context: Context,
  dealerId: string,
  { q, sort = 'name', ...page }: OwnerQuery,
): Promise<OwnerList> {
  const { db } = context;
  await demandDealer(db, dealerId);
  const caller = callerIn(context);
  const isDealer = relationsTo(caller, { locationId: null, ownerIds: [], dealerId, role: null }).includes('dealer');
  const self = seesAll(caller) || isDealer ? undefined : eq(owners.id, caller.scope?.ownerId ?? '');
  const { name, createdAt, contactName, contactEmail } = owners;
  const search = q ? holds(sql`concat_ws(' ', ${name}, ${contactName}, ${contactEmail})`, q) : undefined;
  return pageOf(db, {
    rows: db
      .select()
      .from(owners)
      .where(and(eq(owners.dealerId, dealerId), self, search)),
    order: [sortedBy(sort, { name, createdAt })],
    key: owners.id,
    page,
    items: rows => ownersShown(db, rows),
  });
}

/** A new owner, whom this dealer looks after. */
export async function createOwner(context: Context, dealerId: string, given: NewOwner): Promise<Owner> {
  const { db, now } = context;
  await demandDealer(db, dealerId);
  const { name, contactName, contactEmail, contactPhone } = given;
  const [row] = await db
    .insert(owners)
    .values({
      id: newId('own'),
      name,
      contactName: contactName || null,
      contactEmail: contactEmail || null,
      contactPhone: contactPhone || null,
      dealerId,
      status: 'active',
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An owner was written and is not there.');
  context.note({ id: row.id, details: { version: row.version, dealerId, name } });
  return ownerShown(db, row);
}
