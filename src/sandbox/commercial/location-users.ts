import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { LocationRole, LocationUser, LocationUsers } from '../../core/contract/schemas/commercial/locations.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import { standsAbove } from '../access/guards.js';
import { placeOfLocation } from '../access/places.js';
import type { Db } from '../db/db.js';
import { holdUsers } from '../db/hold-users.js';
import { pageOf } from '../db/page.js';
import type { Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { callerIn, findUser } from '../people/caller.js';
import { users } from '../people/tables.js';
import { findLocation, findOpenLocation } from './location-record.js';
import { giveRole, retireRole } from './location-role.js';
import { MOST_LOCATIONS, relationsTo, seesAll } from './scope.js';
import { locationUsers } from './tables/places.js';

const shown = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: locationUsers.role,
  connectedAt: locationUsers.connectedAt,
  dateActivated: users.dateActivated,
};

const isAt = (locationId: string, userId: string) =>
  and(eq(locationUsers.locationId, locationId), eq(locationUsers.userId, userId));

/** Who works at a location, by name. */
export async function usersAt(db: Db, locationId: string, page: PageQuery): Promise<LocationUsers> {
  await findLocation(db, locationId);
  return pageOf(db, {
    rows: db
      .select(shown)
      .from(locationUsers)
      .innerJoin(users, eq(users.id, locationUsers.userId))
      .where(eq(locationUsers.locationId, locationId)),
    order: [asc(users.lastName), asc(users.firstName)],
    key: users.id,
    page,
    items: rows => rows,
  });
}

/** The role that somebody has at a location; undefined for those who do not work there. */
async function roleAt(db: Db, locationId: string, userId: string): Promise<LocationRole | undefined> {
  const [found] = await db.select({ role: locationUsers.role }).from(locationUsers).where(isAt(locationId, userId));
  return found?.role;
}

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
  const before = await roleAt(db, locationId, person.id);
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
  // nobody at a location changes an account of our staff
  if (standsAbove(person, callerIn(context))) throw new Refusal('notFound', 'There is no such user.');
  await connect(context, locationId, person, role);
  const [connected] = await db
    .select(shown)
    .from(locationUsers)
    .innerJoin(users, eq(users.id, locationUsers.userId))
    .where(isAt(locationId, userId));
  if (!connected) throw new Error('Somebody was connected and is not there.');
  return connected;
}

/** Somebody who is disconnected sees nothing of the location any more, whatever their token says; asking twice is harmless. */
export async function disconnectUser(context: Context, locationId: string, userId: string) {
  const { db } = context;
  await findLocation(db, locationId);
  await holdUsers(db, [userId]);
  const before = await roleAt(db, locationId, userId);
  await demandMayGive(context, locationId, [before]);
  await db.delete(locationUsers).where(isAt(locationId, userId));
  if (before === undefined) context.note(null);
  else {
    await retireRole(context, [userId]);
    context.note({ id: locationId, details: { userId, before, after: null } });
  }
  return { disconnected: true as const };
}
