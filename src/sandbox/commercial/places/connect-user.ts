import { and, count, eq, ne } from 'drizzle-orm';
import type {
  LocationRole,
  LocationUser,
  UserDisconnected,
} from '../../../core/contract/schemas/commercial/locations.js';
import { standsAbove } from '../../access/guards.js';
import { placeOfLocation } from '../../access/places.js';
import type { Db } from '../../db/db.js';
import { holdUsers } from '../../db/hold-users.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { callerIn, findUser } from '../../people/caller.js';
import { findLocation, findOpenLocation } from './location-record.js';
import { giveRole, retireRole } from './location-role.js';
import { isAt, userAt } from './location-users.js';
import { locationsOf, MOST_LOCATIONS, relationsTo, seesAll } from '../access/scope.js';
import { locations, locationUsers } from '../tables/places.js';

/** A manager decides on staff alone; on managers the owner does, or customer service. */
export async function demandMayGive(
  context: Context,
  locationId: string,
  roles: readonly (LocationRole | undefined)[],
): Promise<void> {
  const caller = callerIn(context);
  if (!roles.includes('manager') || seesAll(caller)) return;
  const places = (await placeOfLocation(context.db, locationId, caller)) ?? [];
  if (places.some(place => relationsTo(caller, place).includes('owner'))) return;
  throw new Refusal('managersByOwner', 'The owner of the location decides who manages it.');
}

async function demandRoom(db: Db, locationId: string, userId: string): Promise<void> {
  const [others] = await db
    .select({ count: count() })
    .from(locationUsers)
    .where(and(eq(locationUsers.userId, userId), ne(locationUsers.locationId, locationId)));
  if ((others?.count ?? 0) >= MOST_LOCATIONS)
    throw invalid([{ path: 'userId', message: `This person already works at ${MOST_LOCATIONS} locations.` }]);
}

/** Connects a person whose row is held, or changes their role. */
export async function connect(
  context: Context,
  locationId: string,
  person: { id: string; roles: readonly string[] },
  role: LocationRole,
): Promise<void> {
  const { db, now } = context;
  const before = (await userAt(db, locationId, person.id))?.role;
  await demandMayGive(context, locationId, [role, before]);
  await giveRole(context, person);
  if (before === role) return context.note(null);
  if (before === undefined) await demandRoom(db, locationId, person.id);
  await db
    .insert(locationUsers)
    .values({ locationId, userId: person.id, role, connectedAt: now })
    .onConflictDoUpdate({ target: [locationUsers.locationId, locationUsers.userId], set: { role } });
  context.note({ id: locationId, details: { userId: person.id, before: before ?? null, after: role } });
}

const unknown = () => new Refusal('notFound', 'There is no such user.');

/**
 * Whether the caller may know who has this id: somebody who works at one of their locations already. Anybody else is
 * invited by their address, because an id that was seen somewhere must not tell whose it is (domain 6.3).
 */
async function isKnownTo(context: Context, userId: string): Promise<boolean> {
  const caller = callerIn(context);
  if (seesAll(caller)) return true;
  const [found] = await context.db
    .select({ id: locations.id })
    .from(locationUsers)
    .innerJoin(locations, eq(locations.id, locationUsers.locationId))
    .where(and(eq(locationUsers.userId, userId), locationsOf(caller)))
    .limit(1);
  return found !== undefined;
}

/** Connects somebody who has an account, by its id; staff unless it says otherwise. */
export async function connectUser(
  context: Context,
  locationId: string,
  userId: string,
  role: LocationRole = 'staff',
): Promise<LocationUser> {
  const { db } = context;
  await findOpenLocation(db, locationId);
  await holdUsers(db, [userId]);
  const person = await findUser(db, userId);
  if (!(await isKnownTo(context, userId))) throw unknown();
  // nobody at a location changes an account of our staff
  if (standsAbove(person, callerIn(context))) throw unknown();
  await connect(context, locationId, person, role);
  const connected = await userAt(db, locationId, userId);
  if (!connected) throw new Error('Somebody was connected and is not there.');
  return connected;
}

/** Somebody who is disconnected sees nothing of the location any more, whatever their token says; asking twice is harmless. */
export async function disconnectUser(context: Context, locationId: string, userId: string): Promise<UserDisconnected> {
  const { db } = context;
  await findLocation(db, locationId);
  await holdUsers(db, [userId]);
  const before = (await userAt(db, locationId, userId))?.role;
  await demandMayGive(context, locationId, [before]);
  await db.delete(locationUsers).where(isAt(locationId, userId));
  if (before === undefined) context.note(null);
  else {
    await retireRole(context, [userId]);
    context.note({ id: locationId, details: { userId, before, after: null } });
  }
  return { disconnected: true };
}
