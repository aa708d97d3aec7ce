import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Change } from '../../../core/contract/schemas/commercial/common.js';
import type { Disconnected, Owner } from '../../../core/contract/schemas/commercial/owners.js';
import { changed, outdated, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { demandNoneOpen } from '../orders/open-orders.js';
import { demandDealer, ownerShown, versionedOwner } from './owners.js';
import { commercialOrders } from '../tables/orders.js';
import { locations } from '../tables/places.js';

/** Gives these locations a dealer, or none; answers how many they were. Each has its line in the audit trail. */
async function moveLocations(
  context: Context,
  which: SQL | undefined,
  { from, to }: { from: string | null; to: string | null },
): Promise<number> {
  const moved = await context.db
    .update(locations)
    .set({ dealerId: to, version: sql`${locations.version} + 1` })
    .where(and(which, from === null ? isNull(locations.dealerId) : eq(locations.dealerId, from)))
    .returning({ id: locations.id, version: locations.version });
  for (const { id, version } of moved)
    context.note({
      resource: 'location',
      id,
      details: { version, before: { dealerId: from }, after: { dealerId: to } },
    });
  return moved.length;
}

/** Connects an owner that has no dealer, and its locations with it. Who looks after it already gets the same answer. */
export async function connectOwner(context: Context, dealerId: string, ownerId: string): Promise<Owner> {
  await demandDealer(context.db, dealerId);
  const held = await readForChange(context, versionedOwner, ownerId);
  const { dealerId: present } = held.row;
  if (present !== null && present !== dealerId)
    throw new Refusal('ownerTaken', 'Another dealer looks after this owner.');
  // a location whose dealer the owner has removed stays without one while the two are connected
  const moved =
    present === null
      ? await moveLocations(context, eq(locations.ownerId, ownerId), { from: null, to: dealerId })
      : undefined;
  const row = await changed(context, held, { dealerId }, { details: { locations: moved } });
  return ownerShown(context.db, row);
}

/** Ends that a dealer looks after an owner, unless an order between them is open; its locations lose the dealer. */
export async function disconnectOwner(
  context: Context,
  dealerId: string,
  ownerId: string,
  { version, reason }: Change,
): Promise<Disconnected> {
  await demandDealer(context.db, dealerId);
  const held = await readForChange(context, versionedOwner, ownerId);
  if (held.row.dealerId !== dealerId) throw new Refusal('notFound', 'This dealer has no such owner.');
  // said only to those whose owner it is: the refusal shows the row
  if (version !== undefined && version !== held.row.version) throw await outdated(context, held);
  await demandNoneOpen(context.db, and(eq(commercialOrders.ownerId, ownerId), eq(commercialOrders.dealerId, dealerId)));
  const moved = await moveLocations(context, eq(locations.ownerId, ownerId), { from: dealerId, to: null });
  await changed(context, held, { dealerId: null }, { details: { reason, locations: moved } });
  return { disconnected: true, locations: moved };
}
