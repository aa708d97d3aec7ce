import { eq } from 'drizzle-orm';
import type { Location, NewLocation } from '../../../core/contract/schemas/commercial/locations.js';
import { newId } from '../../db/ids.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/caller.js';
import { createLocation as call } from '../../../core/contract/commercial/locations.js';
import { detailsOf } from './location-details.js';
import { locationShown } from './location-record.js';
import { mayDo } from '../access/rights.js';
import { locations, owners } from '../tables/places.js';

/** Fewer free seats than this raise an alarm, unless a location says otherwise. */
const LOW_SEATS = 1;

/** The owner of a new location: the one that is named, or the caller's own company. Others' do not exist for them. */
async function ownerFor(context: Context, named: string | undefined): Promise<typeof owners.$inferSelect> {
  const caller = callerIn(context);
  const id = named ?? caller.scope?.ownerId;
  if (id === undefined) throw invalid([{ path: 'ownerId', message: 'Choose whose location it is.' }]);
  const [owner] = await context.db.select().from(owners).where(eq(owners.id, id));
  const place = owner && { locationId: null, ownerIds: [owner.id], dealerId: owner.dealerId, role: null };
  if (!owner || !place || !mayDo(caller, call, place)) throw new Refusal('notFound', 'There is no such owner.');
  return owner;
}

/** A new location of an owner; the dealer who looks after the owner looks after it, too. */
export async function createLocation(context: Context, given: NewLocation): Promise<Location> {
  const { db, now } = context;
  const owner = await ownerFor(context, given.ownerId);
  const { name, countryCode } = given;
  const { partnerIds = [], timeZone = 'UTC', lowSeats = LOW_SEATS, ...details } = await detailsOf(db, given);
  const [row] = await db
    .insert(locations)
    .values({
      ...details,
      partnerIds,
      timeZone,
      lowSeats,
      name,
      countryCode,
      id: newId('loc'),
      ownerId: owner.id,
      dealerId: owner.dealerId,
      status: 'active',
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('A location was written and is not there.');
  context.note({
    id: row.id,
    details: { version: row.version, name, ownerId: row.ownerId, dealerId: row.dealerId },
  });
  return locationShown(context, row);
}
