import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';
import type { EquipmentSelection } from '../../../core/contract/schemas/commercial/equipment-import.js';
import { holds } from '../../db/search.js';
import type { Caller } from '../../http/handler.js';
import { aliveOnly, SILENT_SECONDS } from '../equipment-status.js';
import { locationsOf } from '../scope.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import { licenseSeats } from '../tables/licenses.js';
import { locations } from '../tables/places.js';

/** The machines that a caller sees: those at their locations, and an owner's wherever they stand. */
function seenBy(caller: Caller): SQL | undefined {
  const at = locationsOf(caller);
  if (!at) return undefined;
  const ownerId = caller.roles.includes('Owner') ? caller.scope?.ownerId : undefined;
  return or(at, ownerId === undefined ? undefined : eq(machines.ownerId, ownerId));
}

const silent = (now: number) => lte(machines.lastSeenAt, now - SILENT_SECONDS);

const connected = (connection: Connection, now: number): SQL | undefined =>
  ({
    neverSeen: isNull(machines.lastSeenAt),
    online: gt(machines.lastSeenAt, now - SILENT_SECONDS),
    offline: silent(now),
  })[connection];

/** By the status that is shown: what says nothing any more is offline. */
function hasStatus(status: EquipmentStatus, now: number): SQL | undefined {
  if (status === 'offline')
    return or(eq(machines.status, status), and(inArray(machines.status, [...aliveOnly]), silent(now)));
  const said = eq(machines.status, status);
  return aliveOnly.includes(status) ? and(said, or(isNull(machines.lastSeenAt), not(silent(now)))) : said;
}

/** A filter of the list as a condition on machines, each joined with its location and seat. */
export function matching(caller: Caller, selection: EquipmentSelection, now: number): SQL | undefined {
  const { q, locationId, ownerId, licenseId, stage, status, connection, modelId, license, countryCode } = selection;
  return and(
    seenBy(caller),
    q ? holds(sql`concat_ws(' ', ${machines.name}, ${machines.serialNumber})`, q) : undefined,
    locationId === undefined ? undefined : eq(machines.locationId, locationId),
    ownerId === undefined ? undefined : eq(machines.ownerId, ownerId),
    licenseId === undefined ? undefined : eq(licenseSeats.licenseId, licenseId),
    stage === undefined ? undefined : eq(machines.stage, stage),
    status && hasStatus(status, now),
    connection && connected(connection, now),
    modelId === undefined ? undefined : eq(machines.modelId, modelId),
    license && (license === 'seated' ? isNotNull(licenseSeats.licenseId) : isNull(licenseSeats.licenseId)),
    countryCode === undefined ? undefined : eq(locations.countryCode, countryCode),
  );
}
