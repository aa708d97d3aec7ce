import { and, eq, or, type SQL } from 'drizzle-orm';
import type {
  ActivationCode,
  ActivationCodeList,
  ActivationCodeQuery,
} from '../../../core/contract/schemas/commercial/activation-codes.js';
import { pageOf } from '../../db/page.js';
import { sortedBy } from '../../db/sort.js';
import { changed, readForChange, type Versioned } from '../../db/versioned.js';
import type { Caller, Context } from '../../http/handler.js';
import { callerIn } from '../../people/caller.js';
import { hasStatus } from './activation-code-sql.js';
import { type ActivationCodeRow, activationCodeStatus } from './activation-code-status.js';
import { findLocation } from '../places/location-record.js';
import { locationsOf, seesAll } from '../access/scope.js';
import { formatShortCode } from './short-code.js';
import { activationCodes } from '../tables/licenses.js';
import { locations, locationUsers } from '../tables/places.js';
import { savedBy } from '../access/names.js';

/** A code as the API shows it; `now` in unix seconds. */
export function activationCodeShown(row: ActivationCodeRow, locationName: string, now: number): ActivationCode {
  const { id, code, locationId, maxUses, uses, expiresAt, createdAt, version } = row;
  return {
    id,
    maxUses,
    uses,
    expiresAt,
    createdAt,
    version,
    code: formatShortCode(code),
    location: { id: locationId, name: locationName },
    expiresIn: Math.max(0, expiresAt - now),
    status: activationCodeStatus(row, now),
  };
}

/** Codes of machines. The audit trail has none of them in full. */
const versionedActivationCode: Versioned<ActivationCodeRow> = {
  resource: 'activationCode',
  saved: savedBy('activationCode'),
  table: activationCodes,
  key: activationCodes.id,
  find: (db, id) => db.select().from(activationCodes).where(eq(activationCodes.id, id)),
  shown: async ({ db, now }, row) => activationCodeShown(row, (await findLocation(db, row.locationId)).name, now),
  hidden: ['code'],
};

/** Who works at a location and does not run it sees the codes that can be used (domain 2.3); `locationUsers` is their own row. */
const whatStaffSee = (caller: Caller, now: number): SQL | undefined =>
  seesAll(caller)
    ? undefined
    : or(
        hasStatus('active', now),
        eq(locationUsers.role, 'manager'),
        locationsOf({ ...caller, roles: caller.roles.filter(role => role !== 'LocationUser') }),
      );

/** The codes that the caller may see, newest first. */
export function codesFor(
  context: Context,
  { locationId, status, sort = '-createdAt', ...page }: ActivationCodeQuery,
): Promise<ActivationCodeList> {
  const { db, now } = context;
  const caller = callerIn(context);
  const which = and(
    locationsOf(caller),
    whatStaffSee(caller, now),
    locationId === undefined ? undefined : eq(activationCodes.locationId, locationId),
    status && hasStatus(status, now),
  );
  return pageOf(db, {
    rows: db
      .select({ row: activationCodes, location: locations.name })
      .from(activationCodes)
      .innerJoin(locations, eq(locations.id, activationCodes.locationId))
      .leftJoin(locationUsers, and(eq(locationUsers.locationId, locations.id), eq(locationUsers.userId, caller.userId)))
      .where(which),
    order: [sortedBy(sort, { createdAt: activationCodes.createdAt, expiresAt: activationCodes.expiresAt })],
    key: activationCodes.id,
    page,
    items: rows => rows.map(({ row, location }) => activationCodeShown(row, location, now)),
  });
}

/** The same of one location. */
export async function codesOfLocation(
  context: Context,
  query: ActivationCodeQuery & { locationId: string },
): Promise<ActivationCodeList> {
  await findLocation(context.db, query.locationId);
  return codesFor(context, query);
}

/** Nobody activates a machine with it any more; asking twice is harmless. */
export async function revokeCode(context: Context, id: string): Promise<ActivationCode> {
  const held = await readForChange(context, versionedActivationCode, id);
  const row = await changed(context, held, { revokedAt: held.row.revokedAt ?? context.now });
  const { name } = await findLocation(context.db, row.locationId);
  return activationCodeShown(row, name, context.now);
}
