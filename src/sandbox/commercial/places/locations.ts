import { and, eq, sql } from 'drizzle-orm';
import type { LocationList, LocationQuery } from '../../../core/contract/schemas/commercial/locations.js';
import { counted, pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import type { Context } from '../../http/handler.js';
import { callerIn } from '../../people/caller.js';
import { alertCount, equipmentCount, hasAlerts } from './location-facts.js';
import { locationsShown } from './location-record.js';
import { workoutsAt } from './location-workouts.js';
import { locationsOf } from '../access/scope.js';
import { locations, owners } from '../tables/places.js';

const isOwner = eq(owners.id, locations.ownerId);

/** The open locations that the caller may see, by name. */
export function locationsFor(
  context: Context,
  { q, ownerId, dealerId, countryCode, alerts, sort = 'name', ...page }: LocationQuery,
): Promise<LocationList> {
  const { db, now } = context;
  const { name, city, createdAt } = locations;
  const which = and(
    locationsOf(callerIn(context)),
    eq(locations.status, 'active'),
    q ? holds(sql`concat_ws(' ', ${name}, ${city}, ${owners.name})`, q) : undefined,
    ownerId === undefined ? undefined : eq(locations.ownerId, ownerId),
    dealerId === undefined ? undefined : eq(locations.dealerId, dealerId),
    countryCode === undefined ? undefined : eq(locations.countryCode, countryCode),
    alerts && hasAlerts(now),
  );
  return pageOf(db, {
    // joined for the search; every location has an owner
    rows: db
      .select({
        row: locations,
        total: counted(sql`${locations} join ${owners} on ${isOwner}`, which),
      })
      .from(locations)
      .innerJoin(owners, isOwner)
      .where(which),
    order: [sortedBy(sort, { name, createdAt, equipmentCount, alerts: alertCount(now) })],
    key: locations.id,
    page,
    async items(found) {
      const rows = found.map(({ row }) => row);
      const workouts = await workoutsAt(db, now, rows);
      const shown = await locationsShown(context, rows);
      return shown.map(one => ({ ...one, workouts: workouts(one) }));
    },
    total: ({ total }) => total,
  });
}
