import { and, asc, eq } from 'drizzle-orm';
import type { LocationUser, LocationUsers } from '../../../core/contract/schemas/commercial/locations.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { users } from '../../people/tables.js';
import { findLocation } from './location-record.js';
import { locationUsers } from '../tables/places.js';

const shown = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: locationUsers.role,
  connectedAt: locationUsers.connectedAt,
  dateActivated: users.dateActivated,
};

/** The row of one person at one location. */
export const isAt = (locationId: string, userId: string) =>
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

/** Somebody who works there; undefined for those who do not. */
export async function userAt(db: Db, locationId: string, userId: string): Promise<LocationUser | undefined> {
  const [found] = await db
    .select(shown)
    .from(locationUsers)
    .innerJoin(users, eq(users.id, locationUsers.userId))
    .where(isAt(locationId, userId));
  return found;
}
