import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type {
  MemberLocations,
  PublicLocation,
  PublicLocationQuery,
  PublicLocations,
} from '../../../core/contract/schemas/commercial/locations.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { locationMembers, locations } from '../tables/places.js';

const { id, name, city, regionCode, countryCode, memberBenefit } = locations;

const shown = { id, name, city, regionCode, countryCode };

/** What anybody may know of a location. */
export const publicLocationShown = (row: PublicLocation): PublicLocation => ({
  id: row.id,
  name: row.name,
  city: row.city,
  regionCode: row.regionCode,
  countryCode: row.countryCode,
});

const isActive = eq(locations.status, 'active');

/** Open locations, for members who look for one; by name. */
export function publicLocations(
  db: Db,
  { q, countryCode: country, ...page }: PublicLocationQuery,
): Promise<PublicLocations> {
  const which = and(
    isActive,
    q ? holds(sql`concat_ws(' ', ${name}, ${city})`, q) : undefined,
    country === undefined ? undefined : eq(countryCode, country),
  );
  return pageOf(db, {
    rows: db.select(shown).from(locations).where(which),
    order: [asc(name)],
    key: id,
    page,
    items: rows => rows,
  });
}

/** The open locations whose benefit a member has, by name. */
export const locationsOfMember = (db: Db, userId: string, page: PageQuery): Promise<MemberLocations> =>
  pageOf(db, {
    rows: db
      .select({ ...shown, memberBenefit, since: locationMembers.since })
      .from(locationMembers)
      .innerJoin(locations, eq(id, locationMembers.locationId))
      .where(and(eq(locationMembers.userId, userId), isActive)),
    order: [asc(name)],
    key: id,
    page,
    items: rows => rows,
  });

/** The same, as a condition on `locations`. */
export const isOfMember = (userId: string): SQL | undefined =>
  and(
    isActive,
    sql`exists (select from ${locationMembers} where ${and(eq(locationMembers.locationId, id), eq(locationMembers.userId, userId))})`,
  );
