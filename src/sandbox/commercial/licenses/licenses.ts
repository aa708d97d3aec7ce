import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { License, LicenseList, LicenseQuery } from '../../../core/contract/schemas/commercial/licenses.js';
import { addDays } from '../../../core/dates.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { sortedBy } from '../../db/sort.js';
import type { Versioned } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { EXPIRING_DAYS, type LicenseRow, licenseStatus } from './license-status.js';
import { callerIn } from '../../people/find-user.js';
import { locationsOf } from '../access/scope.js';
import { licenses, licenseSeats } from '../tables/licenses.js';
import { savedBy } from '../access/names.js';
import { locations } from '../tables/places.js';

/** Seats that are taken, of each of these licences. */
async function seatsUsed(db: Db, ids: readonly string[]): Promise<(id: string) => number> {
  const rows = await db
    .select({ id: licenseSeats.licenseId, used: count() })
    .from(licenseSeats)
    .where(inArray(licenseSeats.licenseId, [...ids]))
    .groupBy(licenseSeats.licenseId);
  const used = new Map(rows.map(row => [row.id, row.used]));
  return id => used.get(id) ?? 0;
}

interface Listed {
  row: LicenseRow;
  location: { id: string; name: string };
}

/** Licences as the API shows them. */
async function shownAll({ db, now }: Pick<Context, 'db' | 'now'>, found: readonly Listed[]): Promise<License[]> {
  const used = await seatsUsed(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, location }) => {
    const { id, orderId, plan, seats, startsAt, expiresAt, suspended, version } = row;
    return {
      id,
      location,
      orderId,
      plan,
      seats,
      seatsUsed: used(id),
      startsAt,
      expiresAt,
      suspended,
      status: licenseStatus(row, used(id), now),
      version,
    };
  });
}

const named = { id: locations.id, name: locations.name };

/** One licence as the API shows it. */
export async function licenseRecord(context: Pick<Context, 'db' | 'now'>, row: LicenseRow): Promise<License> {
  const [location = { id: row.locationId, name: '' }] = await context.db
    .select(named)
    .from(locations)
    .where(eq(locations.id, row.locationId));
  const [shown] = await shownAll(context, [{ row, location }]);
  if (!shown) throw new Error('A licence was to be shown and is not there.');
  return shown;
}

export const versionedLicense: Versioned<LicenseRow> = {
  resource: 'license',
  saved: savedBy('license'),
  table: licenses,
  key: licenses.id,
  find: (db, id) => db.select().from(licenses).where(eq(licenses.id, id)),
  shown: licenseRecord,
};

/** `licenseStatus`, in SQL. */
const statusAt = (now: number): SQL => sql`case
  when ${licenses.suspended} then 'suspended'
  when ${licenses.expiresAt} <= ${now}::bigint then 'expired'
  when ${licenses.expiresAt} <= ${addDays(now, EXPIRING_DAYS)}::bigint then 'expiring'
  when (select count(*) from ${licenseSeats} where ${licenseSeats.licenseId} = ${licenses.id}) >= ${licenses.seats} then 'full'
  else 'active' end`;

/** The licences of the locations that the caller may see; those that end first come first, those that have ended last. */
export function licensesFor(
  context: Context,
  { locationId, status, sort = 'expiresAt', ...page }: LicenseQuery,
): Promise<LicenseList> {
  const { db, now } = context;
  return pageOf(db, {
    rows: db
      .select({ row: licenses, location: named })
      .from(licenses)
      .innerJoin(locations, eq(locations.id, licenses.locationId))
      .where(
        and(
          locationsOf(callerIn(context)),
          locationId === undefined ? undefined : eq(licenses.locationId, locationId),
          status && sql`${statusAt(now)} = ${status}`,
        ),
      ),
    order: [
      // what has ended is not what ends next
      ...(sort === 'expiresAt' ? [sql`${licenses.expiresAt} <= ${now}::bigint`] : []),
      sortedBy(sort, { expiresAt: licenses.expiresAt, seats: licenses.seats }),
    ],
    key: licenses.id,
    page,
    items: found => shownAll(context, found),
  });
}
