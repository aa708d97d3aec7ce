import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../core/contract/schemas/commercial/common.js';
import type { Location, LocationPatch } from '../../../core/contract/schemas/commercial/locations.js';
import { changed } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { detailsOf } from './location-details.js';
import { locationShown, openForChange } from './location-record.js';
import { demandNoneOpen } from '../orders/open-orders.js';
import { commercialOrders } from '../tables/orders.js';

/** Changes what people say of a location. */
export async function updateLocation(
  context: Context,
  id: string,
  { version, name, countryCode, ...details }: LocationPatch,
): Promise<Location> {
  const held = await openForChange(context, id, version);
  const patch = { ...(await detailsOf(context.db, details)), name, countryCode };
  return locationShown(context, await changed(context, held, patch));
}

/** Nobody but its owner looks after the location from now on; not while the dealer has an order for it. */
export async function removeDealer(context: Context, id: string, { version, reason }: Change): Promise<Location> {
  const held = await openForChange(context, id, version);
  const { dealerId } = held.row;
  if (dealerId !== null)
    await demandNoneOpen(context.db, and(eq(commercialOrders.locationId, id), eq(commercialOrders.dealerId, dealerId)));
  return locationShown(context, await changed(context, held, { dealerId: null }, { details: { reason } }));
}
