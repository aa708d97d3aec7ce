import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Relation } from '../../../core/contract/call.js';
import { commercialRoles, passesBy, type Role } from '../../../core/contract/guards.js';
import type { Scope } from '../../../core/contract/schemas/commercial/scope.js';
import type { LocationRole } from '../../../core/contract/schemas/commercial/locations.js';
import type { Db } from '../../db/db.js';
import type { Caller } from '../../http/handler.js';
import { companyPeople, locations, locationUsers } from '../tables/places.js';

/** Locations that one person may work at: their token names each. */
export const MOST_LOCATIONS = 100;

/** What the token of a person says they may see; undefined for people without a commercial role. */
export async function scopeOf(
  db: Db,
  { id, roles }: { id: string; roles: readonly string[] },
): Promise<Scope | undefined> {
  if (!commercialRoles.some(role => roles.includes(role))) return undefined;
  const [company] = await db.select().from(companyPeople).where(eq(companyPeople.userId, id));
  const at = roles.includes('LocationUser')
    ? await db
        .select({ id: locationUsers.locationId })
        .from(locationUsers)
        .where(eq(locationUsers.userId, id))
        .orderBy(locationUsers.connectedAt, locationUsers.locationId)
        .limit(MOST_LOCATIONS)
    : undefined;
  return {
    ...(roles.includes('Dealer') && company?.dealerId && { dealerId: company.dealerId }),
    ...(roles.includes('Owner') && company?.ownerId && { ownerId: company.ownerId }),
    ...(at && { locations: at.map(one => one.id) }),
  };
}

/** Whose a thing is: its location's owner and dealer, and the caller's own role there. */
export interface Place {
  locationId: string | null;
  /** The location's owner, and the thing's own where that is another. */
  ownerIds: readonly (string | null)[];
  dealerId: string | null;
  role: LocationRole | null;
}

/** The role in a token that each relation needs. */
const roleOf: Readonly<Record<Relation, Role>> = {
  dealer: 'Dealer',
  owner: 'Owner',
  manager: 'LocationUser',
  staff: 'LocationUser',
};

/** Whether a caller could stand so to something. */
export const couldBe = (caller: Pick<Caller, 'roles'>, relation: Relation): boolean =>
  caller.roles.includes(roleOf[relation]);

/** How a caller stands to a place: by their token, and for a location user by what is true now. */
export function relationsTo({ scope, roles }: Pick<Caller, 'scope' | 'roles'>, place: Place): Relation[] {
  const { dealerId, ownerId, locations: at = [] } = scope ?? {};
  const found: Relation[] = [];
  if (dealerId !== undefined && place.dealerId === dealerId) found.push('dealer');
  if (ownerId !== undefined && place.ownerIds.includes(ownerId)) found.push('owner');
  if (place.locationId !== null && place.role !== null && at.includes(place.locationId)) found.push(place.role);
  return found.filter(relation => couldBe({ roles }, relation));
}

/** Whether a caller sees every location there is. */
export const seesAll = ({ roles }: Pick<Caller, 'roles'>): boolean => passesBy(['customerServiceManager'], roles);

const noLocation = sql`false`;

/** The locations that a caller may see, as a condition on `locations`; undefined for all. */
export function locationsOf(caller: Caller): SQL | undefined {
  if (seesAll(caller)) return undefined;
  const { dealerId, ownerId, locations: at = [] } = caller.scope ?? {};
  const { roles, userId } = caller;
  return (
    or(
      dealerId !== undefined && roles.includes('Dealer') ? eq(locations.dealerId, dealerId) : undefined,
      ownerId !== undefined && roles.includes('Owner') ? eq(locations.ownerId, ownerId) : undefined,
      at.length > 0 && roles.includes('LocationUser')
        ? sql`${locations.id} in (select location_id from location_users where ${and(eq(locationUsers.userId, userId), inArray(locationUsers.locationId, at))})`
        : undefined,
    ) ?? noLocation
  );
}
